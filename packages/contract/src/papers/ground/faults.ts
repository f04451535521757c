import { areaFaults } from '../areas/faults.js';
import { foldOfPaper, type PageSize } from '../geometry.js';
import { geometryOfGround } from './geometry-of-ground.js';
import { isBlank, type Printed } from './ink-map.js';
import type { GroundPlace, GroundQuestion } from './model.js';
import { groundRoom, isChoice } from './places.js';

export type GroundFaultKind =
  | 'same-number'
  | 'no-place'
  | 'outside-frame'
  | 'over-print'
  | 'frames-overlap'
  | 'off-the-page'
  | 'over-fold'
  | 'too-small'
  | 'wrong-key';

/** What keeps pages from becoming a paper, and of which question. */
export interface GroundFault {
  kind: GroundFaultKind;
  questionId: string;
}

interface Pages {
  pageSize: PageSize;
  pageCount: number;
  questions: readonly GroundQuestion[];
  /** What is printed on a page, counted from 1. */
  printedOn: (page: number) => Printed | undefined;
}

const SLACK_MM = 0.05;

/** Everything that is wrong with what was drawn, question by question; the same on the screen and where the paper is made. */
export function groundFaults({ pageSize, pageCount, questions, printedOn }: Pages): GroundFault[] {
  const counted = new Map<number, number>();
  for (const { no } of questions) counted.set(no, (counted.get(no) ?? 0) + 1);
  const own = questions.flatMap((question) => {
    const kinds: GroundFaultKind[] = [];
    const { kind, places } = question;
    if ((counted.get(question.no) ?? 0) > 1) kinds.push('same-number');
    if (places.length === 0) kinds.push('no-place');
    else if (places.some((place) => !holds(question, place))) kinds.push('outside-frame');
    const printed = printedOn(question.page);
    if (isChoice(kind) && printed && places.some((place) => !isBlank(printed, place))) kinds.push('over-print');
    if (!isKey(question)) kinds.push('wrong-key');
    return kinds.map((one) => ({ kind: one, questionId: question.questionId }));
  });
  return [...own, ...ofAreas({ pageSize, pageCount, questions })];
}

const ofArea = {
  'areas-overlap': 'frames-overlap',
  'area-outside': 'off-the-page',
  'area-over-fold': 'over-fold',
  'area-too-small': 'too-small',
  'area-nesting': 'no-place',
  'area-without-question': 'no-place',
} as const;

function ofAreas({ pageSize, pageCount, questions }: Omit<Pages, 'printedOn'>): GroundFault[] {
  const { areas } = geometryOfGround({ pageSize, pageCount, questions });
  const itemIds = questions.map(({ questionId }) => questionId);
  const foldMm = foldOfPaper(pageSize);
  const room = groundRoom(pageSize);
  const outside = questions.filter((question) => !holds(room, question)).map(({ questionId }) => questionId);
  const faults = [
    ...areaFaults(areas, { pageSize, pageCount, itemIds, foldMm }).flatMap(({ kind, areaIds }) =>
      areaIds.map((areaId) => ({ kind: ofArea[kind], questionId: areaId.split(':')[0] ?? '' })),
    ),
    ...outside.map((questionId) => ({ kind: 'off-the-page' as const, questionId })),
  ];
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.questionId}`, fault])).values()];
}

const holds = (outer: GroundPlace, inner: GroundPlace): boolean =>
  inner.xMm >= outer.xMm - SLACK_MM &&
  inner.yMm >= outer.yMm - SLACK_MM &&
  inner.xMm + inner.widthMm <= outer.xMm + outer.widthMm + SLACK_MM &&
  inner.yMm + inner.heightMm <= outer.yMm + outer.heightMm + SLACK_MM;

const LETTERS = 'ABCDEFGHI';

/** Whether a key names what can be chosen: one letter, several, true or false. An empty one leaves the marking to a person. */
export function isKey({ kind, key, options }: Pick<GroundQuestion, 'kind' | 'key' | 'options'>): boolean {
  if (key === '' || !isChoice(kind)) return true;
  if (kind === 'judge') return key === 'T' || key === 'F';
  const letters = [...key];
  const isOnce = new Set(letters).size === letters.length;
  const known = letters.every((letter) => LETTERS.slice(0, options).includes(letter));
  return known && isOnce && (kind === 'multiple' || letters.length === 1);
}
