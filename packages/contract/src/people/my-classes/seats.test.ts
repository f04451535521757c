import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areDeskmates,
  nextRotationOn,
  openPlaces,
  placeKey,
  type Room,
  rotateSeats,
  type Seat,
  usualRoom,
} from './seats.js';

const room = (change: Partial<Room> = {}): Room => ({
  rows: 2,
  columns: 4,
  aisles: [2],
  blocked: [],
  desk: 'middle',
  ...change,
});
const idOf = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const full = (of: Room): Seat[] => openPlaces(of).map((place, at) => ({ ...place, studentId: idOf(at) }));

it('deskmates sit side by side with no aisle between', () => {
  const at = (row: number, column: number) => ({ row, column });
  expect(areDeskmates(room(), at(1, 1), at(1, 2))).toBe(true);
  expect(areDeskmates(room(), at(1, 2), at(1, 3))).toBe(false);
  expect(areDeskmates(room(), at(1, 1), at(2, 1))).toBe(false);
});

it('a rotation moves everybody one block on, and the last block to the first', () => {
  const columns = rotateSeats(room(), full(room())).map(({ column }) => column);
  expect(columns).toEqual([3, 4, 1, 2, 3, 4, 1, 2]);
});

it('a rotation keeps rows, loses nobody and puts nobody where no seat is', () => {
  const anyRoom = fc.record({
    rows: fc.integer({ min: 1, max: 5 }),
    columns: fc.integer({ min: 1, max: 6 }),
    holes: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }))),
    aisle: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(anyRoom, ({ rows, columns, holes, aisle }) => {
      const of = room({
        rows,
        columns,
        aisles: aisle < columns ? [aisle] : [],
        blocked: holes.map(([row, column]) => ({ row, column })),
      });
      const before = full(of);
      const after = rotateSeats(of, before);
      expect(new Set(after.map(placeKey))).toEqual(new Set(before.map(placeKey)));
      expect(after.map(({ studentId, row }) => [studentId, row])).toEqual(
        before.map(({ studentId, row }) => [studentId, row]),
      );
    }),
  );
});

it('as many rotations as there are blocks bring everybody home', () => {
  const of = usualRoom(40);
  const home = full(of);
  const around = of.aisles.concat(of.columns).reduce((seats) => rotateSeats(of, seats), home);
  expect(around).toEqual(home);
});

it.each([
  ['20261102', 4, '20261130'],
  ['20261228', 1, '20270104'],
  ['20261102', null, null],
])('from %s every %s weeks the next is %s', (from, weeks, next) => {
  expect(nextRotationOn(from, weeks)).toBe(next);
});

it.each([
  [40, 8, 5],
  [12, 8, 4],
  [52, 10, 6],
])('the usual room for %i has %i columns and %i rows', (students, columns, rows) => {
  expect(usualRoom(students)).toMatchObject({ columns, rows });
});
