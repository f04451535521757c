import type { AnswerKey } from '@zhibi/contract/questions';
import { seeded } from '../handwriting/random.js';
import { centreOf, grown } from '../strokes/path.js';
import { strokeBounds } from '../strokes/stroke.js';
import { type Act, below, endOf, write } from './answer-scene.js';
import { apartActs } from './apart-acts.js';
import { blankOf, type HardCase } from './case.js';
import { Pen } from './pen.js';
import { arrow, deletion, deletions, straight, zigzag } from './real-marks.js';
import { repaired, repairOf } from './repairs.js';
import { inkOf, type Writer } from './writer.js';

/** The wrong number deleted, then the right one beside it, above it, or nowhere. */
function replaced(way: (typeof deletions)[number], where: 'beside' | 'above' | 'nowhere'): Act {
  return (scene) => {
    const { pen, random, writer, blank } = scene;
    const first = write(scene, scene.wrong, blank.xMm + 1.5);
    if (!first) return { strokes: undefined };
    pen.rest(1500);
    const gone = deletion(pen, writer, way, strokeBounds(...first));
    if (where === 'nowhere') return { strokes: [...first, ...gone], meant: [''] };
    pen.rest(600);
    const at = where === 'beside' ? endOf([...first, ...gone]) + 0.8 + random() * 4 : blank.xMm + 1 + random() * 3;
    const second = write(scene, scene.right, at, where === 'above' ? 6 + random() * 2 : 0);
    return { strokes: second && [...first, ...gone, ...second] };
  };
}

/** One digit too many or wrong inside the number, deleted; what is left is meant. */
function deletedDigit(way: (typeof deletions)[number]): Act {
  return (scene) => {
    const { right, random, blank, pen, writer } = scene;
    const at = below(random, right.length + 1);
    const before = at === 0 ? [] : write(scene, right.slice(0, at), blank.xMm + 1.5);
    if (!before) return { strokes: undefined };
    const middle = write(scene, String(below(random, 10)), before.length === 0 ? blank.xMm + 1.5 : endOf(before) + 0.6);
    if (!middle) return { strokes: undefined };
    const after = at === right.length ? [] : write(scene, right.slice(at), endOf(middle) + 0.6);
    const gone = deletion(pen, writer, way, strokeBounds(...middle));
    return { strokes: after && [...before, ...middle, ...after, ...gone] };
  };
}

/** One digit of the wrong number written over by another, which makes it right. */
const overwritten: Act = (scene) => {
  const { pen, random, writer, right, blank } = scene;
  const at = below(random, right.length);
  const before = at === 0 ? [] : write(scene, right.slice(0, at), blank.xMm + 1.5);
  const digit = String((Number(right[at]) + 1 + below(random, 9)) % 10);
  const under = before && write(scene, digit, before.length === 0 ? blank.xMm + 1.5 : endOf(before) + 0.6);
  const ink = inkOf(writer, random, right[at] ?? '');
  if (!under || !ink) return { strokes: undefined };
  const bounds = strokeBounds(...under);
  const [x, y] = centreOf(bounds);
  const after = at + 1 === right.length ? [] : write(scene, right.slice(at + 1), endOf(under) + 0.6);
  pen.rest(1200);
  const place = {
    xMm: x + (random() - 0.5) * 0.8,
    yMm: y + (random() - 0.5) * 0.8,
    sizeMm: Math.max(bounds.widthMm, bounds.heightMm) * (0.9 + random() * 0.35),
  };
  return { strokes: after && [...before, ...under, ...after, ...pen.put(ink, place)] };
};

