import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HanziSource, Medians } from '@zhibi/ink/handwriting';

const require = createRequire(import.meta.url);
const known = new Map<string, Medians | undefined>();

/** The strokes of a Chinese character, from hanzi-writer-data (Arphic Public License, see NOTICE). */
export const hanzi: HanziSource = (character) => {
  if (!known.has(character)) known.set(character, read(character));
  return known.get(character);
};

function read(character: string): Medians | undefined {
  if (!/^\p{Script=Han}$/u.test(character)) return undefined;
  try {
    return (
      JSON.parse(readFileSync(require.resolve(`hanzi-writer-data/${character}.json`), 'utf8')) as { medians: Medians }
    ).medians;
  } catch {
    return undefined; // a character nobody drew: the hand leaves it out
  }
}
