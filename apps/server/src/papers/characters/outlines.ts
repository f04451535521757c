import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const Drawn = z.object({ strokes: z.array(z.string()) });
const known = new Map<string, readonly string[]>();

/**
 * The strokes of each of these characters in the order in which they are written, as paths in a square of 1024 whose y grows upward and whose
 * base is at -124; from hanzi-writer-data (Arphic Public License, see NOTICE). Characters that nobody drew are left out.
 */
export function outlinesOf(characters: readonly string[]): Record<string, readonly string[]> {
  const wanted = [...new Set(characters)].filter((one) => /^\p{Script=Han}$/u.test(one));
  return Object.fromEntries(
    wanted.flatMap((one) => {
      const strokes = known.get(one) ?? read(one);
      known.set(one, strokes);
      return strokes.length === 0 ? [] : [[one, strokes] as const];
    }),
  );
}

function read(character: string): readonly string[] {
  let file: string;
  try {
    file = require.resolve(`hanzi-writer-data/${character}.json`);
  } catch {
    return []; // nobody has drawn this character
  }
  return Drawn.parse(JSON.parse(readFileSync(file, 'utf8'))).strokes;
}
