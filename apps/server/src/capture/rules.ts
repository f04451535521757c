import type { QueueReason } from '@zhibi/contract/capture';
import { Id } from '@zhibi/contract/kernel';
import type { AnswerArea } from '@zhibi/contract/papers';
import { alsoTouched, bindStrokes, type Stroke, strokeEnd, validStroke } from '@zhibi/ink';

/** A stroke that can be kept, with the page that the pen says it lies on. */
export interface PageStroke {
  stroke: Stroke;
  pageCode: string;
  codeRule: string;
}

export interface Rejected {
  id: string;
  reason: string;
}

export interface Checked {
  strokes: PageStroke[];
  /** How many came twice in this very batch. */
  twice: number;
  rejected: Rejected[];
}

/** Looks at what a gateway sent, stroke by stroke: one that cannot be kept is named with its reason, the others count. */
export function checkStrokes(raw: readonly unknown[]): Checked {
  const known = new Map<string, PageStroke>();
  const checked: Checked = { strokes: [], twice: 0, rejected: [] };
  for (const one of raw) {
    const result = checkStroke(one);
    if ('reason' in result) checked.rejected.push(result);
    else if (known.has(result.stroke.id)) checked.twice++;
    else known.set(result.stroke.id, result);
  }
  return { ...checked, strokes: [...known.values()] };
}

function checkStroke(raw: unknown): PageStroke | Rejected {
  const { id, pageCode, codeRule } = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}; // as: any object has unknown fields
  const named = typeof id === 'string' ? id.slice(0, 64) : '';
  const check = validStroke(raw);
  if (check.kind === 'refused') return { id: named, reason: check.reason };
  if (!Id.safeParse(id).success) return { id: named, reason: 'no-id' };
  if (!isWord(pageCode, 60) || !isWord(codeRule, 30)) return { id: named, reason: 'no-page' };
  const { t0, tip, points } = check.stroke;
  return { stroke: { id: check.stroke.id.toLowerCase(), t0: Math.round(t0), tip, points }, pageCode, codeRule };
}

/** A code as pens write them: printable, without blanks. */
const isWord = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && /^[\x21-\x7e]+$/.test(value);

/** What is known about the page under a stroke, as far as it goes. */
export interface Under {
  page?: { codeRule: string; homeworkId: string | null };
  copy?: 'none' | 'takes-ink' | 'over';
  /** The pen was disabled by an administrator. */
  isDisabled?: boolean;
}

/** Why ink must wait for a person before anybody looks where on the page it lies; undefined when it need not. */
export function reasonToQueue(codeRule: string, { page, copy, isDisabled }: Under): QueueReason | undefined {
  if (page === undefined) return 'unknown-page';
  if (page.codeRule !== codeRule) return 'wrong-code-rule';
  if (page.homeworkId === null || copy === undefined || copy === 'none') return 'no-homework';
  if (copy === 'over') return 'homework-over';
  return isDisabled ? 'device-disabled' : undefined;
}

/** The area that each stroke of one page was written in; a stroke outside every area is left out. */
export function areasUnder(
  strokes: readonly Stroke[],
  areas: readonly AnswerArea[],
  page: number,
): Map<string, AnswerArea> {
  const byId = new Map(areas.flatMap((area) => (area.page === page ? [[area.areaId, area] as const] : [])));
  return new Map(
    bindStrokes(strokes, areas, page).flatMap((one) => {
      const area = one.kind === 'area' ? byId.get(one.areaId) : undefined;
      return area === undefined ? [] : [[one.strokeId, area] as const];
    }),
  );
}

/** Where a stroke is kept: its area, '' outside every one, the items answered there, and the areas that it touches besides. */
export function placeOf(stroke: Stroke, area: AnswerArea | undefined, areas: readonly AnswerArea[]) {
  if (area === undefined) return { stroke, areaId: '', itemIds: [], also: [] };
  const also = alsoTouched(stroke, area, areas).filter(({ areaId }) => areaId !== area.areaId);
  return { stroke, areaId: area.areaId, itemIds: area.qids, also };
}

/** How long the pen was down, in seconds. */
export const secondsOf = (stroke: Stroke): number => (strokeEnd(stroke) - stroke.t0) / 1000;

/** Text of a device as it may be kept: without control characters, which PostgreSQL partly refuses. */
export const tidy = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();
