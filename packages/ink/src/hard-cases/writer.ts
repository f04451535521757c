import type { Random } from '../handwriting/random.js';
import type { SymbolInk } from '../recogniser/features.js';

/** What one person wrote: a letter → the symbols that there are of it. */
export interface Writer {
  name: string;
  inks: ReadonlyMap<string, readonly SymbolInk[]>;
}

/** The letters that hard cases are made of. */
export const lettersOfCases = [...'0123456789vOxwm-/ABCDEFTVXWMNzuno+|()[]LZ><,.=%abycgkdehjqrstl~'];

/** One of this writer's symbols of a letter, else of the next letter that will do. */
export function inkOf(writer: Writer, random: Random, ...letters: readonly string[]): SymbolInk | undefined {
  const list = writer.inks.get(letters.find((letter) => writer.inks.has(letter)) ?? '') ?? [];
  return list[Math.floor(random() * list.length)];
}
