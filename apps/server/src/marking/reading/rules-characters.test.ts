import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';
import { lookAlikesOf } from '@zhibi/ink/characters';
import type { Medians } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { readItem } from './rules-reading.js';

const require = createRequire(import.meta.url);
const mediansOf = (character: string): Medians =>
  JSON.parse(readFileSync(require.resolve(`hanzi-writer-data/${character}.json`), 'utf8')).medians;
const known = (words: string) =>
  Object.fromEntries([...words].flatMap((one) => [one, ...lookAlikesOf(one)]).map((one) => [one, mediansOf(one)]));

const SIDE = 14;
/** Two squares for each character of a word, as a sheet has them. */
const areas = (word: string): AnswerArea[] =>
  [...word].flatMap((_, blankIndex) =>
    [0, 1].map((nth) => ({
      areaId: `${blankIndex}-${nth}`,
      areaType: areaTypes.calligraphy,
      beIncludedId: null,
      qids: ['word'],
      page: 1,
      xMm: 20 + nth * SIDE,
      yMm: 30 + blankIndex * SIDE,
      widthMm: SIDE,
      heightMm: SIDE,
      option: null,
      blankIndex,
      partIndex: null,
    })),
  );
const written = (character: string, { xMm, yMm }: AnswerArea): Stroke[] =>
  mediansOf(character).map((stroke, k) => ({
    id: `${k}`,
    t0: k * 300,
    tip: 'pen',
    points: stroke.map(([x, y]) => [xMm + (x / 1024) * SIDE, yMm + ((900 - y) / 1024) * SIDE, 0.5, 9]),
  }));
const item = (word: string, characters = known(word)) => ({
  itemId: 'word',
  type: areaTypes.calligraphy,
  score: [...word].length,
  characters,
  body: {
    type: areaTypes.calligraphy,
    answer: { kind: 'blanks' as const, blanks: [...word].map((one) => ({ accepted: [one] })) },
    parts: [],
  },
});
/** @param what square by square, a character or nothing */
const read = (word: string, what: string[], characters = known(word)) => {
  const places = areas(word);
  const ink = new Map(
    places.flatMap((area, nth) => (what[nth] ? [[area.areaId, written(what[nth], area)] as const] : [])),
  );
  return readItem(item(word, characters), places, ink);
};

describe('a sheet of characters', () => {
  it('is scored where every character that was written is sure, empty squares or not', () => {
    expect(read('土地', ['土', '土', '地', ''])).toMatchObject({ kind: 'scored', score: 2, text: '土地' });
  });

  it('gives nothing for another character, and says which was written', () => {
    const { text, score } = read('大地', ['太', '', '地', '']);
    expect({ text, score }).toEqual({ text: '太地', score: 1 });
  });

  it('waits for a teacher where one square is in doubt', () => {
    expect(read('日地', ['日', '曰', '地', '地'])).not.toMatchObject({ kind: 'scored', score: 2 });
    expect(read('己', ['已', ''])).toMatchObject({ kind: 'doubtful' });
  });

  it('is a teacher’s where nobody drew the character, and empty where nothing was written', () => {
    expect(read('土', ['土', ''], {})).toMatchObject({ kind: 'doubtful', score: null });
    expect(read('土', ['', ''])).toMatchObject({ kind: 'empty', score: 0 });
  });
});
