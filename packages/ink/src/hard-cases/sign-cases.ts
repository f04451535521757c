import type { AnswerArea } from '@zhibi/contract/papers';
import type { AnswerKey } from '@zhibi/contract/questions';
import { gaussian, type Random, seeded } from '../handwriting/random.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { blanksInRows, type HardCase } from './case.js';
import { Pen } from './pen.js';
import { arrow } from './real-marks.js';
import { writeForm } from './write-form.js';
import { inkOf, type Writer } from './writer.js';

/** Two rows, two blanks in each: the upper one is another question's. */
interface Scene {
  pen: Pen;
  random: Random;
  writer: Writer;
  upper: readonly [Rect, Rect];
  own: readonly [Rect, Rect];
  first: string;
  second: string;
  other: string;
}
interface Acted {
  strokes: Stroke[] | undefined;
  /** What may be meant for both blanks. */
  meant: readonly string[];
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const endOf = ({ xMm, widthMm }: Rect): number => xMm + widthMm;

function write({ pen, writer, random }: Scene, form: string, xMm: number, { yMm }: Rect): Stroke[] | undefined {
  const ink = (label: string) => inkOf(writer, random, label);
  return writeForm(pen, form, ink, { xMm, yMm: yMm + 6.5, heightMm: 3.6 + random() * 1.2 });
}

function both(scene: Scene): Stroke[] | undefined {
  const [a, b] = scene.own;
  const first = write(scene, scene.first, a.xMm + 1.5, a);
  const second = write(scene, scene.second, b.xMm + 1.5, b);
  return first && second && [...first, ...second];
}

/** From over one number to over the other, as high as the hand rises. */
function curve({ pen, random }: Scene, from: Rect, to: Rect, rises: number): Stroke[] {
  const lift = () => random() * 1.2 - 0.4;
  const ends = [from.xMm + 3 + random() * 3, to.xMm + 2 + random() * 3] as const;
  const path = Array.from({ length: 24 }, (_, k): [number, number] => {
    const along = k / 23;
    const high = Math.sin(Math.PI * along) ** 0.7 * rises;
    return [ends[0] + (ends[1] - ends[0]) * along, from.yMm + lift() * 0.1 - high + gaussian(random) * 0.03];
  });
  return drawn(pen, random() < 0.5 ? path : path.toReversed());
}

function drawn(pen: Pen, path: readonly (readonly [number, number])[]): Stroke[] {
  const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const sizeMm = Math.max(right - left, bottom - top);
  return pen.put([path], { xMm: (left + right) / 2, yMm: (top + bottom) / 2, sizeMm });
}

const swapped = ({ first, second }: Scene): string[] => [`${second}；${first}`, `${first}；${second}`];

function joined(draw: (scene: Scene) => Stroke[]): (scene: Scene) => Acted {
  return (scene) => {
    const strokes = both(scene);
    scene.pen.rest(1_000);
    return { strokes: strokes && [...strokes, ...draw(scene)], meant: swapped(scene) };
  };
}

/** A wrong number in the second blank, and the right one near its end, nothing struck. */
function beside(place: (blank: Rect, scene: Scene) => number, where: 0 | 1): (scene: Scene) => Acted {
  return (scene) => {
    const { own, first, second, other } = scene;
    const wrong = where === 0 ? { ...scene, first: other } : { ...scene, second: other };
    const strokes = both(wrong);
    const more = write(scene, where === 0 ? first : second, place(own[where], scene), own[where]);
    return {
      strokes: strokes && more && [...strokes, ...more],
      meant: [`${first}；${second}`, `${wrong.first}；${wrong.second}`],
    };
  };
}

const acts: Readonly<Record<string, (scene: Scene) => Acted>> = {
  'two blanks: clean': (scene) => ({ strokes: both(scene), meant: [`${scene.first}；${scene.second}`] }),
  'swap curve between two blanks': joined((scene) => curve(scene, scene.own[0], scene.own[1], 1 + scene.random() * 2)),
  'swap curve through the row above': joined((scene) =>
    curve(scene, scene.own[0], scene.own[1], 3 + scene.random() * 3),
  ),
  'arrow from one blank to the other': joined(({ pen, writer, random, own: [a, b] }) => {
    const y = a.yMm + 1 + random() * 5;
    return arrow(pen, writer, [a.xMm + 5 + random() * 4, y], [b.xMm + random() * 2, y + random() - 0.5]);
  }),
  'arrow into the row above': joined(({ pen, writer, random, own: [a], upper: [, above] }) =>
    arrow(pen, writer, [a.xMm + 6, a.yMm + 2 + random() * 2], [above.xMm + 4, above.yMm + 4 + random() * 2]),
  ),
  'one line through both blanks': (scene) => {
    const { pen, random, own } = scene;
    const strokes = both(scene);
    const y = own[0].yMm + 4 + random() * 1.5;
    const line = drawn(pen, [
      [own[0].xMm + 0.5 + random(), y],
      [own[1].xMm + 4, y + random() - 0.5],
      [own[1].xMm + 9 + random() * 4, y + random() - 0.5],
    ]);
    return { strokes: strokes && [...strokes, ...line], meant: ['', `${scene.first}；${scene.second}`] };
  },
  'second number behind the blank': beside((blank, { random }) => endOf(blank) + 0.6 + random() * 4.5, 1),
  'second number before the blank': beside(
    (blank, { random, first }) => blank.xMm - 2.6 * first.length - random() * 2,
    0,
  ),
  'second number between the blanks': beside((blank, { random }) => endOf(blank) + 0.3 + random() * 1.5, 0),
};

export const signKinds: readonly string[] = Object.keys(acts);

/** A question with two blanks under one of another, and what a child wrote and drew; the same seed gives the same ink. */
export function signCase(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  const random = seeded(seed);
  const writer = of[below(random, of.length)];
  const act = acts[kind];
  if (!act) throw new RangeError(`no such kind of case: ${kind}`);
  if (!writer) return undefined;
  const number = () => String(1 + below(random, 98));
  const [first, second, other] = [number(), number(), number()];
  if (new Set([first, second, other]).size < 3) return undefined;
  const areas = blanksInRows({ widthMm: 14 + random() * 12, gapMm: 4 + random() * 8, rowMm: 8.6 + random() * 2 });
  const [upperA, upperB, a, b] = areas.filter((area) => area.blankIndex !== null);
  if (!upperA || !upperB || !a || !b) return undefined;
  const scene = {
    pen: new Pen(random),
    random,
    writer,
    upper: [upperA, upperB],
    own: [a, b],
    first,
    second,
    other,
  } as const;
  const { strokes, meant } = act(scene);
  if (!strokes || isTooWide(strokes, areas)) return undefined;
  const texts = [
    ...meant.filter((text) => text !== ''),
    `${first}；${second}`,
    `${other}；${second}`,
    `${first}；${other}`,
  ];
  return { kind, type: 4, areas, strokes, meant, keys: [...new Set(texts)].map(keyOf) };
}

const keyOf = (text: string): AnswerKey => ({
  kind: 'blanks',
  blanks: text.split('；').map((accepted) => ({ accepted: [accepted] })),
});

const isTooWide = (strokes: readonly Stroke[], areas: readonly AnswerArea[]): boolean => {
  const [frame] = areas;
  return frame !== undefined && endOf(strokeBounds(...strokes)) > endOf(frame);
};
