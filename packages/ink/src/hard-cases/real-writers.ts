import type { SymbolInk } from '../recogniser/features.js';
import { lettersOfCases, type Writer } from './writer.js';

/** A symbol that a known person wrote. */
export interface LabelledInk {
  writer: string;
  label: string;
  strokes: SymbolInk;
}

/** The people who wrote these symbols; what one of them never wrote is lent by the next who did. */
export function writersOf(symbols: readonly LabelledInk[]): Writer[] {
  const names = [...new Set(symbols.map(({ writer }) => writer))].sort();
  const own = new Map<string, SymbolInk[]>();
  for (const { writer, label, strokes } of symbols) {
    const key = `${writer} ${label}`;
    own.set(key, [...(own.get(key) ?? []), strokes]);
  }
  return names.map((name, at) => ({
    name,
    inks: new Map(
      lettersOfCases.flatMap((letter) => {
        const lender = [...names.slice(at), ...names].find((one) => own.has(`${one} ${letter}`));
        const inks = lender === undefined ? undefined : own.get(`${lender} ${letter}`);
        return inks === undefined ? [] : [[letter, inks] as const];
      }),
    ),
  }));
}
