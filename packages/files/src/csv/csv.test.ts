import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv.js';

describe('a cell of a table', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j cannot run', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });

  it('that is a number stays one, below zero too', () => {
    expect([csvCell(-3.5), csvCell(null)]).toEqual(['"-3.5"', '""']);
  });

  it('keeps commas, quotes and lines together', () => {
    expect(csvCell('a,"b"\nc')).toBe('"a,""b""\nc"');
  });

  it('reads back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const line = csvOf([texts]);
        expect(line.startsWith('\uFEFF')).toBe(true);
        const cells = [...line.slice(1).matchAll(/"((?:[^"]|"")*)"/g)].map((found) => found[1]?.replaceAll('""', '"'));
        expect(cells.map((cell, at) => (cell === `'${texts[at]}` ? texts[at] : cell))).toEqual(texts);
        expect(cells.every((cell) => !/^[=+\-@\t\r]/.test(cell ?? ''))).toBe(true);
      }),
    );
  });
});
