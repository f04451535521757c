import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeOf, dealForms, type Seated } from './rules-seat-forms.js';

/** A room as it is drawn: # somebody sits, . nobody does. */
const roomOf = (...rows: string[]): Seated[] =>
  rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) =>
      sign === '#' ? [{ row: row + 1, column: column + 1, studentId: `${row + 1}:${column + 1}` }] : [],
    ),
  );
const alike = (seats: Seated[], forms: number) => alikeOf(seats, dealForms(seats, forms));
const full = roomOf('########', '########', '########', '########', '########', '########');

describe('forms dealt by seats', () => {
  it.each([
    ['a full room with two forms', full, 2, { beside: 0, across: 70 }],
    ['a full room with four', full, 4, { beside: 0, across: 0 }],
    ['every other column is empty: two are enough', roomOf('#.#.#', '#.#.#', '#.#.#'), 2, { beside: 0, across: 0 }],
    ['only corners meet: two are enough', roomOf('#.#.', '.#.#', '#.#.'), 2, { beside: 0, across: 0 }],
    ['two blocks that meet at a corner', roomOf('##..', '##..', '..##', '..##'), 2, { beside: 0, across: 4 }],
    ['one student', roomOf('#'), 2, { beside: 0, across: 0 }],
    ['nobody', [], 3, { beside: 0, across: 0 }],
  ])('%s', (_, seats, forms, expected) => {
    expect(alike(seats, forms)).toEqual(expected);
  });

  it('deals them about evenly', () => {
    const dealt = [...dealForms(full, 2).values()];
    expect(dealt.filter((form) => form === 0)).toHaveLength(24);
  });

  const places = fc.uniqueArray(
    fc.record({ row: fc.integer({ min: 1, max: 7 }), column: fc.integer({ min: 1, max: 8 }) }),
    {
      selector: ({ row, column }) => `${row}:${column}`,
      maxLength: 30,
    },
  );
  const seated = (some: { row: number; column: number }[]): Seated[] =>
    some.map((place, at) => ({ ...place, studentId: `${at}` }));

  it('never gives neighbours the same, whoever is missing, and four forms none across a corner', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 2, max: 4 }), (some, forms) => {
        const seats = seated(some);
        const found = alike(seats, forms);
        expect(found.beside).toBe(0);
        if (forms === 4) expect(found.across).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('with two forms leaves as few alike across a corner as there can be (against all ways)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 9 }), (some) => {
        const seats = seated(some.map((at) => ({ row: Math.floor(at / 4) + 1, column: (at % 4) + 1 })));
        let least = Number.POSITIVE_INFINITY;
        for (let way = 0; way < 2 ** seats.length; way++) {
          const formOf = new Map(seats.map(({ studentId }, at) => [studentId, (way >> at) & 1]));
          const { beside, across } = alikeOf(seats, formOf);
          if (beside === 0) least = Math.min(least, across);
        }
        expect(alike(seats, 2).across).toBe(least);
      }),
      { numRuns: 60 },
    );
  });
});
