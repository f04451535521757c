import type { AnswerArea } from '@zhibi/contract/papers';
import type { Random } from '@zhibi/ink/handwriting';
import { type Canvas, drawLine, type Place } from './canvas.js';
import { type BoxHand, markBox } from './hand.js';
import { letterLines } from './letter-lines.js';

/** What students write beside boxes when they change their minds: the mark in the box no longer says what they mean. */
export const besideKinds = [
  'arrow above',
  'arrow below',
  'cross above',
  'cross below',
  'scribble above',
  'scribble below',
  'letter left',
  'letter right',
  'letter above',
  'letter below',
  'ring around another box',
  'line under another box',
] as const;
export type BesideKind = (typeof besideKinds)[number];

interface Choice {
  boxes: readonly AnswerArea[];
  /** The box that is marked. */
  from: number;
  /** Another one. */
  to: number;
  /** How far beside the boxes it is written, in mm. */
  offMm: number;
}

/** Marks a box of a choice, and writes something beside the boxes. */
export function markAndWriteBeside(canvas: Canvas, kind: BesideKind, choice: Choice, hand: BoxHand): void {
  const [from, to] = [choice.boxes[choice.from], choice.boxes[choice.to]];
  if (!from || !to) return;
  markBox(canvas, from, hand);
  const ink = { ...hand.ink, grain: undefined };
  for (const line of linesBeside(kind, { ...choice, from, to }, hand.random)) drawLine(canvas, line, ink);
}

type Ends = Omit<Choice, 'from' | 'to'> & { from: AnswerArea; to: AnswerArea };

function linesBeside(kind: BesideKind, choice: Ends, random: Random): Place[][] {
  const { boxes, from, to, offMm } = choice;
  const isAbove = kind.endsWith('above');
  const edge = (box: AnswerArea, mm: number) => (isAbove ? box.yMm - mm : box.yMm + box.heightMm + mm);
  const away = isAbove ? -1 : 1;
  const middle = (box: AnswerArea) => box.xMm + box.widthMm / 2;
  const [first, last] = [boxes[0] ?? from, boxes.at(-1) ?? to];
  const letter = (xMm: number, yMm: number) => written(to.option ?? 'A', xMm, yMm, 2.2 + 0.8 * random());
  switch (kind) {
    case 'arrow above':
    case 'arrow below':
      return arrow([middle(from), edge(from, offMm)], [middle(to), edge(to, offMm)], away * 1.2);
    case 'cross above':
    case 'cross below':
      return cross(middle(from), edge(from, offMm + 1), 0.8 + random() * 0.5);
    case 'scribble above':
    case 'scribble below':
      return [scribble(from.xMm, edge(from, offMm), from.widthMm, away)];
    case 'letter left':
      return letter(first.xMm - offMm - 3, first.yMm + 0.6);
    case 'letter right':
      return letter(last.xMm + last.widthMm + offMm + 0.6, last.yMm + 0.6);
    case 'letter above':
    case 'letter below':
      return letter(middle(to) - 1, isAbove ? edge(to, offMm + 3) : edge(to, offMm));
    case 'ring around another box':
      return [ring(to, 0.9 + offMm / 4)];
    case 'line under another box':
      return [
        [
          [to.xMm, to.yMm + to.heightMm + offMm],
          [to.xMm + to.widthMm, to.yMm + to.heightMm + offMm + random() * 0.4],
        ],
      ];
  }
}

/** A bow with a head. */
function arrow([x0, y0]: Place, [x1, y1]: Place, bow: number): Place[][] {
  const way = Math.sign(x1 - x0) || 1;
  const bowed = Array.from({ length: 9 }, (_, k): Place => {
    const t = k / 8;
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * bow * t * (1 - t) * 0.8];
  });
  return [
    bowed,
    [
      [x1 - 0.9 * way, y1 - 0.9],
      [x1, y1],
      [x1 - 0.9 * way, y1 + 0.7],
    ],
  ];
}

const cross = (x: number, y: number, half: number): Place[][] => [
  [
    [x - half, y - half],
    [x + half, y + half],
  ],
  [
    [x + half, y - half],
    [x - half, y + half],
  ],
];

const scribble = (x: number, y: number, width: number, away: number): Place[] =>
  Array.from({ length: 8 }, (_, k): Place => [x + (width * k) / 7, k % 2 === 0 ? y : y + away * 1.6]);

const ring = ({ xMm, yMm, widthMm, heightMm }: AnswerArea, off: number): Place[] =>
  Array.from({ length: 25 }, (_, k): Place => {
    const angle = (k / 24) * 2 * Math.PI;
    const [halfX, halfY] = [widthMm / 2 + off, heightMm / 2 + off];
    return [xMm + widthMm / 2 + halfX * Math.cos(angle), yMm + heightMm / 2 + halfY * Math.sin(angle)];
  });

const written = (sign: string, xMm: number, yMm: number, heightMm: number): Place[][] =>
  (letterLines[sign] ?? letterLines.A ?? []).map((line) =>
    line.map(([x, y]): Place => [xMm + x * heightMm * 0.7, yMm + y * heightMm]),
  );
