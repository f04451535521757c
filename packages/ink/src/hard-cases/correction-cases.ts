import type { CorrectedItem } from '../correction/read-correction.js';
import { makeHand } from '../handwriting/hand.js';
import { circle, crossMark, halfTick, scribbleOut, strikeThrough, tick } from '../handwriting/marks.js';
import { seeded, seedFrom } from '../handwriting/random.js';
import { grown } from '../strokes/path.js';
import type { Stroke } from '../strokes/stroke.js';
import {
  areas,
  away,
  below,
  lowered,
  type Made,
  over,
  ringAround,
  type Scene,
  T0,
  written,
} from './correction-scene.js';
import { twiceCorrections } from './twice-corrections.js';

/** What a teacher wrote on a copy, and the scores that may come of it by themselves: where a question is not named, none may. */
export interface CorrectionCase {
  kind: string;
  strokes: readonly Stroke[];
  items: readonly CorrectedItem[];
  /** Item → the only score that is right. */
  meant: ReadonlyMap<string, number>;
}

/** What teachers write that has one meaning. */
const clean: Readonly<Record<string, (scene: Scene) => Made>> = {
  tick: ({ hand, spot, at, max }) => ({ strokes: tick(hand, spot, at(0)), meant: max }),
  cross: ({ hand, spot, at }) => ({ strokes: crossMark(hand, spot, at(0)), meant: 0 }),
  'half tick': ({ hand, spot, at, max }) => ({ strokes: halfTick(hand, spot, at(0)), meant: max / 2 }),
  'circled score': (scene) => {
    const meant = below(scene.random, scene.max + 1);
    return { strokes: ringAround(scene, written(scene, String(meant))), meant };
  },
  'circled half': (scene) => {
    const meant = below(scene.random, scene.max) + 0.5;
    return { strokes: ringAround(scene, written(scene, String(meant))), meant };
  },
  'circled mixed number': (scene) => {
    const whole = 1 + below(scene.random, scene.max - 1);
    return { strokes: ringAround(scene, written(scene, `${whole}\\frac{1}{2}`)), meant: whole + 0.5 };
  },
  'written score': (scene) => {
    const meant = 2 + below(scene.random, scene.max - 1);
    return { strokes: written(scene, String(meant)), meant };
  },
  'written half': (scene) => {
    const meant = below(scene.random, scene.max) + 0.5;
    return { strokes: written(scene, String(meant)), meant };
  },
  'written mixed number': (scene) => {
    const whole = 1 + below(scene.random, scene.max - 1);
    return { strokes: written(scene, `${whole}\\frac{1}{2}`), meant: whole + 0.5 };
  },
  'taken off': (scene) => {
    const off = 1 + below(scene.random, Math.min(9, scene.max));
    return { strokes: written(scene, `-${off}`), meant: scene.max - off };
  },
  'half taken off': (scene) => {
    const off = below(scene.random, Math.min(9, scene.max)) + 0.5;
    return { strokes: written(scene, `-${off}`), meant: scene.max - off };
  },
};

