import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childStatus, movesOf, type Party, printMoves, statusAfter } from './moves.js';
import { type PrintStatus, printStatuses, statusesInOrder, statusName } from './statuses.js';
import { PrintMove } from './steps.js';

const parties: readonly Party[] = ['school', 'centre', 'shop', 'clock'];

it('has the nine codes of the specification, in the order of the way', () => {
  expect(statusesInOrder).toEqual([0, 3, 6, 7, 1, 2, 8, 5, 4]);
  expect(statusesInOrder.map(statusName)).toEqual(Object.keys(printStatuses));
});

describe('the way of an order', () => {
  /** Every status that can be reached from a new order, with the moves that lead there. */
  const steps = statusesInOrder.flatMap((from) =>
    parties.flatMap((party) =>
      movesOf(from, party).flatMap((move) => {
        const child = childStatus(move);
        return [
          { from, move, to: statusAfter(move, from) },
          ...(child === undefined ? [] : [{ from, move, to: child }]),
        ];
      }),
    ),
  );
  const reachable = (start: PrintStatus, seen = new Set<PrintStatus>()): Set<PrintStatus> => {
    if (seen.has(start)) return seen;
    seen.add(start);
    for (const { from, to } of steps) if (from === start) reachable(to, seen);
    return seen;
  };

  it('is exactly what the domain says', () => {
    const pairs = new Set(steps.map(({ from, to }) => `${from}>${to}`));
    expect([...pairs].sort()).toEqual(
      [
        '0>0',
        '0>3',
        '1>2',
        '1>7',
        '2>8',
        '3>3',
        '3>4',
        '3>6',
        '4>0',
        '4>4',
        '6>7',
        '7>1',
        '7>6',
        '8>1',
        '8>5',
        '8>8',
      ].sort(),
    );
  });

  it('leads from a new order to every status', () => {
    expect([...reachable(printStatuses.pendingPush)].sort()).toEqual([...statusesInOrder].sort());
  });

  it('comes to its end from everywhere, and ends there', () => {
    for (const status of statusesInOrder) expect(reachable(status)).toContain(printStatuses.completed);
    for (const party of parties) expect(movesOf(printStatuses.completed, party)).toEqual([]);
  });

  it('is given up only by the school and only where nothing can be printed yet, and then open to nothing but being taken up again', () => {
    const { pendingPush, rejected } = printStatuses;
    const given = statusesInOrder.filter((status) =>
      parties.some((party) => movesOf(status, party).includes('withdraw')),
    );
    expect([...given].sort()).toEqual([pendingPush, rejected].sort());
    for (const status of statusesInOrder)
      for (const party of parties)
        expect(movesOf(status, party, true)).toEqual(given.includes(status) && party === 'school' ? ['restore'] : []);
    for (const status of given) expect(statusAfter('restore', statusAfter('withdraw', status))).toBe(status);
  });

  it('lets somebody who is a person move on at every status but the last', () => {
    for (const status of statusesInOrder.filter((one) => one !== printStatuses.completed))
      expect(parties.filter((party) => party !== 'clock').flatMap((party) => movesOf(status, party))).not.toEqual([]);
  });

  it('is walked by any sequence of moves without leaving the table', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...PrintMove.options), fc.constantFrom(...parties))), (tries) => {
        let status: PrintStatus = printStatuses.pendingPush;
        let isWithdrawn = false;
        for (const [move, party] of tries) {
          if (!movesOf(status, party, isWithdrawn).includes(move)) continue;
          expect(printMoves[move].from).toContain(status);
          status = statusAfter(move, status);
          if (move === 'withdraw' || move === 'restore') isWithdrawn = move === 'withdraw';
          expect(statusesInOrder).toContain(status);
        }
      }),
    );
  });
});
