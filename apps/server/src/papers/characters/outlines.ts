import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const Drawn = z.object({ strokes: z.array(z.string()), medians: z.array(z.array(z.tuple([z.number(), z.number()]))) });
type DrawnCharacter = z.infer<typeof Drawn>;

/** So many are remembered: all that a primary school writes. */
const MOST_KNOWN = 4_000;
const known = new Map<string, DrawnCharacter | undefined>();

/**
 * A character by its strokes in the order in which they are written: their outlines as paths, and the lines that a pen runs, in a square of
 * 1024 whose y grows upward and whose base is at -124; from hanzi-writer-data (Arphic Public License, see NOTICE). Undefined where nobody drew it.
 */
export function drawnCharacter(character: string): DrawnCharacter | undefined {
  if (!/^\p{Script=Han}$/u.test(character)) return undefined;
  if (!known.has(character)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(character, read(character));
  }
  return known.get(character);
}

/** The outlines of each of these characters. Those that nobody drew are left out. */
export function outlinesOf(characters: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    [...new Set(characters)].flatMap((one) => {
      const drawn = drawnCharacter(one);
      return drawn ? [[one, drawn.strokes] as const] : [];
    }),
  );
}

function read(character: string): DrawnCharacter | undefined {
  let file: string;
  try {
    file = require.resolve(`hanzi-writer-data/${character}.json`);
  } catch {
    return undefined; // nobody has drawn this character
  }
  return Drawn.parse(JSON.parse(readFileSync(file, 'utf8')));
}
