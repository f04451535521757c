import type { AnswerKey } from '@zhibi/contract/questions';
import { seeded } from '../handwriting/random.js';
import type { Stroke } from '../strokes/stroke.js';
import { boxesOf, type HardCase } from './case.js';
import { choiceActs } from './choice-acts.js';
import { below, clean, LETTERS, type Scene } from './choice-scene.js';
import { Pen } from './pen.js';
import { canMark, markKinds } from './real-marks.js';
import { inkOf, type Writer } from './writer.js';

export const choiceKinds: readonly string[] = [
  ...Object.keys(choiceActs),
  'true or false: × in the box for true',
  'true or false: clean',
  'true or false: a mark in a box, a sign before the boxes',
];

/** The case of a kind that a seed gives; the same seed, the same ink. Undefined where the writer lacks a letter for it. */
export function choiceCase(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  const random = seeded(seed);
  const writer = of[below(random, of.length)];
  const mark = markKinds[below(random, 4)] ?? 'tick';
  if (!writer || !canMark(writer)) return undefined;
  const pen = new Pen(random);
  if (kind.startsWith('true or false')) return judged(kind, { pen, random, writer, type: 2, mark, boxes: [] });
  const type = random() < 0.6 ? 2 : 5;
  const areas = boxesOf(LETTERS, type);
  const act = choiceActs[kind];
  if (!act) throw new RangeError(`no such kind of case: ${kind}`);
  const { strokes, meant } = act({ pen, random, writer, type, mark, boxes: areas.slice(1) });
  if (strokes.length === 0) return undefined;
  const key = (labels: string): AnswerKey => ({ kind: 'choice', labels: [...labels] });
  const keys =
    type === 2
      ? [...LETTERS].map(key)
      : ['A', 'AB', 'AC', 'BD', 'BCD', 'ABCD', ...meant.filter((letters) => letters !== '')].map(key);
  return { kind, type, areas, strokes, meant, keys };
}

function judged(kind: string, scene: Scene): HardCase | undefined {
  const areas = boxesOf('TF', 3);
  const [isTrue, isCross] = [scene.random() < 0.5, kind.includes('×')];
  const strokes = clean(
    { ...scene, mark: isCross ? 'cross' : scene.mark === 'cross' ? 'tick' : scene.mark },
    areas[isCross || isTrue ? 1 : 2],
  );
  if (kind.includes('before')) return { ...judgedTwice(scene, strokes, isTrue), kind, areas };
  const meant = isCross ? ['T', 'F'] : [isTrue ? 'T' : 'F'];
  if (strokes.length === 0) return undefined;
  return { kind, type: 3, areas, strokes, meant, keys: [true, false].map((value) => ({ kind: 'true-false', value })) };
}

/** T and F, √ and × are written in the bracket of the stem by habit, whatever the boxes say. */
function judgedTwice(
  { pen, random, writer }: Scene,
  marked: Stroke[],
  isTrue: boolean,
): Omit<HardCase, 'kind' | 'areas'> {
  const name = isTrue ? 'FX' : 'Tv';
  const ink = inkOf(writer, random, name[below(random, 2)] ?? 'T', name[0] ?? 'T');
  pen.rest(1500);
  const sign = ink ? pen.put(ink, { xMm: 100 + random() * 14, yMm: 44, sizeMm: 3 + random() * 1.5 }) : [];
  const keys = [true, false].map((value): AnswerKey => ({ kind: 'true-false', value }));
  return { type: 3, strokes: [...marked, ...sign], meant: ['T', 'F'], keys };
}
