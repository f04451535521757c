import { seeded } from '@zhibi/ink/handwriting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardScene, drawScene, type SceneManner, type SceneName, sceneManners } from '../simulator/card-scene.js';
import { type CardSeen, readCards } from './read-cards.js';

const middleOf = ({ corners: [a, , c] }: CardSeen) => ({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 });

/** Reads that are not of a card that is held up there and so. */
const wrongIn = ({ held }: CardScene, seen: readonly CardSeen[]) =>
  seen.filter((card) => {
    const middle = middleOf(card);
    return !held.some(
      (one) =>
        one.no === card.no &&
        one.letter === card.letter &&
        Math.hypot(one.middle.x - middle.x, one.middle.y - middle.y) < 12,
    );
  });

const readScene = (manner: SceneManner, seed: number) => {
  const scene = drawScene(manner, seeded(seed));
  const seen = readCards(scene.image);
  return { held: scene.held, seen, wrong: wrongIn(scene, seen) };
};

describe('forty cards in one picture of 1920 × 1080', () => {
  it.each<[SceneName, number]>([
    ['mild', 35],
    ['angled', 35],
    ['blurred', 35],
    ['noisy', 35],
    ['uneven', 35],
  ])('%s: at least %i are read, none wrongly, none twice', (name, least) => {
    const { seen, wrong } = readScene(sceneManners[name], 18);
    expect(wrong).toEqual([]);
    expect(new Set(seen.map(({ no }) => no)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(least);
  });

  it('are not taken for others where half of them are covered', () => {
    const { seen, wrong, held } = readScene(sceneManners.covered, 18);
    expect(wrong).toEqual([]);
    const open = held.filter(({ isCovered }) => !isCovered).map(({ no }) => no);
    expect(open.filter((no) => seen.some((card) => card.no === no)).length).toBeGreaterThanOrEqual(open.length - 3);
  });
});

it.each([60, 120, 300, 600])('a single card of %i pixels is read, however near it is held', (cardPx) => {
  const size = Math.max(240, Math.round(cardPx * 1.2));
  const alone = { widthPx: size, heightPx: size, columns: 1, rows: 1, cardPx: [cardPx, cardPx] } as const;
  const { seen, wrong } = readScene({ ...sceneManners.mild, ...alone }, 4);
  expect([seen.length, wrong]).toEqual([1, []]);
});

it('never says a card or a letter that is not there, however bad the picture is', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.record({
        cardPx: fc.constantFrom([40, 60] as const, [60, 100] as const, [90, 105] as const),
        leanDeg: fc.integer({ min: 0, max: 40 }),
        awayDeg: fc.integer({ min: 0, max: 60 }),
        blurPx: fc.constantFrom(0, 0.7, 1.5, 2.5),
        noise: fc.integer({ min: 0, max: 18 }),
        darkest: fc.constantFrom(0.2, 0.5, 1),
        covered: fc.constantFrom(0, 0.5, 1),
      }),
      (seed, manner) => {
        const { wrong } = readScene({ widthPx: 300, heightPx: 220, columns: 2, rows: 2, ...manner }, seed);
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});

it('reads nothing in a picture of nothing, of noise, and of next to no pixels', () => {
  const of = (width: number, height: number, grey: (at: number) => number) => ({
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => grey(at)),
  });
  const random = seeded(3);
  expect(readCards(of(200, 150, () => 0))).toEqual([]);
  expect(readCards(of(200, 150, () => random() * 255))).toEqual([]);
  expect(readCards(of(200, 150, (at) => ((at >> 3) % 2) * 255))).toEqual([]);
  expect(readCards(of(1, 1, () => 9))).toEqual([]);
});
