import type { AnswerArea } from '@zhibi/contract/papers';
import type { AnswerKey } from '@zhibi/contract/questions';
import { type Random, seeded } from '../handwriting/random.js';
import type { Stroke } from '../strokes/stroke.js';
import { blanksInRows, boxesInRows, type HardCase } from './case.js';
import { below, type Scene as ChoiceScene, clean } from './choice-scene.js';
import { Pen } from './pen.js';
import { arrow, canMark, makeMark } from './real-marks.js';
import { writeForm } from './write-form.js';
import { inkOf, type Writer } from './writer.js';

/** Rows of numbers that stand close, as a paper prints them: one blank each that counts, the upper one another question's. */
interface Rows {
  pen: Pen;
  random: Random;
  writer: Writer;
  upper: AnswerArea;
  own: AnswerArea;
}

function number(
  { pen, writer, random }: Rows,
  form: string,
  at: AnswerArea,
  { up = 0, heightMm = 3.6 + random() * 1.2 },
) {
  const ink = (label: string) => inkOf(writer, random, label);
  const yMm = at.yMm + 6.5 - up;
  return writeForm(pen, form, ink, { xMm: at.xMm + 1.5 + random() * 2, yMm, heightMm });
}

type Numbers = { strokes: (Stroke[] | undefined)[]; meant?: readonly string[] };
const numbersInRows: Readonly<Record<string, (rows: Rows, right: string, wrong: string, other: string) => Numbers>> = {
  'rows: clean': (rows, right, _, other) => ({
    strokes: [number(rows, other, rows.upper, {}), number(rows, right, rows.own, {})],
  }),
  'rows: number 2 to 5 mm too high': (rows, right, _, other) => ({
    strokes: [number(rows, other, rows.upper, {}), number(rows, right, rows.own, { up: 2 + rows.random() * 5 })],
  }),
  'rows: number too high, nothing in the row above': (rows, right) => ({
    strokes: [number(rows, right, rows.own, { up: 2 + rows.random() * 5 })],
  }),
  'rows: right number squeezed in over a wrong one': (rows, right, wrong, other) => {
    const [above, first] = [number(rows, other, rows.upper, {}), number(rows, wrong, rows.own, {})];
    rows.pen.rest(1500);
    // Its foot stands on the line of the row above, or between that and the wrong number.
    const up = 6.5 + 0.2 + rows.random() * 1.4;
    return { strokes: [above, first, number(rows, right, rows.own, { up, heightMm: 2.6 })], meant: [right, wrong] };
  },
  'rows: right number squeezed in over a wrong one, nothing in the row above': (rows, right, wrong) => {
    const first = number(rows, wrong, rows.own, { heightMm: 4 });
    rows.pen.rest(1500);
    const up = 6.5 + 0.2 + rows.random() * 1.4;
    return { strokes: [first, number(rows, right, rows.own, { up, heightMm: 2.5 })], meant: [right, wrong] };
  },
  'rows: wrong number, the right one behind it between two rows': (rows, right, wrong, other) => {
    const [above, first] = [number(rows, other, rows.upper, {}), number(rows, wrong, rows.own, {})];
    rows.pen.rest(1500);
    return { strokes: [above, first, between(rows, right)], meant: [right, wrong] };
  },
  'rows: nothing in the blank, the number behind it between two rows': (rows, right, _, other) => ({
    strokes: [number(rows, other, rows.upper, {}), between(rows, right)],
  }),
};

/** 5 to 6.5 mm over the line of the lower row, behind its blank: on the paper between two rows. */
function between(rows: Rows, form: string): Stroke[] | undefined {
  const { own, random } = rows;
  const behind = { ...own, xMm: own.xMm + own.widthMm + 30 + random() * 20 };
  return number(rows, form, behind, { up: 5.2 + random() * 1.5, heightMm: 3.4 });
}

/** Rows of boxes; `own` are those of the question that is judged. */
type Marks = (scene: ChoiceScene & { upper: readonly AnswerArea[] }) => { strokes: Stroke[]; meant: readonly string[] };
const arrowAlong =
  (side: -1 | 1): Marks =>
  (scene) => {
    const { pen, random, writer, boxes } = scene;
    const from = below(random, boxes.length);
    const to = (from + 1 + below(random, boxes.length - 1)) % boxes.length;
    const [a, b] = [boxes[from], boxes[to]];
    if (!a || !b) return { strokes: [], meant: [] };
    const first = clean(scene, a);
    pen.rest(1500);
    const away = 1.5 + random() * 2.5;
    const y = side < 0 ? a.yMm - away : a.yMm + a.heightMm + away;
    const end = (box: AnswerArea): [number, number] => [box.xMm + box.widthMm / 2, y + (random() - 0.5) * 0.4];
    return {
      strokes: first.length === 0 ? [] : [...first, ...arrow(pen, writer, end(a), end(b))],
      meant: [a.option ?? '', b.option ?? ''],
    };
  };
