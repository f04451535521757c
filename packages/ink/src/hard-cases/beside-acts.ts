import type { AnswerArea } from '@zhibi/contract/papers';
import { centreOf } from '../strokes/path.js';
import type { Stroke } from '../strokes/stroke.js';
import { type Act, ANY, below, clean, LETTERS, letter, type Scene } from './choice-scene.js';
import { makeMark } from './real-marks.js';
import { writeForm } from './write-form.js';
import { inkOf } from './writer.js';

/** Somewhere around the row of boxes: before, behind, over or under it. */
function around({ boxes, random }: Scene): { xMm: number; yMm: number } {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return { xMm: 0, yMm: 0 };
  const [left, right] = [first.xMm, last.xMm + last.widthMm];
  const [, y] = centreOf(first);
  const along = left + random() * (right - left);
  const places = [
    { xMm: left - 4.5 - random() * 10, yMm: y },
    { xMm: right + 4.5 + random() * 10, yMm: y },
    { xMm: along, yMm: y - 6.5 - random() * 2 },
    { xMm: along, yMm: y + 6.5 + random() * 2 },
  ];
  return places[below(random, places.length)] ?? { xMm: left - 8, yMm: y };
}

/** A mark in a box and something else on the page: either may be what is meant. */
const withMore =
  (second: (scene: Scene, box: AnswerArea) => { strokes: Stroke[] | undefined; also: string }): Act =>
  (scene) => {
    const box = scene.boxes[below(scene.random, scene.boxes.length)];
    const first = clean(scene, box);
    if (!box || first.length === 0) return { strokes: [], meant: ANY };
    scene.pen.rest(1500);
    const { strokes, also } = second(scene, box);
    return { strokes: strokes ? [...first, ...strokes] : [], meant: [letter(box), also] };
  };

const another = ({ random }: Scene, box: AnswerArea): string =>
  LETTERS[(LETTERS.indexOf(letter(box)) + 1 + below(random, LETTERS.length - 1)) % LETTERS.length] ?? 'A';

function lettered(scene: Scene, name: string, at: { xMm: number; yMm: number }): Stroke[] | undefined {
  const ink = inkOf(scene.writer, scene.random, name);
  return ink && scene.pen.put(ink, { ...at, sizeMm: 3.2 + scene.random() * 1.2 });
}

/** What is written around the boxes beside a mark in one of them; and work that has nothing to do with it. */
export const besideActs: Readonly<Record<string, Act>> = {
  'mark, another letter written around the boxes': withMore((scene, box) => {
    const also = another(scene, box);
    return { strokes: lettered(scene, also, around(scene)), also };
  }),
  'mark, a letter in the bracket of the stem': withMore((scene, box) => {
    const also = another(scene, box);
    return { strokes: lettered(scene, also, { xMm: 20 + scene.random() * 70, yMm: 36 }), also };
  }),
  'mark, another letter in the margin at the height of the question': withMore((scene, box) => {
    const also = another(scene, box);
    const at = { xMm: 193 + scene.random() * 12, yMm: 34 + scene.random() * 32 };
    return { strokes: lettered(scene, also, at), also };
  }),
  'mark, NO beside the boxes': withMore((scene) => {
    const ink = (label: string) => inkOf(scene.writer, scene.random, label);
    const at = { xMm: scene.random() < 0.5 ? 105 : 150 + scene.random() * 4, yMm: 46, heightMm: 3.6 };
    return { strokes: writeForm(scene.pen, 'NO', ink, at), also: '' };
  }),
  'mark, a tick or cross around the boxes': withMore((scene) => {
    const kind = scene.random() < 0.5 ? 'tick' : 'cross';
    const at = around(scene);
    return { strokes: makeMark(scene.pen, scene.writer, kind, { ...at, size: 0.8 }), also: '' };
  }),
  'mark, a ring around the text of an option': withMore((scene, box) => {
    const also = another(scene, box);
    const ring = inkOf(scene.writer, scene.random, 'O', 'o', '0');
    const at = { xMm: 22 + 40 * LETTERS.indexOf(also), yMm: 60, sizeMm: 4.5 + scene.random() * 3 };
    return { strokes: ring && scene.pen.put(ring, at), also };
  }),
  'clean mark, rough work far from the boxes': (scene) => {
    const { pen, random, writer, boxes } = scene;
    const box = boxes[below(random, boxes.length)];
    const work = `${10 + below(random, 90)}+${10 + below(random, 90)}=${20 + below(random, 80)}`;
    const at = { xMm: 15 + random() * 60, yMm: 62 + random() * 6, heightMm: 4 };
    const rough = writeForm(pen, work, (label) => inkOf(writer, random, label), at);
    return { strokes: rough ? [...rough, ...clean(scene, box)] : [], meant: [letter(box)] };
  },
};
