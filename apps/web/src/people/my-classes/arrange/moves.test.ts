import { openPlaces, placeKey, type Room, type Seat } from '@zhibi/contract/people/my-classes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSeat, resized, standUp, takePlace, turnBlocked, withinRoom } from './moves.js';

const room: Room = { rows: 2, columns: 3, aisles: [1], blocked: [{ row: 1, column: 2 }], desk: 'middle' };
const seat = (studentId: string, row: number, column: number): Seat => ({ studentId, row, column });
const seats = [seat('a', 1, 1), seat('b', 1, 3)];
const where = (all: readonly Seat[], id: string) => {
  const found = all.find(({ studentId }) => studentId === id);
  return found ? placeKey(found) : 'standing';
};

describe('taking a place', () => {
  it('two change places', () => {
    const after = takePlace(room, seats, 'a', { row: 1, column: 3 });
    expect([where(after, 'a'), where(after, 'b')]).toEqual(['1:3', '1:1']);
  });

  it('whoever comes from outside makes the other stand', () => {
    const after = takePlace(room, seats, 'c', { row: 1, column: 3 });
    expect([where(after, 'c'), where(after, 'b')]).toEqual(['1:3', 'standing']);
  });

  it('where no seat is, nobody sits down', () => {
    expect(takePlace(room, seats, 'a', { row: 1, column: 2 })).toEqual(seats);
  });

  it('never puts two on one place, nor anybody on two', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const place = fc.record({ row: fc.integer({ min: 1, max: 2 }), column: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(id, place)), (moves) => {
        const after = moves.reduce((all, [who, to]) => takePlace(room, all, who, to), [] as Seat[]);
        expect(new Set(after.map(placeKey)).size).toBe(after.length);
        expect(new Set(after.map(({ studentId }) => studentId)).size).toBe(after.length);
        const open = new Set(openPlaces(room).map(placeKey));
        expect(after.every((one) => open.has(placeKey(one)))).toBe(true);
      }),
    );
  });
});

it.each([
  ['over a gap to the right', { row: 1, column: 1 }, 'ArrowRight', false, '1:3'],
  ['the same key in the teacher’s view leads left', { row: 1, column: 3 }, 'ArrowRight', true, '1:1'],
  ['up from the front row stays', { row: 1, column: 1 }, 'ArrowUp', false, '1:1'],
  ['up in the teacher’s view leads to the back', { row: 1, column: 1 }, 'ArrowUp', true, '2:1'],
] as const)('%s', (_, from, arrow, isTeacherView, to) => {
  expect(placeKey(nextSeat(room, from, arrow, isTeacherView))).toBe(to);
});

it('standing up leaves the others', () => {
  expect(standUp(seats, 'a').map(({ studentId }) => studentId)).toEqual(['b']);
});

it('a place that becomes open floor has nobody on it, and can become a seat again', () => {
  const changed = turnBlocked(room, { row: 1, column: 3 });
  expect(withinRoom(changed, seats).map(({ studentId }) => studentId)).toEqual(['a']);
  expect(turnBlocked(changed, { row: 1, column: 3 })).toEqual(room);
});

it('a smaller room keeps what still fits', () => {
  expect(resized({ ...room, aisles: [1, 2] }, { rows: 1, columns: 2 })).toMatchObject({
    aisles: [1],
    blocked: [{ row: 1, column: 2 }],
  });
});