const acts: Readonly<Record<string, Act>> = {
  'clean number': (scene) => ({ strokes: write(scene, scene.right, scene.blank.xMm + 1.5) }),
  ...apartActs,
  'digit over another': overwritten,
  'digit repaired by a later stroke': (scene) => {
    const repair = repairOf(scene.random);
    const first = repair && write(scene, repair.from, scene.blank.xMm + 5);
    if (!first) return { strokes: undefined };
    const strokes = [...first, ...repaired(scene.pen, repair, first)];
    return { strokes, meant: [repair.to], also: [repair.from, `-${repair.from}`] };
  },
  'number written twice': (scene) => {
    const first = write(scene, scene.right, scene.blank.xMm + 1.5);
    const second = write(scene, scene.right, scene.blank.xMm + 1.5 + (scene.random() - 0.5));
    return { strokes: first && second && [...first, ...second] };
  },
  'ring around the number': (scene) => {
    const strokes = write(scene, scene.right, scene.blank.xMm + 3);
    const ring = inkOf(scene.writer, scene.random, 'O', 'o', '0');
    if (!strokes || !ring) return { strokes: undefined };
    const { widthMm, heightMm, ...at } = strokeBounds(...strokes);
    const [xMm, yMm] = centreOf({ widthMm, heightMm, ...at });
    return { strokes: [...strokes, ...scene.pen.put(ring, { xMm, yMm, sizeMm: Math.max(widthMm, heightMm) * 1.5 })] };
  },
  'two numbers': (scene) => {
    const first = write(scene, scene.wrong, scene.blank.xMm + 1.5);
    const second = first && write(scene, scene.right, endOf(first) + 6 + scene.random() * 3);
    return { strokes: first && second && [...first, ...second], meant: [scene.right, scene.wrong] };
  },
  'wrong number, arrow to the right one': (scene) => {
    const first = write(scene, scene.wrong, scene.blank.xMm + 1.5);
    if (!first) return { strokes: undefined };
    const from = endOf(first) + 0.5;
    const [y, long] = [scene.blank.yMm + 4, 4 + scene.random() * 3];
    const second = write(scene, scene.right, from + long + 1);
    return { strokes: second && [...first, ...arrow(scene.pen, scene.writer, [from, y], [from + long, y]), ...second] };
  },
  'eraser over the wrong number': (scene) => {
    const first = write(scene, scene.wrong, scene.blank.xMm + 1.5);
    if (!first) return { strokes: undefined };
    const rubbed = zigzag(scene.pen, scene.writer, grown(strokeBounds(...first), 0.5), 4);
    const second = write(scene, scene.right, scene.blank.xMm + 1.5 + scene.random() * 6);
    return { strokes: second && [...first, ...rubbed.map((one) => ({ ...one, tip: 'eraser' as const })), ...second] };
  },
  'stray scratch over a digit': (scene) => {
    const strokes = write(scene, scene.right, scene.blank.xMm + 1.5);
    if (!strokes) return { strokes: undefined };
    const [x, y] = centreOf(strokeBounds(...strokes));
    const place = {
      xMm: x + (scene.random() - 0.5) * 3,
      yMm: y + (scene.random() - 0.5) * 3,
      sizeMm: 3 + scene.random() * 3,
      turn: scene.random() * 6.3,
    };
    return { strokes: [...strokes, ...straight(scene.pen, scene.writer, place)], meant: [scene.right, ''] };
  },
  'last digit outside the blank': (scene) => {
    const { blank, right } = scene;
    const first = write(scene, right, blank.xMm + blank.widthMm - 2.5 * right.length);
    const last = String(1 + below(scene.random, 9));
    const more = first && write(scene, last, Math.max(endOf(first) + 0.4, blank.xMm + blank.widthMm + 2.2));
    return { strokes: first && more && [...first, ...more], meant: [right + last] };
  },
  'letter in a number': (scene) => {
    const first = write(scene, scene.right, scene.blank.xMm + 1.5);
    const more = first && write(scene, 'ABDEFabcdgky'[below(scene.random, 12)] ?? 'a', endOf(first) + 0.6);
    return { strokes: first && more && [...first, ...more], meant: [scene.right, ''] };
  },
  ...Object.fromEntries(
    deletions.flatMap((way): [string, Act][] => [
      [`deleted by ${way}, right one beside`, replaced(way, 'beside')],
      [`deleted by ${way}, right one above`, replaced(way, 'above')],
      [`deleted by ${way}, nothing else`, replaced(way, 'nowhere')],
      [`digit deleted by ${way}`, deletedDigit(way)],
    ]),
  ),
};

export const answerKinds: readonly string[] = Object.keys(acts);

/** The case of a kind that a seed gives; the same seed, the same ink. Undefined where the writer lacks a sign for it. */
export function answerCase(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  const random = seeded(seed);
  const writer = of[below(random, of.length)];
  const act = acts[kind];
  if (!act) throw new RangeError(`no such kind of case: ${kind}`);
  if (!writer) return undefined;
  const number = () => `${random() < 0.12 ? '-' : ''}${1 + below(random, 10 ** (1 + below(random, 3)) - 1)}`;
  const right = number();
  let wrong = number();
  while (wrong === right) wrong = number();
  const areas = blankOf(20 + random() * 25);
  const [, blank] = areas;
  if (!blank) return undefined;
  const { strokes, meant = [right], also = [] } = act({ pen: new Pen(random), random, writer, blank, right, wrong });
  if (!strokes) return undefined;
  const keys = [
    ...new Set([
      ...meant.filter((text) => text !== ''),
      ...also,
      right,
      wrong,
      `${wrong}${right}`.replace(/(?<=\d)-/g, ''),
      String(below(random, 1000)),
    ]),
  ];
  return {
    kind,
    type: 4,
    areas,
    strokes,
    meant,
    keys: keys.map((accepted): AnswerKey => ({ kind: 'blanks', blanks: [{ accepted: [accepted] }] })),
  };
}
