import type { BlockOf, CardBlock, CardDesign, CardQuestion } from './design.js';
import { layOutChoices, letterBox } from './layout-choices.js';
import { layOutFields, layOutNotes, middleOf, noteLook, sizeInRoom } from './layout-head.js';
import { layOutNumber } from './layout-number.js';
import { layOutOptional } from './layout-optional.js';
import type { ScoreBox } from './layout-scores.js';
import { ESSAY, layOutBlanks, layOutEssay, layOutWritten } from './layout-written.js';
import { type CardMark, filled, framed, ruled, said, signBox } from './marks.js';

interface Drawn {
  design: CardDesign;
  byKey: ReadonlyMap<string, CardQuestion>;
  /** How many blocks of the same question come before. */
  goesOn: number;
}

/** What is printed of a block; words of a card are Chinese whatever the language of the screen. */
export function drawBlock(block: CardBlock, drawn: Drawn): CardMark[] {
  const of = (keys: readonly string[]) => keys.flatMap((key) => drawn.byKey.get(key) ?? []);
  switch (block.kind) {
    case 'title':
      return [
        said(block.over, middleOf(block), block.yMm + 5, {
          sizePt: sizeInRoom(block.over, block.widthMm, 12),
          anchor: 'middle',
        }),
        said(block.text, middleOf(block), block.yMm + 13.2, {
          sizePt: sizeInRoom(block.text, block.widthMm, 17),
          isBold: true,
          anchor: 'middle',
        }),
      ];
    case 'heading':
      return [
        said(block.text, block.xMm, block.yMm + 5, { sizePt: 11, isBold: true }),
        said(block.note, block.xMm + [...block.text].length * 3.9 + 2, block.yMm + 5, { sizePt: 9.5 }),
      ];
    case 'fields':
      return layOutFields(block).flatMap(({ label, labelMm, xMm, yMm, widthMm }) => [
        said(label, labelMm, yMm - 0.8),
        ruled(xMm, yMm, xMm + widthMm, yMm),
      ]);
    case 'notes':
      return drawNotes(block);
    case 'number':
      return drawNumber(block, drawn.design);
    case 'choices':
      return [
        framed(block),
        ...layOutChoices(block, of(block.keys)).rows.flatMap(({ question, boxes, xMm, yMm }) => [
          said(question.no, xMm + 8, yMm + 4.6, { sizePt: 9.5, anchor: 'end' }),
          ...boxes.flatMap(({ option, ...box }) => signBox(box, option)),
        ]),
      ];
    case 'blanks':
      return [
        framed(block),
        ...layOutBlanks(block, of(block.keys)).cells.flatMap(({ question, xMm, lines, scores }) => [
          ...lines.flatMap(({ xMm: x, yMm, widthMm, heightMm }) =>
            ruled(x, yMm + heightMm, x + widthMm, yMm + heightMm),
          ),
          said(`${question.no}.`, xMm, (lines[0]?.yMm ?? 0) + 7.6),
          ...drawScores(scores),
        ]),
      ];
    case 'optional':
      return drawOptional(block, of(block.keys));
    default:
      return drawWritten(block, drawn);
  }
}

function drawWritten(block: BlockOf<'written' | 'essay'>, { byKey, goesOn }: Drawn): CardMark[] {
  const question = byKey.get(block.key);
  if (question === undefined) return [framed(block)];
  const { space, scores } = layOutWritten(block, question, goesOn > 0);
  const label = `${question.no}.${goesOn > 0 ? '（续）' : `（${question.score} 分）`}`;
  const inside = block.kind === 'essay' ? drawSquares(space) : block.lined ? drawLines(space) : [];
  return [framed(block), said(label, block.xMm + 2.5, block.yMm + 5.3), ...drawScores(scores), ...inside];
}

const NTH = '一二三四五六七八九';
/** Smaller nobody reads it. */
const LEAST_PT = 6.5;

