import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.js';

describe('the name of a statement', () => {
  it('is the same for the same text, another for another, and fits into what the database keeps of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 50 }), (texts) => {
        const [mine, other] = [new StatementNames(), new StatementNames()];
        const names = texts.map((text) => mine.of(text, 1));
        expect(new Set(names).size).toBe(texts.length);
        expect(texts.map((text) => other.of(text, 1))).toEqual(names);
        for (const name of names) expect(Buffer.byteLength(name ?? '')).toBeLessThan(64);
      }),
    );
  });

  it('is had by the first that come only: however many texts there are, a connection keeps few prepared', () => {
    const names = new StatementNames(3);
    const had = Array.from({ length: 100 }, (_, nth) => names.of(`select ${nth}`, 0));
    expect(had.filter(Boolean)).toHaveLength(3);
    expect(names.of('select 1', 0)).toBe(had[1]);
    expect(names.size).toBe(3);
  });

  it('is not had by a list of values: there are as many texts as lengths', () => {
    const names = new StatementNames();
    expect(names.of('insert …', 41)).toBeUndefined();
    expect(names.of('insert …', 40)).toBeDefined();
  });
});
