import type { AnswerArea } from '@zhibi/contract/papers';
import { centreOf, grown } from '../strokes/path.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import { type Act, ANY, below, clean, LETTERS, letter, type Scene } from './choice-scene.js';
import { deletion, makeMark, straight, zigzag } from './real-marks.js';
import { inkOf } from './writer.js';

/** Where boxes end and the next begins (mm). */
const GAP = 1.4;

const drawn = (strokes: Stroke[], meant: readonly string[]): ReturnType<Act> => ({ strokes, meant });

/** One of the boxes that has another to its right. */
function withNext({ boxes, random }: Scene): [AnswerArea, AnswerArea] | undefined {
  const at = below(random, boxes.length - 1);
  const [box, next] = [boxes[at], boxes[at + 1]];
  return box && next && [box, next];
}

/** A tick of the writer whose vertex stands at this place. */
function tickAt({ pen, writer, random }: Scene, xMm: number, yMm: number): Stroke[] {
  return makeMark(pen, writer, 'tick', { xMm, yMm, size: 0.8 + random() * 0.6 });
}

const low = ({ yMm, heightMm }: AnswerArea, random: Scene['random']): number =>
  yMm + heightMm * (0.55 + random() * 0.35);

/** The second mark on a box that has one: beside it, over it, or reaching out of it. */
const again =
  (second: 'tick' | 'cross'): Act =>
  (scene) => {
    const box = scene.boxes[below(scene.random, scene.boxes.length)];
    const first = clean({ ...scene, mark: 'tick' }, box);
    scene.pen.rest(1500);
    const other = clean({ ...scene, mark: second }, box);
    // A cross over a tick deletes it, or is the first try of it; a second tick says the same once more.
    return { strokes: [...first, ...other], meant: second === 'cross' ? [letter(box), ''] : [letter(box)] };
  };

/** What lies between boxes, or on more than one of them: it hurts most where a machine is sure of it. */
export const nearBoxActs: Readonly<Record<string, Act>> = {
  'tick with its vertex in the gap': (scene) => {
    const pair = withNext(scene);
    if (!pair) return drawn([], ANY);
    const [box, next] = pair;
    const x = box.xMm + box.widthMm + GAP * scene.random();
    return drawn(tickAt(scene, x, low(box, scene.random)), [letter(box), letter(next)]);
  },
  'tick in the last quarter of a box': (scene) => {
    const pair = withNext(scene);
    if (!pair) return drawn([], ANY);
    const [box, next] = pair;
    const x = box.xMm + box.widthMm * (0.86 + 0.14 * scene.random());
    return drawn(tickAt(scene, x, low(box, scene.random)), [letter(box), letter(next)]);
  },
  'tick 1.2 mm left of a box': (scene) => {
    const pair = withNext(scene);
    if (!pair) return drawn([], ANY);
    const [box, next] = pair;
    return drawn(tickAt(scene, next.xMm - 1.2, low(next, scene.random)), [letter(next), letter(box)]);
  },
  'long tick over two boxes': (scene) => {
    const pair = withNext(scene);
    if (!pair) return drawn([], ANY);
    const [box] = pair;
    const size = 1.8 + scene.random();
    const at = { xMm: box.xMm + box.widthMm * (0.2 + 0.4 * scene.random()), yMm: low(box, scene.random), size };
    // Ticks are larger than boxes: the box of the vertex is meant, wherever the arm ends.
    return drawn(makeMark(scene.pen, scene.writer, 'tick', at), [letter(box)]);
  },
  'tick dragged as a w over two boxes': (scene) => {
    const pair = withNext(scene);
    if (!pair) return drawn([], ANY);
    const [{ xMm: x, yMm: y }] = pair;
    const { random, pen } = scene;
    const [rise, fall] = [random() * 1.5, 3.5 + random()];
    const corners = [
      [1, 1],
      [2.5, 4],
      [5, rise],
      [9, fall],
      [12, -1],
    ] as const;
    const line = corners.flatMap(([u, v], at) => {
      const [nextU, nextV] = corners[at + 1] ?? [u, v];
      return [0, 0.2, 0.4, 0.6, 0.8].map((k) => [u + k * (nextU - u), v + k * (nextV - v)] as const);
    });
    const [top, bottom] = [-1, Math.max(4, fall)];
    const at = { xMm: x + 6.5, yMm: y + (top + bottom) / 2, sizeMm: 11 };
    return drawn(pen.put([line], at), ['', ...pair.map(letter), pair.map(letter).join('')]);
  },
  'two ticks in one box': again('tick'),
  'tick and cross in one box': again('cross'),
  'tick, then a zigzag within 1 mm of its box': (scene) => {
    const { pen, writer, random, boxes } = scene;
    const box = boxes[below(random, boxes.length)];
    if (!box) return drawn([], ANY);
    const strokes = clean({ ...scene, mark: 'tick' }, box);
    pen.rest(2000);
    const [dx, dy] = [(random() - 0.5) * 2, (random() - 0.5) * 2];
    const over = { ...grown(box, random() - 0.5), xMm: box.xMm + dx, yMm: box.yMm + dy };
    return drawn([...strokes, ...zigzag(pen, writer, over, 2 + below(random, 4))], ['']);
  },
  'tick, then a cross within 1 mm of its box': (scene) => {
    const { pen, writer, random, boxes } = scene;
    const box = boxes[below(random, boxes.length)];
    const strokes = clean({ ...scene, mark: 'tick' }, box);
    if (!box || strokes.length === 0) return drawn([], ANY);
    pen.rest(2000);
    const over = strokeBounds(...strokes);
    const place = { ...over, xMm: over.xMm + (random() - 0.5) * 2, yMm: over.yMm + (random() - 0.5) * 2 };
    return drawn([...strokes, ...deletion(pen, writer, 'cross-out', place)], ['', letter(box)]);
  },
  'scratch of 3 to 6 mm through a box': ({ pen, random, writer, boxes }) => {
    const box = boxes[below(random, boxes.length)];
    const [x, y] = box ? centreOf(box) : [0, 0];
    const place = { xMm: x + (random() - 0.5) * 2, yMm: y + (random() - 0.5) * 2 };
    const turn = random() * 6.3;
    return drawn(straight(pen, writer, { ...place, sizeMm: 3 + random() * 3, turn }), ['', letter(box)]);
  },
  'letter over a foreign box': ({ pen, random, writer, boxes }) => {
    const at = below(random, boxes.length);
    const name = LETTERS[(at + 1 + below(random, LETTERS.length - 1)) % LETTERS.length] ?? 'A';
    const [box, ink] = [boxes[at], inkOf(writer, random, name)];
    const [x, y] = box ? centreOf(box) : [0, 0];
    const place = { xMm: x + (random() - 0.5), yMm: y + (random() - 0.5), sizeMm: 3 + random() * 2.5 };
    return drawn(ink ? pen.put(ink, place) : [], [name, letter(box)]);
  },
};
