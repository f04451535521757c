import { areaTypes } from '@zhibi/contract/papers';
import { lookAlikesOf } from '@zhibi/ink/characters';
import { drawnCharacter } from '../../papers/index.js';
import type { KnownCharacters } from './rules-characters.js';
import type { ItemToRead } from './rules-reading.js';

/** The strokes of every character that is to be written in these items, and of those that they are taken for. */
export function charactersToRead(items: readonly Pick<ItemToRead, 'body'>[]): KnownCharacters {
  const parts = items.flatMap(({ body }) => [body, ...body.parts]);
  const wanted = parts.flatMap(({ type, answer }) =>
    type === areaTypes.calligraphy && answer.kind === 'blanks'
      ? answer.blanks.map(({ accepted }) => accepted[0] ?? '')
      : [],
  );
  const all = new Set(wanted.flatMap((one) => [one, ...lookAlikesOf(one)]));
  return Object.fromEntries(
    [...all].flatMap((one) => {
      const drawn = drawnCharacter(one);
      return drawn ? [[one, drawn.medians] as const] : [];
    }),
  );
}
