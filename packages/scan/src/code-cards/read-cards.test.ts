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

it('of forty cards in one picture of 1920 × 1080 at least 35 are read, none wrongly, none twice: angle, blur, grain and bad light at once', () => {
  const { seen, wrong } = readScene(sceneManners.lesson, 18);
  expect(wrong).toEqual([]);
  expect(new Set(seen.map(({ no }) => no)).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(35);
});

describe('a part of such a picture, twelve cards as large as in the whole', () => {
  const part = { widthPx: 960, heightPx: 648, columns: 4, rows: 3 } as const;

  it.each<SceneName>(['mild', 'angled', 'blurred', 'noisy', 'uneven'])('%s: at least eleven are read', (name) => {
    const { seen, wrong } = readScene({ ...sceneManners[name], ...part }, 18);
    expect(wrong).toEqual([]);
    expect(seen.length).toBeGreaterThanOrEqual(11);
  });

  it('with half of the cards covered: those are not taken for others, and the rest is read', () => {
    const { seen, wrong, held } = readScene({ ...sceneManners.covered, ...part }, 18);
    expect(wrong).toEqual([]);
    const open = held.filter(({ isCovered }) => !isCovered).map(({ no }) => no);
    expect(open.length).toBeLessThan(held.length);
    expect(open.filter((no) => seen.some((card) => card.no === no)).length).toBeGreaterThanOrEqual(open.length - 1);
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
        const { wrong } = readScene({ widthPx: 240, heightPx: 120, columns: 2, rows: 1, ...manner }, seed);
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 40 },
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