const marksInRows: Readonly<Record<string, Marks>> = {
  'rows of boxes: clean': (scene) => {
    const [above, box] = [scene.upper[below(scene.random, 2)], scene.boxes[below(scene.random, scene.boxes.length)]];
    return { strokes: [...clean(scene, above), ...clean(scene, box)], meant: [box?.option ?? ''] };
  },
  'rows of boxes: arrow over them': arrowAlong(-1),
  'rows of boxes: arrow under them': arrowAlong(1),
  'rows of boxes: a letter before them, its foot up to a millimetre over them': (scene) => {
    const { pen, random, writer, boxes, upper } = scene;
    const from = below(random, boxes.length);
    const [box, other] = [boxes[from], boxes[(from + 1 + below(random, boxes.length - 1)) % boxes.length]];
    const ink = inkOf(writer, random, other?.option ?? '');
    const marks = [...clean(scene, upper[below(random, 2)]), ...clean(scene, box)];
    if (!box || !other || !ink || marks.length === 0) return { strokes: [], meant: [] };
    pen.rest(1500);
    const sizeMm = 3 + random();
    const yMm = box.yMm - sizeMm / 2 - 0.2 - random() * 0.8;
    const letter = pen.put(ink, { xMm: 20 + random() * 90, yMm, sizeMm });
    return { strokes: [...marks, ...letter], meant: [box.option ?? '', other.option ?? ''] };
  },
  'rows of boxes: a bow from one box to another, so high that it lies in the row above': (scene) => {
    const { pen, random, upper, boxes } = scene;
    const [a, b] = [boxes[0], boxes[1]];
    if (!a || !b) return { strokes: [], meant: [] };
    const first = clean(scene, a);
    const last = clean(scene, upper[below(random, 2)]);
    pen.rest(1500);
    const [wide, high] = [b.xMm - a.xMm, 5 + random() * 2];
    const round = Array.from({ length: 17 }, (_, k) => (k / 16) * Math.PI);
    const ink = [round.map((turn) => [(-Math.cos(turn) * wide) / 2, -Math.sin(turn) * high] as const)];
    const at = { xMm: b.xMm - wide / 2 + b.widthMm / 2, yMm: a.yMm - 0.5 - high / 2, sizeMm: Math.max(wide, high) };
    const strokes = first.length === 0 ? [] : [...first, ...last, ...pen.put(ink, at)];
    return { strokes, meant: [a.option ?? '', b.option ?? ''] };
  },
  'rows of boxes: a tick 1 to 5 mm over its box': (scene) => {
    const { pen, random, writer, boxes, upper } = scene;
    const box = boxes[below(random, boxes.length)];
    if (!box) return { strokes: [], meant: [] };
    const spot = { xMm: box.xMm + box.widthMm / 2, yMm: box.yMm - 1 - random() * 4, size: 0.9 + random() * 0.3 };
    return {
      strokes: [...clean(scene, upper[below(random, 2)]), ...makeMark(pen, writer, 'tick', spot)],
      meant: [box.option ?? ''],
    };
  },
};

export const rowKinds: readonly string[] = [...Object.keys(numbersInRows), ...Object.keys(marksInRows)];

/** The case of a kind that a seed gives; the same seed, the same ink. */
export function rowCase(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  const random = seeded(seed);
  const writer = of[below(random, of.length)];
  if (!writer) return undefined;
  return kind in numbersInRows ? ofNumbers(kind, random, writer) : ofMarks(kind, random, writer);
}

function ofNumbers(kind: string, random: Random, writer: Writer): HardCase | undefined {
  const areas = blanksInRows({ widthMm: 18 + random() * 10, gapMm: 6, rowMm: 8.6 + random() }).filter(
    ({ blankIndex }) => blankIndex !== 1,
  );
  const [upper, own] = areas.filter(({ blankIndex }) => blankIndex === 0);
  const digits = () => String(1 + below(random, 98));
  const [right, wrong, other] = [digits(), digits(), digits()];
  if (!upper || !own || new Set([right, wrong, other]).size < 3) return undefined;
  const acted = numbersInRows[kind]?.({ pen: new Pen(random), random, writer, upper, own }, right, wrong, other);
  if (!acted || acted.strokes.some((ink) => ink === undefined)) return undefined;
  const key = (accepted: string): AnswerKey => ({ kind: 'blanks', blanks: [{ accepted: [accepted] }] });
  const keys = [...new Set([right, wrong, ...right])].map(key);
  return {
    kind,
    type: 4,
    areas,
    strokes: acted.strokes.flatMap((ink) => ink ?? []),
    meant: acted.meant ?? [right],
    keys,
  };
}

function ofMarks(kind: string, random: Random, writer: Writer): HardCase | undefined {
  if (!canMark(writer)) return undefined;
  const isTrueFalse = random() < 0.5;
  const letters = isTrueFalse ? 'TF' : 'ABCD';
  const areas = boxesInRows(letters, isTrueFalse ? { type: 3, rowMm: 6.7 } : { type: 2, rowMm: 12.6 });
  const boxes = areas.filter(({ option }) => option !== null);
  const [upper, own] = [boxes.slice(0, letters.length), boxes.slice(letters.length)];
  const scene = { pen: new Pen(random), random, writer, type: 2, mark: 'tick', boxes: own, upper } as const;
  const { strokes, meant } = marksInRows[kind]?.(scene) ?? { strokes: [], meant: [] };
  if (strokes.length === 0) return undefined;
  const keys = isTrueFalse
    ? [true, false].map((value): AnswerKey => ({ kind: 'true-false', value }))
    : [...letters].map((label): AnswerKey => ({ kind: 'choice', labels: [label] }));
  return { kind, type: isTrueFalse ? 3 : 2, areas, strokes, meant, keys };
}
