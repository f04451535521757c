import type { AnswerArea } from '@zhibi/contract/papers';
import { centreOf, grown } from '../strokes/path.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import { besideActs } from './beside-acts.js';
import { type Act, ANY, below, clean, LETTERS, letter, type Scene } from './choice-scene.js';
import { nearBoxActs } from './near-box-acts.js';
import { arrow, deletion, deletions, makeMark, markKinds, straight, zigzag } from './real-marks.js';
import { inkOf } from './writer.js';

/** Two different boxes. */
function pair({ boxes, random }: Scene): [AnswerArea | undefined, AnswerArea | undefined] {
  const a = below(random, boxes.length);
  return [boxes[a], boxes[(a + 1 + below(random, boxes.length - 1)) % boxes.length]];
}

const sorted = (...boxes: (AnswerArea | undefined)[]): string => boxes.map(letter).sort().join('');

/** A mark moved off its box by `(u, v)` of the box, 0.5 its middle. Far from the middle nobody knows which box is meant. */
function moved(scene: Scene): ReturnType<Act> {
  const { pen, random, writer, boxes, mark } = scene;
  const box = boxes[below(random, boxes.length)];
  if (!box) return { strokes: [], meant: ANY };
  const [u, v] = [random() * 1.6 - 0.3, random() * 1.8 - 0.4];
  const spot = { xMm: box.xMm + u * box.widthMm, yMm: box.yMm + v * box.heightMm, size: 0.8 + random() * 0.5 };
  const isIn = mark === 'tick' ? u > 0 && u < 0.85 && v > 0.1 && v < 1.35 : u > 0.1 && u < 0.9 && v > 0.05 && v < 0.95;
  return { strokes: makeMark(pen, writer, mark, spot), meant: isIn ? [letter(box)] : ANY };
}

