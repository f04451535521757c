import { fullScoreOf } from '../optional.js';
import { sectionNames, singleChoice } from '../section-titles.js';
import {
  asksNumber,
  type CardBlock,
  type CardDesign,
  type CardManner,
  type CardQuestion,
  keyOfQuestion,
} from './design.js';
import { needsOf } from './faults.js';
import { down, Flow, GAP, type Unplaced, up } from './flow.js';
import { fieldsNeed, headingNeeds, titleNeeds } from './layout-head.js';
import { numberNeeds } from './layout-number.js';
import { LEAST_PART, putOptional, putWritten } from './put-written.js';

const numerals = [...'一二三四五六七八九十'];
const usualNotes = [
  '选择题、判断题涂满方框，改动时用橡皮擦干净。',
  '其他题用黑色签字笔写在各题的框内，写在框外不计分。',
  '保持卡面平整清洁，不要随意折叠，不要遮住四角的黑块。',
];

export const usualManner: CardManner = {
  pageSize: 'A4',
  columns: 1,
  duplex: true,
  sealLine: false,
  numberWay: 'qr',
  digits: 8,
  scored: true,
  lined: false,
  notes: usualNotes,
};

interface Head {
  over: string;
  text: string;
}

type Heading = 'choices' | 'several' | 'judge' | 'blank' | 'written' | 'essay' | 'optional';

const headingOf = ({ kind, choice }: CardQuestion): Heading =>
  choice ? 'optional' : kind === 'single' ? 'choices' : kind === 'multiple' ? 'several' : kind;

/** Questions that follow each other stand under one heading; those among which one chooses under one of their own. */
const isOneRun = (a: CardQuestion, b: CardQuestion): boolean =>
  headingOf(a) === headingOf(b) && a.choice?.group === b.choice?.group;

const titles = {
  choices: sectionNames[2].zh,
  several: sectionNames[5].zh,
  judge: sectionNames[3].zh,
  blank: sectionNames[4].zh,
  written: sectionNames[1].zh,
  essay: sectionNames[8].zh,
  optional: '选做题',
} as const;

/** The head of the first page: title, whose card it is, how it is filled in. */
function putHead(flow: Flow, manner: CardManner, head: Head): void {
  flow.put({ kind: 'title', ...head }, titleNeeds.heightMm);
  const { widthMm, xMm } = flow.place;
  const number = numberNeeds(manner);
  const noteHeight = (width: number) =>
    up(
      needsOf(empty(manner), {
        kind: 'notes',
        lines: manner.notes,
        blockId: 'n',
        page: 1,
        xMm: 0,
        yMm: 0,
        widthMm: width,
        heightMm: 0,
      }).heightMm,
    );
  const notes = { kind: 'notes', lines: manner.notes } as const;
  const beside = down(widthMm - number.widthMm - 4);
  if (asksNumber(manner) && beside >= 60) {
    const top = flow.atMm;
    const fields = manner.sealLine ? 0 : fieldsNeed(beside).heightMm;
    const high = Math.max(number.heightMm, fields + GAP + noteHeight(beside));
    if (!manner.sealLine) flow.beside({ kind: 'fields' }, { xMm, yMm: top, widthMm: beside, heightMm: fields });
    const from = fields === 0 ? top : top + fields + GAP;
    if (manner.notes.length > 0) flow.beside(notes, { xMm, yMm: from, widthMm: beside, heightMm: noteHeight(beside) });
    const right = { xMm: xMm + widthMm - number.widthMm, widthMm: number.widthMm, yMm: top, heightMm: number.heightMm };
    flow.beside({ kind: 'number' }, { ...right, widthMm: up(number.widthMm), xMm: down(right.xMm) });
    flow.move(up(high) + GAP);
    return;
  }
  if (!manner.sealLine) flow.put({ kind: 'fields' }, fieldsNeed(widthMm).heightMm);
  if (asksNumber(manner)) flow.number();
  if (manner.notes.length > 0) flow.put(notes, noteHeight(widthMm));
}

const empty = (manner: CardManner): CardDesign => ({ ...manner, questions: [], blocks: [] });

/** Everything of a card put in place: head, then the questions in their order, section by section. Nothing overlaps, nothing is cut. */
export function arranged(manner: CardManner, questions: readonly CardQuestion[], head: Head): CardDesign {
  const flow = new Flow(manner);
  putHead(flow, manner, head);
  const design: CardDesign = { ...manner, questions: [...questions], blocks: [] };
  const runs: CardQuestion[][] = [];
  for (const question of questions) {
    const last = runs.at(-1);
    if (last?.[0] && isOneRun(last[0], question)) last.push(question);
    else runs.push([question]);
  }
  runs.forEach((run, at) => {
    const [first] = run;
    if (first === undefined) return;
    const kind = headingOf(first);
    const isPlain = kind === 'choices' && questions.some((one) => one.kind === 'multiple');
    const total = fullScoreOf({ choose: first.choice?.choose, items: run });
    const chosen = first.choice && `，${run.length} 题中选做 ${first.choice.choose} 题`;
    const heading = {
      kind: 'heading',
      text: `${numerals[at] ?? at + 1}、${isPlain ? singleChoice.zh : titles[kind]}`,
      note: `（共 ${total} 分${chosen ?? ''}）`,
    } as const;
    // A heading never stands alone at a foot.
    const isBoxed = kind === 'choices' || kind === 'several' || kind === 'judge';
    const least = isBoxed ? 19 : kind === 'blank' ? 17 : LEAST_PART;
    if (flow.roomMm < headingNeeds.heightMm + GAP + least && !flow.isAtTop) flow.next();
    flow.put(heading, headingNeeds.heightMm);
    if (isBoxed) putRows(flow, design, run, (keys) => ({ kind: 'choices', keys }));
    else if (kind === 'blank') putRows(flow, design, run, (keys) => ({ kind: 'blanks', keys, scored: manner.scored }));
    else if (kind === 'optional') putOptional(flow, manner, run);
    else for (const question of run) putWritten(flow, manner, question);
  });
  return { ...design, blocks: flow.blocks };
}

/** As many of these as the column has room for, the rest in the next. */
function putRows(
  flow: Flow,
  design: CardDesign,
  run: readonly CardQuestion[],
  block: (keys: string[]) => Extract<Unplaced, { keys: string[] }>,
): void {
  let rest = [...run];
  while (rest.length > 0) {
    const heightOf = (count: number) => {
      const keys = rest.slice(0, count).map(keyOfQuestion);
      const place = { ...flow.place, yMm: flow.atMm, heightMm: 0, blockId: 'x', page: 1 };
      return up(needsOf(design, { ...block(keys), ...place, widthMm: down(place.widthMm) } as CardBlock).heightMm); // as: a kind with its place
    };
    let count = rest.length;
    while (count > 1 && heightOf(count) > flow.roomMm) count--;
    if (heightOf(count) > flow.roomMm && !flow.isAtTop) {
      flow.next();
      continue;
    }
    flow.put(block(rest.slice(0, count).map(keyOfQuestion)), heightOf(count));
    rest = rest.slice(count);
  }
}
