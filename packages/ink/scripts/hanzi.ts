import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CharacterModel, modelOf } from '../src/characters/model.js';
import type { HanziSource, Medians } from '../src/handwriting/glyph.js';

const require = createRequire(import.meta.url);
const known = new Map<string, Medians | undefined>();

/** The medians of a character, from hanzi-writer-data (Arphic Public License, see NOTICE). */
export const hanzi: HanziSource = (character) => {
  if (!known.has(character)) known.set(character, read(character));
  return known.get(character);
};

function read(character: string): Medians | undefined {
  try {
    return (
      JSON.parse(readFileSync(require.resolve(`hanzi-writer-data/${character}.json`), 'utf8')) as { medians: Medians }
    ).medians;
  } catch {
    return undefined; // nobody drew it
  }
}

const models = new Map<string, CharacterModel | undefined>();
export function modelFor(character: string): CharacterModel | undefined {
  if (!models.has(character)) {
    const medians = hanzi(character);
    models.set(character, medians && modelOf(character, medians));
  }
  return models.get(character);
}

/** The characters of a file whose first lines name its columns: `tongyong-8105.csv` with levels 1 to 3. */
export const listed = (path: string, mostLevel = 3): string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','))
    .filter(([, , level]) => Number(level) <= mostLevel)
    .flatMap(([, character]) => character ?? []);
