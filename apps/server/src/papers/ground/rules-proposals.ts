import { columnsOn, defaultScore, type PageSize, pageSizes } from '@zhibi/contract/papers';
import {
  type GroundKind,
  type GroundPlace,
  type GroundQuestion,
  groundLimits,
  groundRoom,
  type Printed,
  usualPlaces,
} from '@zhibi/contract/papers/ground';
import { typeOf } from './rules-body.js';
import { chainOfNumbers } from './rules-numbers.js';
import { headingKind, isHeading, kindOfWords, lettersIn, scoreIn } from './rules-words.js';

type Words = GroundPlace & { text: string };

/** What was found on a page, in mm of the sheet. */
export interface FoundPage {
  page: number;
  place: GroundPlace;
  lines: readonly Words[];
  starts: readonly GroundPlace[];
  headings: readonly GroundPlace[];
  rules: readonly GroundPlace[];
  printed: Printed;
}

interface Start {
  page: FoundPage;
  column: number;
  yMm: number;
  no: number;
  kind: GroundKind | undefined;
  score: number | undefined;
}

const AIR_MM = 1;
const LEAST_HIGH_MM = 8;

/**
 * Questions proposed on pages that came on paper: by their words where there are some, else by the numbers that were seen and counted. Each reaches from
 * its number to the next one, to a heading, or to the foot of its column; a person corrects what is wrong.
 */
export function proposeQuestions(
  pages: readonly FoundPage[],
  pageSize: PageSize,
  newId: () => string,
  firstNo = 1,
): GroundQuestion[] {
  const columns = columnsOn(pageSize);
  const half = pageSizes[pageSize].widthMm / 2;
  const columnOf = ({ xMm }: { xMm: number }) => (columns === 2 && xMm >= half ? 1 : 0);
  const starts = pages.some(({ lines }) => lines.length > 0)
    ? startsOfWords(pages, columnOf)
    : startsOfPrint(pages, columnOf, firstNo);
  return starts.slice(0, groundLimits.questions).map((start, i) => {
    const frame = frameOf(start, starts[i + 1], { columns, half, pageSize, columnOf });
    const inside = <P extends GroundPlace>(found: readonly P[]) => found.filter((one) => isIn(one, frame));
    const text = inside(start.page.lines).map((line) => line.text);
    const rules = inside(start.page.rules);
    const letters = lettersIn(text);
    const kind = start.kind ?? kindOfWords(text, letters) ?? (rules.length > 0 ? 'blank' : 'written');
    const question: GroundQuestion = {
      ...frame,
      questionId: newId(),
      page: start.page.page,
      no: start.no,
      kind,
      score: scoreIn(text) ?? start.score ?? defaultScore(typeOf(kind)),
      options: Math.min(9, Math.max(2, letters || 4)),
      key: '',
      places: [],
    };
    const blanks = kind === 'blank' ? rules.slice(0, groundLimits.blanks).map((rule) => aboveRule(rule, frame)) : [];
    return { ...question, places: blanks.length > 0 ? blanks : usualPlaces(question, start.page.printed) };
  });
}

type ColumnOf = (place: { xMm: number }) => number;

function startsOfWords(pages: readonly FoundPage[], columnOf: ColumnOf): Start[] {
  const inOrder = pages.flatMap((page) =>
    [...page.lines]
      .sort((a, b) => columnOf(a) - columnOf(b) || a.yMm - b.yMm || a.xMm - b.xMm)
      .map((line) => ({ page, line })),
  );
  const counted = new Map(chainOfNumbers(inOrder.map(({ line }) => line.text)).map(({ at, no }) => [at, no]));
  let said: { kind: GroundKind | undefined; score: number | undefined } = { kind: undefined, score: undefined };
  return inOrder.flatMap(({ page, line }, at) => {
    if (isHeading(line.text)) said = { kind: headingKind(line.text), score: scoreIn([line.text], 'each') };
    const no = counted.get(at);
    return no === undefined ? [] : [{ page, column: columnOf(line), yMm: line.yMm, no, ...said }];
  });
}

const startsOfPrint = (pages: readonly FoundPage[], columnOf: ColumnOf, firstNo: number): Start[] =>
  pages
    .flatMap((page) => page.starts.map((start) => ({ page, column: columnOf(start), yMm: start.yMm })))
    .map((start, i) => ({ ...start, no: firstNo + i, kind: undefined, score: undefined }));

interface Sheet {
  columns: 1 | 2;
  half: number;
  pageSize: PageSize;
  columnOf: ColumnOf;
}

function frameOf(start: Start, next: Start | undefined, { columns, half, pageSize, columnOf }: Sheet): GroundPlace {
  const room = groundRoom(pageSize);
  const { place, lines } = start.page;
  const left = columns === 2 && start.column === 1 ? half + AIR_MM : place.xMm;
  const right = columns === 2 && start.column === 0 ? half - AIR_MM : place.xMm + place.widthMm;
  const isBeside = next && next.page === start.page && next.column === start.column;
  const foot = isBeside ? next.yMm - AIR_MM : room.yMm + room.heightMm;
  // Of a page with words its headings are read; else they were seen.
  const headings = lines.length > 0 ? lines.filter((line) => isHeading(line.text)) : start.page.headings;
  const heading = headings
    .filter((line) => columnOf(line) === start.column && line.yMm > start.yMm && line.yMm < foot)
    .reduce((top, line) => Math.min(top, line.yMm - AIR_MM), foot);
  const yMm = Math.max(room.yMm, start.yMm - AIR_MM);
  return {
    xMm: rounded(left),
    yMm: rounded(yMm),
    widthMm: rounded(right - left),
    heightMm: rounded(Math.max(LEAST_HIGH_MM, heading - yMm - 0.2)),
  };
}

const isIn = ({ xMm, yMm, widthMm, heightMm }: GroundPlace, frame: GroundPlace) =>
  xMm + widthMm / 2 >= frame.xMm &&
  xMm + widthMm / 2 <= frame.xMm + frame.widthMm &&
  yMm + heightMm / 2 >= frame.yMm &&
  yMm + heightMm / 2 <= frame.yMm + frame.heightMm;

const HAND_MM = 8;

/** What is written on a rule stands above it. */
function aboveRule(rule: GroundPlace, frame: GroundPlace): GroundPlace {
  const yMm = Math.max(frame.yMm, rule.yMm + 0.5 - HAND_MM);
  const xMm = Math.max(frame.xMm, rule.xMm);
  return {
    xMm: rounded(xMm),
    yMm: rounded(yMm),
    widthMm: rounded(Math.min(rule.widthMm, frame.xMm + frame.widthMm - xMm)),
    heightMm: rounded(Math.max(4, Math.min(HAND_MM, frame.yMm + frame.heightMm - yMm))),
  };
}

const rounded = (mm: number) => Math.round(mm * 100) / 100;