/** What is chosen is filled in before the answer is written, and is asked for in the words of the exams. */
function drawOptional(block: BlockOf<'optional'>, questions: readonly CardQuestion[]): CardMark[] {
  const [first] = questions;
  const choose = first?.choice?.choose ?? 1;
  const { boxes, wordsMm, beside, space, scores } = layOutOptional(block, questions);
  const left = block.xMm + 2.5;
  const label = `选做题${choose > 1 ? (NTH[block.nth] ?? '') : ''}（${first?.score ?? 0} 分）`;
  const whole = choose === 1 ? '任选 1 题，先把题号涂黑；多做的，按所做的第一题计分' : '先把所选的题号涂黑';
  const size = (words: string) => sizeInRoom(words, beside.widthMm, 8);
  const words = [whole, '先把题号涂黑'].find((one) => size(one) >= LEAST_PT) ?? '';
  return [
    framed(block),
    said(label, left, block.yMm + 5.3),
    ...drawScores(scores),
    said('选做题号', left, wordsMm, { sizePt: 10 }),
    ...boxes.flatMap(({ question, ...box }) => signBox(box, question.no)),
    said(words, beside.xMm, wordsMm, { sizePt: size(words) }),
    ...(block.lined ? drawLines(space) : []),
  ];
}

function drawScores(scores: readonly ScoreBox[]): CardMark[] {
  const [first] = scores;
  if (first === undefined) return [];
  const label = said('得分', first.xMm - 1, first.yMm + 3.4, { sizePt: 8, anchor: 'end', ink: 'line' });
  const boxes = scores.flatMap(({ sign, ...box }) => signBox(box, sign));
  return scores.length > 3 ? [label, ...boxes] : boxes;
}

const LINE_MM = 9;

function drawLines({
  xMm,
  yMm,
  widthMm,
  heightMm,
}: {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}): CardMark[] {
  return Array.from({ length: Math.floor(heightMm / LINE_MM) }, (_, i) => {
    const y = yMm + (i + 1) * LINE_MM;
    return ruled(xMm, y, xMm + widthMm, y);
  });
}

function drawSquares(space: Parameters<typeof layOutEssay>[0]): CardMark[] {
  const { columns, rows, sizeMm } = layOutEssay(space);
  const marks: CardMark[] = [];
  const pitch = sizeMm + ESSAY.pitchMm - ESSAY.squareMm;
  for (let row = 0; row < rows; row++) {
    const [y, right] = [space.yMm + row * pitch, space.xMm + columns * sizeMm];
    for (const at of [y, y + sizeMm]) marks.push({ ...ruled(space.xMm, at, right, at, 0.14), ink: 'green' });
    for (let column = 0; column <= columns; column++) {
      const x = space.xMm + column * sizeMm;
      marks.push({ ...ruled(x, y, x, y + sizeMm, 0.14), ink: 'green' });
    }
    const count = Math.floor(((row + 1) * columns) / ESSAY.countedEach) * ESSAY.countedEach;
    if (count > row * columns) {
      const x = space.xMm + (count - row * columns) * sizeMm;
      marks.push(said(`${count}字`, x, y + sizeMm + 1.7, { sizePt: 4.6, anchor: 'end', ink: 'green' }));
    }
  }
  return marks;
}

function drawNotes(block: BlockOf<'notes'>): CardMark[] {
  const { lines, exampleMm } = layOutNotes(block);
  const { padMm, headPt, sizePt, lineMm } = noteLook;
  const left = block.xMm + padMm;
  const box = (at: number) => ({
    xMm: at,
    yMm: exampleMm - 3.2,
    widthMm: letterBox.widthMm * 0.8,
    heightMm: letterBox.heightMm * 0.75,
  });
  const [right, wrong] = [box(left + 14), box(left + 36)];
  return [
    framed(block),
    said('注意事项', left, block.yMm + padMm + lineMm * 0.7, { sizePt: headPt, isBold: true }),
    ...lines.map(({ text, xMm, yMm }) => said(text, xMm, yMm, { sizePt })),
    said('正确填涂', left, exampleMm, { sizePt: 8 }),
    filled(right, 'ink'),
    said('错误', left + 27, exampleMm, { sizePt: 8 }),
    framed(wrong, 'line'),
    ruled(wrong.xMm + 1, wrong.yMm + 1.6, wrong.xMm + 2, wrong.yMm + 2.6),
    ruled(wrong.xMm + 2, wrong.yMm + 2.6, wrong.xMm + 3.8, wrong.yMm + 0.6),
  ];
}

function drawNumber(block: BlockOf<'number'>, design: CardDesign): CardMark[] {
  const { write, columns } = layOutNumber(block, design);
  return [
    framed(block),
    said('考　号', middleOf(block), block.yMm + 4.9, { sizePt: 10, isBold: true, anchor: 'middle' }),
    ...write.map((rect) => framed(rect)),
    ...columns.flatMap((column) => column.flatMap(({ sign, ...rect }) => signBox(rect, sign))),
  ];
}
