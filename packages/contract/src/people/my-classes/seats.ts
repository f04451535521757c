import { z } from 'zod';
import { Id, wholeNumber } from '../../kernel/index.js';

export const Place = z.object({ row: wholeNumber({ min: 1, max: 12 }), column: wholeNumber({ min: 1, max: 12 }) });
export type Place = z.infer<typeof Place>;

/**
 * A classroom as the students see it: row 1 is in front, column 1 on their left. `aisles` are the columns that an aisle follows; `blocked` are
 * places without a seat; `desk` says where in front the teacher's desk stands.
 */
export const Room = z
  .object({
    rows: wholeNumber({ min: 1, max: 12 }),
    columns: wholeNumber({ min: 1, max: 12 }),
    aisles: z.array(wholeNumber({ min: 1, max: 11 })).max(11),
    blocked: z.array(Place).max(144),
    desk: z.enum(['left', 'middle', 'right']),
  })
  .refine(({ aisles, columns }) => aisles.every((after) => after < columns), { path: ['aisles'] });
export type Room = z.infer<typeof Room>;

export const Seat = Place.extend({ studentId: Id });
export type Seat = z.infer<typeof Seat>;

/** Ten places in a row, two by two, in so many rows as the class needs: what most classrooms look like. */
export const usualRoom = (students: number): Room => {
  const columns = students > 48 ? 10 : 8;
  const aisles = Array.from({ length: columns / 2 - 1 }, (_, at) => 2 * at + 2);
  return {
    rows: Math.min(12, Math.max(4, Math.ceil(students / columns))),
    columns,
    aisles,
    blocked: [],
    desk: 'middle',
  };
};

export const placeKey = ({ row, column }: Place): string => `${row}:${column}`;

/** The places where somebody can sit, from the front left to the back right. */
export function openPlaces({ rows, columns, blocked }: Room): Place[] {
  const closed = new Set(blocked.map(placeKey));
  return Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  })).filter((place) => !closed.has(placeKey(place)));
}

/** Two who sit at one desk: side by side with no aisle between. */
export const areDeskmates = ({ aisles }: Room, one: Place, other: Place): boolean =>
  one.row === other.row &&
  Math.abs(one.column - other.column) === 1 &&
  !aisles.includes(Math.min(one.column, other.column));

/** Within reach of each other, an aisle between or not: what "apart" forbids. */
export const areClose = (one: Place, other: Place): boolean =>
  Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column)) <= 1;

/** The rows in front, and those at the back, that a need speaks of: two, or one in a room of three rows and fewer. */
const edgeRows = ({ rows }: Room): number => (rows <= 3 ? 1 : 2);
export const isInFront = (room: Room, { row }: Place): boolean => row <= edgeRows(room);
export const isAtBack = (room: Room, { row }: Place): boolean => row > room.rows - edgeRows(room);

/**
 * Everybody moves one block of desks to the right, the last block to the left: rows stay, so whoever must sit in front still does, and deskmates stay
 * deskmates where the blocks are alike. In each row the people of the open places move on together by the width of the first block.
 */
export function rotateSeats(room: Room, seats: readonly Seat[]): Seat[] {
  const firstAisle = room.aisles.length > 0 ? Math.min(...room.aisles) : room.columns;
  const shift = firstAisle === room.columns ? 1 : firstAisle;
  const byRow = new Map<number, Place[]>();
  for (const place of openPlaces(room)) byRow.set(place.row, [...(byRow.get(place.row) ?? []), place]);
  return seats.map((seat) => {
    const row = byRow.get(seat.row) ?? [];
    const at = row.findIndex(({ column }) => column === seat.column);
    const next = at < 0 ? undefined : row[(at + shift) % row.length];
    return next === undefined ? seat : { ...next, studentId: seat.studentId };
  });
}

/** The day of the next rotation; null where seats do not rotate. Days as `yyyymmdd`. */
export function nextRotationOn(fromOn: string, weeks: number | null): string | null {
  if (weeks === null) return null;
  const from = Date.UTC(+fromOn.slice(0, 4), +fromOn.slice(4, 6) - 1, +fromOn.slice(6, 8));
  return new Date(from + weeks * 7 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}
