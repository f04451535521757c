import { openPlaces, type Place, placeKey, type Room, type Seat } from '@zhibi/contract/people/my-classes';

/** Somebody takes a place; whoever sat there takes theirs, or stands when there was none. A place without a seat takes nobody. */
export function takePlace(room: Room, seats: readonly Seat[], studentId: string, place: Place): Seat[] {
  if (!openPlaces(room).some((one) => placeKey(one) === placeKey(place))) return [...seats];
  const own = seats.find((seat) => seat.studentId === studentId);
  const there = seats.find((seat) => placeKey(seat) === placeKey(place));
  if (there?.studentId === studentId) return [...seats];
  const others = seats.filter((seat) => seat !== own && seat !== there);
  return [
    ...others,
    ...(there && own ? [{ ...there, row: own.row, column: own.column }] : []),
    { studentId, row: place.row, column: place.column },
  ];
}

/** Somebody stands up. */
export const standUp = (seats: readonly Seat[], studentId: string): Seat[] =>
  seats.filter((seat) => seat.studentId !== studentId);

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const steps: Record<Arrow, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
export const isArrow = (key: string): key is Arrow => key in steps;

/** The place that an arrow leads to as the plan is drawn; in the teacher's view the room is turned around. The edge holds. */
export function stepFrom(room: Room, { row, column }: Place, arrow: Arrow, isTeacherView: boolean): Place {
  const [rows, columns] = steps[arrow];
  const turn = isTeacherView ? -1 : 1;
  const within = (value: number, last: number) => Math.min(last, Math.max(1, value));
  return { row: within(row + turn * rows, room.rows), column: within(column + turn * columns, room.columns) };
}

/** The next seat that an arrow leads to, over places without one; the same place where there is none. */
export function nextSeat(room: Room, from: Place, arrow: Arrow, isTeacherView: boolean): Place {
  const open = new Set(openPlaces(room).map(placeKey));
  let at = from;
  for (let step = 0; step < 12; step++) {
    const next = stepFrom(room, at, arrow, isTeacherView);
    if (placeKey(next) === placeKey(at)) return from;
    if (open.has(placeKey(next))) return next;
    at = next;
  }
  return from;
}

/** After the room has changed: whoever sits where no seat is any more stands. */
export const withinRoom = (room: Room, seats: readonly Seat[]): Seat[] => {
  const open = new Set(openPlaces(room).map(placeKey));
  return seats.filter((seat) => open.has(placeKey(seat)));
};

/** A place becomes open floor, or a seat again. */
export function turnBlocked(room: Room, place: Place): Room {
  const others = room.blocked.filter((one) => placeKey(one) !== placeKey(place));
  return { ...room, blocked: others.length < room.blocked.length ? others : [...room.blocked, place] };
}

/** A room of another size keeps what of its aisles and gaps still fits. */
export function resized(room: Room, size: { rows: number; columns: number }): Room {
  return {
    ...room,
    ...size,
    aisles: room.aisles.filter((after) => after < size.columns),
    blocked: room.blocked.filter(({ row, column }) => row <= size.rows && column <= size.columns),
  };
}