/** What children do to the boxes of a choice, by name. */
export const choiceActs: Readonly<Record<string, Act>> = {
  ...nearBoxActs,
  ...besideActs,
  'clean mark': (scene) => {
    const [box] = pair(scene);
    return { strokes: clean(scene, box), meant: [letter(box)] };
  },
  'mark at any offset': moved,
  'mark of any size': ({ pen, random, writer, mark, boxes }) => {
    const box = boxes[below(random, boxes.length)];
    const size = 0.15 * 20 ** random();
    const [x, y] = box ? centreOf(box) : [0, 0];
    const strokes = makeMark(pen, writer, mark, {
      xMm: x - (mark === 'tick' ? 0.5 : 0),
      yMm: y + (mark === 'tick' ? 1 : 0),
      size,
    });
    return { strokes, meant: size > 0.3 && size < 3 ? [letter(box)] : ANY };
  },
  'two marks': (scene) => {
    const [a, b] = pair(scene);
    const strokes = [...clean(scene, a), ...clean(scene, b)];
    return { strokes, meant: scene.type === 5 ? [sorted(a, b)] : [letter(a), letter(b)] };
  },
  'two marks of two kinds': (scene) => {
    const [a, b] = pair(scene);
    const other = markKinds[(markKinds.indexOf(scene.mark) + 1 + below(scene.random, 3)) % 4] ?? 'tick';
    return {
      strokes: [...clean(scene, a), ...clean({ ...scene, mark: other }, b)],
      meant: [letter(a), letter(b), sorted(a, b)],
    };
  },
  'stray scratch alone': ({ pen, random, writer, boxes }) => {
    const box = boxes[below(random, boxes.length)];
    const [x, y] = box ? centreOf(box) : [0, 0];
    const place = {
      xMm: x + (random() - 0.5) * 4,
      yMm: y + (random() - 0.5) * 3,
      sizeMm: 3 + random() * 3,
      turn: random() * 6.3,
    };
    return { strokes: straight(pen, writer, place), meant: ['', letter(box)] };
  },
  'stray scratch beside a mark': (scene) => {
    const [a, b] = pair(scene);
    const [x, y] = b ? centreOf(b) : [0, 0];
    const { pen, random, writer } = scene;
    const scratch = straight(pen, writer, { xMm: x, yMm: y, sizeMm: 3 + random() * 3, turn: random() * 6.3 });
    return { strokes: [...clean(scene, a), ...scratch], meant: [letter(a)] };
  },
  'letter over a box': ({ pen, random, writer, boxes }) => {
    const [box, name] = [boxes[below(random, boxes.length)], 'ABCDEF'[below(random, 6)] ?? 'A'];
    const [x, y] = box ? centreOf(box) : [0, 0];
    const ink = inkOf(writer, random, name);
    const place = { xMm: x + (random() - 0.5) * 2, yMm: y + (random() - 0.5) * 2, sizeMm: 3.5 + random() * 4 };
    return { strokes: ink ? pen.put(ink, place) : [], meant: [name, letter(box)] };
  },
  'letter beside the boxes': ({ pen, random, writer, boxes }) => {
    const [box, name] = [boxes[0], LETTERS[below(random, 4)] ?? 'A'];
    const ink = inkOf(writer, random, name);
    const strokes = ink && box ? pen.put(ink, { xMm: box.xMm - 8 - random() * 20, yMm: box.yMm + 2, sizeMm: 4 }) : [];
    return { strokes, meant: [name] };
  },
  'ring around two boxes': ({ pen, random, writer, boxes }) => {
    const k = below(random, boxes.length - 1);
    const [a, b] = [boxes[k], boxes[k + 1]];
    const ink = inkOf(writer, random, 'O', 'o', '0');
    if (!a || !b || !ink) return { strokes: [], meant: ANY };
    const [[ax, ay], [bx]] = [centreOf(a), centreOf(b)];
    return {
      strokes: pen.put(ink, { xMm: (ax + bx) / 2, yMm: ay, sizeMm: 8 + random() * 2, wide: 1.6, tall: 0.8 }),
      meant: [letter(a), letter(b), sorted(a, b)],
    };
  },
  'arrow to another box': (scene) => {
    const [a, b] = pair(scene);
    const [from, to] = [a ? centreOf(a) : ([0, 0] as const), b ? centreOf(b) : ([0, 0] as const)];
    const bow = (scene.random() - 0.5) * 8;
    const strokes = [
      ...clean(scene, a),
      ...arrow(scene.pen, scene.writer, [from[0], from[1] + bow], [to[0], to[1] + bow]),
    ];
    return { strokes, meant: [letter(b)] };
  },
  eraser: (scene) => {
    const [a, b] = pair(scene);
    const first = clean(scene, a);
    const rubbed = a
      ? zigzag(scene.pen, scene.writer, grown(a, 0.6), 4).map((one) => ({ ...one, tip: 'eraser' as const }))
      : [];
    return { strokes: [...first, ...rubbed, ...clean(scene, b)], meant: [letter(b)] };
  },
  'mark made twice': (scene) => {
    const [a] = pair(scene);
    return { strokes: [...clean(scene, a), ...clean(scene, a)], meant: [letter(a)] };
  },
  'box filled in two goes': (scene) => {
    const [a] = pair(scene);
    const filled = { ...scene, mark: 'fill' as const };
    return { strokes: [...clean(filled, a), ...clean(filled, a)], meant: [letter(a)] };
  },
  ...Object.fromEntries(
    deletions.flatMap((way): [string, Act][] => [
      [
        `deleted by ${way}, another marked`,
        (scene) => {
          const [a, b] = pair(scene);
          return { strokes: [...deletedMark(scene, a, way), ...clean(scene, b)], meant: [letter(b)] };
        },
      ],
      [`deleted by ${way}, no other`, (scene) => ({ strokes: deletedMark(scene, pair(scene)[0], way), meant: [''] })],
    ]),
  ),
};

/** A mark and its deletion, up to a millimetre off. */
function deletedMark(scene: Scene, box: AnswerArea | undefined, way: (typeof deletions)[number]): Stroke[] {
  const strokes = clean(scene, box);
  if (!box || strokes.length === 0) return strokes;
  scene.pen.rest(2000);
  const over = scene.random() < 0.5 ? box : strokeBounds(...strokes);
  const [dx, dy] = [(scene.random() - 0.5) * 2, (scene.random() - 0.5) * 2];
  return [...strokes, ...deletion(scene.pen, scene.writer, way, { ...over, xMm: over.xMm + dx, yMm: over.yMm + dy })];
}
