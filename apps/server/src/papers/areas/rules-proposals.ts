import {
  type AnswerArea,
  type AreaType,
  areaTypes,
  columnsOn,
  MIN_AREA_UNITS,
  type PageSize,
  pageSizes,
  UNIT_MM,
} from '@zhibi/contract/papers';
import { type QuestionType, questionTypes } from '@zhibi/contract/questions';

/** A line of text of a page, in mm from its top left corner. */
export interface TextLine {
  page: number;
  text: string;
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

interface AskedItem {
  itemId: string;
  no: number;
  type: QuestionType;
}

const LEAST_MM = MIN_AREA_UNITS * UNIT_MM;
const EDGE_MM = 15;
const GAP_MM = 1;
/** A number at the beginning of a line as questions are counted: 12. 12． 12、 */
const NUMBERED = /^\s*(\d{1,3})\s*[.．、]/;

const answeredIn: Readonly<Partial<Record<QuestionType, AreaType>>> = {
  [questionTypes['single-choice']]: areaTypes['single-choice'],
  [questionTypes['true-false']]: areaTypes['true-false'],
  [questionTypes['fill-in']]: areaTypes['fill-in'],
  [questionTypes['multiple-choice']]: areaTypes['multiple-choice'],
};

/**
 * Areas read off the words of a PDF: each question's frame reaches from its number to the next one, and what is written to it goes below its
 * last line, or in a strip at its foot. Numbers count through the paper, so that one that is out of turn is none.
 */
export function proposeFromText(
  lines: readonly TextLine[],
  items: readonly AskedItem[],
  pageSize: PageSize,
): AnswerArea[] {
  const { widthMm } = pageSizes[pageSize];
  const columns = columnsOn(pageSize);
  const columnOf = (line: TextLine) => (line.xMm >= widthMm / 2 && columns === 2 ? 1 : 0);
  const inOrder = [...lines].sort((a, b) => a.page - b.page || columnOf(a) - columnOf(b) || a.yMm - b.yMm);
  const starts: { item: AskedItem; line: TextLine; at: number }[] = [];
  for (const [at, line] of inOrder.entries()) {
    const item = items[starts.length];
    if (item !== undefined && Number(NUMBERED.exec(line.text)?.[1]) === item.no) starts.push({ item, line, at });
  }
  return starts.flatMap(({ item, line, at }, i) => {
    const next = starts[i + 1];
    const isSame = next && next.line.page === line.page && columnOf(next.line) === columnOf(line);
    const own = inOrder.slice(at, next?.at).filter((one) => one.page === line.page && columnOf(one) === columnOf(line));
    const frame = {
      page: line.page,
      xMm: columnOf(line) * (widthMm / columns) + EDGE_MM,
      yMm: line.yMm - GAP_MM,
      widthMm: widthMm / columns - 2 * EDGE_MM,
    };
    const foot = isSame ? next.line.yMm - 2 * GAP_MM : pageSizes[pageSize].heightMm - EDGE_MM;
    const last = Math.max(...own.map((one) => one.yMm + one.heightMm));
    return areasOfItem(item, { ...frame, heightMm: foot - frame.yMm }, last);
  });
}

function areasOfItem(
  { itemId, type }: AskedItem,
  frame: Pick<AnswerArea, 'page' | 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>,
  lastMm: number,
): AnswerArea[] {
  if (frame.heightMm < 2 * LEAST_MM) return [];
  const none = { option: null, blankIndex: null, partIndex: null };
  const areaId = `${itemId}:text`;
  const foot = frame.yMm + frame.heightMm;
  const from = Math.min(Math.max(lastMm + GAP_MM, frame.yMm + GAP_MM), foot - GAP_MM - LEAST_MM);
  const written = {
    ...none,
    areaId: `${areaId}:answer`,
    areaType: answeredIn[type] ?? areaTypes.subjective,
    beIncludedId: areaId,
    qids: [itemId],
    page: frame.page,
    xMm: rounded(frame.xMm + GAP_MM),
    yMm: rounded(from),
    widthMm: rounded(frame.widthMm - 2 * GAP_MM),
    heightMm: rounded(foot - GAP_MM - from),
  };
  const whole: AnswerArea = {
    ...none,
    areaId,
    areaType: areaTypes.question,
    beIncludedId: null,
    qids: [itemId],
    page: frame.page,
    xMm: rounded(frame.xMm),
    yMm: rounded(frame.yMm),
    widthMm: rounded(frame.widthMm),
    heightMm: rounded(frame.heightMm),
  };
  return written.heightMm < LEAST_MM ? [whole] : [whole, written];
}

const rounded = (mm: number): number => Math.round(mm * 100) / 100;

/** How many of the proposed areas were taken as they were: in their place, for the same question, as the same kind. */
export function unchangedOf(proposed: readonly AnswerArea[], drawn: readonly AnswerArea[]): number {
  const kept = new Set(drawn.map(traitsOf));
  return proposed.filter((area) => kept.has(traitsOf(area))).length;
}

const traitsOf = ({ areaType, qids, page, xMm, yMm, widthMm, heightMm, option, blankIndex, partIndex }: AnswerArea) =>
  JSON.stringify([
    areaType,
    qids,
    page,
    ...[xMm, yMm, widthMm, heightMm].map((mm) => Math.round(mm * 10)),
    option,
    blankIndex,
    partIndex,
  ]);