/** What asks, whatever a reader makes of it. */
const doubtful: Readonly<Record<string, (scene: Scene) => Made>> = {
  'tick struck through': ({ hand, spot, at }) => {
    const ink = tick(hand, spot, at(0));
    return { strokes: [...ink, ...strikeThrough(hand, over(ink), at(3000))] };
  },
  'tick scribbled out': ({ hand, spot, at }) => {
    const ink = tick(hand, spot, at(0));
    return { strokes: [...ink, ...scribbleOut(hand, over(ink), at(3000))] };
  },
  'tick crossed out': ({ hand, spot, at }) => {
    const ink = tick(hand, spot, at(0));
    return { strokes: [...ink, ...crossMark(hand, over(ink), at(3000))] };
  },
  'cross made into a tick': ({ hand, spot, at }) => ({
    strokes: [...crossMark(hand, spot, at(0)), ...tick(hand, grown(spot, 1), at(3000))],
  }),
  'two ticks': ({ hand, spot, at }) => ({
    strokes: [...tick(hand, spot, at(0)), ...tick(hand, away(spot, 30), at(3000))],
  }),
  'tick and cross': ({ hand, spot, at }) => ({
    strokes: [...tick(hand, spot, at(0)), ...crossMark(hand, away(spot, 30), at(3000))],
  }),
  'tick and a score': (scene) => ({
    strokes: [...written(scene, '3'), ...tick(scene.hand, away(scene.spot, 40), scene.at(3000))],
  }),
  'score struck through': (scene) => {
    const ink = written(scene, String(1 + below(scene.random, 9)));
    return { strokes: [...ink, ...strikeThrough(scene.hand, over(ink), scene.at(3000))] };
  },
  'score scribbled out': (scene) => {
    const ink = written(scene, String(1 + below(scene.random, 9)));
    return { strokes: [...ink, ...scribbleOut(scene.hand, over(ink), scene.at(3000))] };
  },
  'score written over': (scene) => ({
    strokes: [
      ...written(scene, String(below(scene.random, 5))),
      ...written(scene, String(5 + below(scene.random, 5)), 3000),
    ],
  }),
  'ring alone': ({ hand, spot, at }) => ({ strokes: circle(hand, spot, at(0)) }),
  'line alone': ({ hand, spot, at }) => ({ strokes: crossMark(hand, spot, at(0)).slice(0, 1) }),
  'ringed tick': (scene) => ({ strokes: ringAround(scene, tick(scene.hand, scene.spot, scene.at(0))) }),
  'half tick struck through': ({ hand, spot, at }) => {
    const ink = halfTick(hand, spot, at(0));
    return { strokes: [...ink, ...strikeThrough(hand, over(ink), at(3000))] };
  },
  word: (scene) => ({
    strokes: written(
      scene,
      ['good', 'no', 'see', 'why', 'xy', 'ab', 'V', 'L', 'y', 'N'][below(scene.random, 10)] ?? 'a',
    ),
  }),
  formula: (scene) => ({
    strokes: written(scene, ['x=2', '3x', 'a+b', '2+1', '6>5', '3/4', '(2)', '5a'][below(scene.random, 8)] ?? 'a'),
  }),
  'more than there are': (scene) => ({
    strokes: ringAround(scene, written(scene, String(scene.max + 1 + below(scene.random, 40)))),
  }),
  'more off than there are': (scene) => ({ strokes: written(scene, `-${scene.max + 1 + below(scene.random, 20)}`) }),
  'no score there is': (scene) => ({
    strokes: ringAround(scene, written(scene, `${below(scene.random, scene.max)}.3`)),
  }),
  'tick between two': ({ hand, spot, at }) => ({
    strokes: tick(hand, { ...spot, yMm: 91 - spot.heightMm / 2 }, at(0)),
  }),
  'score between two': (scene) => {
    const ink = ringAround(scene, written(scene, '5'));
    const { yMm, heightMm } = over(ink);
    return { strokes: ink.map((stroke) => lowered(stroke, 91 - (yMm + heightMm / 2))) };
  },
  'rubbed out': ({ hand, spot, at }) => ({
    strokes: [
      ...tick(hand, spot, at(0)),
      ...scribbleOut(hand, spot, at(3000)).map((one) => ({ ...one, tip: 'eraser' as const })),
    ],
  }),
  'beside every question': ({ hand, spot, at }) => ({ strokes: tick(hand, { ...spot, yMm: 200 }, at(0)) }),
};

export const cleanCorrections: readonly string[] = Object.keys(clean);
export const doubtfulCorrections: readonly string[] = [...Object.keys(doubtful), ...Object.keys(twiceCorrections)];

/** The case of a kind and seed: another hand, place, size and full score each time. */
export function correctionCase(kind: string, seed: number): CorrectionCase {
  const random = seeded(seedFrom('correction', kind, seed));
  const hand = makeHand(7_000 + seed, 0.15 + 0.75 * random());
  const size = 6 + random() * 7;
  const spot = {
    xMm: 40 + random() * 80,
    yMm: 40 + random() * 25,
    widthMm: size * (0.9 + random() * 0.4),
    heightMm: size,
  };
  const max = [4, 5, 6, 8, 10, 12][below(random, 6)] ?? 10;
  const scene: Scene = {
    hand,
    random,
    spot,
    max,
    at: (ms) => T0 + (ms === 0 ? 0 : Math.round(ms * (0.25 + random()))),
  };
  const made = (clean[kind] ?? doubtful[kind] ?? twiceCorrections[kind])?.(scene);
  if (!made) throw new Error(`no such kind of correction: ${kind}`);
  const items = areas.map((place, nth) => ({ itemId: `q${nth + 1}`, maxScore: max, places: [{ ...place, page: 1 }] }));
  const meant = [made.meant, made.alsoMeant].flatMap((points, nth): [string, number][] =>
    points === undefined ? [] : [[`q${nth + 1}`, points]],
  );
  return { kind, strokes: made.strokes, items, meant: new Map(meant) };
}
