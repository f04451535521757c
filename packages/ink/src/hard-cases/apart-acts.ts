import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import { type Act, below, endOf, type Scene, write } from './answer-scene.js';
import { straight } from './real-marks.js';
import { inkOf } from './writer.js';

/** The frame of the question, around its blank: 10 to 190 mm and 30 to 70 mm on the page (case.ts). */
const FRAME = { rightMm: 188, topMm: 36 } as const;

/** Two numbers in one blank with so much between them; nobody can tell which one counts, or whether they are one. */
const twoNumbers =
  (gapMm: (scene: Scene) => number): Act =>
  (scene) => {
    const { random, right, wrong, blank } = scene;
    const [a, b] = random() < 0.5 ? [wrong, right] : [right, wrong];
    const first = write(scene, a, blank.xMm + 1.5);
    scene.pen.rest(800);
    // What the pen's letters have before them is not counted: the second is moved to where its ink begins.
    const second = first && behind(write(scene, b, endOf(first)), first, gapMm(scene));
    const joined = [`${a}${b}`, `${a}.${b}`].map((text) => text.replace(/(?<=[\d.])-/g, ''));
    return { strokes: first && second && [...first, ...second], meant: [right, wrong], also: joined };
  };

function behind(ink: Stroke[] | undefined, before: readonly Stroke[], gapMm: number): Stroke[] | undefined {
  if (!ink) return undefined;
  const by = endOf(before) + gapMm - strokeBounds(...ink).xMm;
  return ink.map((stroke) => ({
    ...stroke,
    points: stroke.points.map(([x, y, pressure, ms]) => [x + by, y, pressure, ms] as const),
  }));
}

/** A decimal whose point is drawn by `point`, given where it stands and how high the digits are. */
const decimal =
  (point: (scene: Scene, at: { xMm: number; yMm: number; heightMm: number }) => Stroke[] | undefined): Act =>
  (scene) => {
    const { random, blank } = scene;
    const [whole, part] = [String(below(random, 30)), String(1 + below(random, 30))];
    const before = write(scene, whole, blank.xMm + 1.5);
    if (!before) return { strokes: undefined };
    const { yMm, heightMm } = strokeBounds(...before);
    const drawn = point(scene, { xMm: endOf(before) + 0.7, yMm: yMm + heightMm, heightMm });
    const after = drawn && behind(write(scene, part, endOf(drawn)), drawn, 0.5 + random() * 0.6);
    const strokes = drawn && after && [...before, ...drawn, ...after];
    const also = [`${whole}${part}`, `${whole}1${part}`, `${whole}-${part}`, `-${whole}.${part}`];
    return { strokes, meant: [`${whole}.${part}`], also };
  };

/** The right number somewhere in the frame, away from its blank by 15 mm and more. */
function elsewhere(scene: Scene): Stroke[] | undefined {
  const { random, right, blank } = scene;
  if (random() < 0.3) return write(scene, right, 14 + random() * 30, random() * 14 - 10);
  if (random() < 0.5) return write(scene, right, 20 + random() * 140, blank.yMm - FRAME.topMm + 4);
  const from = blank.xMm + blank.widthMm + 15;
  return write(scene, right, from + random() * (FRAME.rightMm - 16 - from), random() * 4 - 2);
}

/** What stands apart in or around a blank: two numbers, a point that is none, a number far from its blank. */
export const apartActs: Readonly<Record<string, Act>> = {
  'clean decimal': decimal(({ pen, writer, random }, { xMm, yMm, heightMm }) => {
    const ink = inkOf(writer, random, '.');
    return ink && pen.put(ink, { xMm, yMm: yMm - 0.3, sizeMm: 0.06 * heightMm });
  }),
  'two numbers, 3 to 5 mm apart': twoNumbers(({ random }) => 3 + random() * 2),
  'decimal point as a comma': decimal(({ pen, writer, random }, { xMm, yMm, heightMm }) => {
    const ink = inkOf(writer, random, ',');
    return ink && pen.put(ink, { xMm, yMm: yMm + 0.2, sizeMm: heightMm * (0.2 + random() * 0.2) });
  }),
  'decimal point as a level dash': decimal(({ pen, writer, random }, { xMm, yMm, heightMm }) =>
    straight(pen, writer, {
      xMm: xMm + 0.4,
      yMm: yMm - random() * 0.6,
      sizeMm: heightMm * (0.14 + random() * 0.2),
      turn: (random() - 0.5) * 0.5,
    }),
  ),
  'decimal point as a steep dash': decimal(({ pen, writer, random }, { xMm, yMm, heightMm }) =>
    straight(pen, writer, {
      xMm: xMm + 0.2,
      yMm: yMm - random() * 0.4,
      sizeMm: heightMm * (0.14 + random() * 0.22),
      turn: 1 + random() * 1.1,
    }),
  ),
  'number far from its blank': (scene) => ({ strokes: elsewhere(scene) }),
  'wrong number, the right one far from its blank': (scene) => {
    const first = write(scene, scene.wrong, scene.blank.xMm + 1.5);
    scene.pen.rest(1500);
    const second = elsewhere(scene);
    return { strokes: first && second && [...first, ...second], meant: [scene.right, scene.wrong] };
  },
  'wrong number, the right one in the margin': (scene) => {
    const first = write(scene, scene.wrong, scene.blank.xMm + 1.5);
    scene.pen.rest(1500);
    const xMm = scene.random() < 0.5 ? FRAME.rightMm + 3 + scene.random() * 8 : 1 + scene.random() * 2;
    const second = write(scene, scene.right, xMm, scene.random() * 12 - 8);
    return { strokes: first && second && [...first, ...second], meant: [scene.right, scene.wrong] };
  },
  'clean number, rough work far from its blank': (scene) => {
    const { pen, random, right, blank } = scene;
    const [a, b] = [10 + below(random, 90), 10 + below(random, 90)];
    const work = write(scene, `${a}+${b}=${a + b}`, 14 + random() * 8, -18);
    pen.rest(2000);
    const number = write(scene, right, blank.xMm + 1.5);
    return { strokes: work && number && [...work, ...number] };
  },
};
