import { type HandbookRange, type HandbookRules, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { uuid } from '../../platform/events/wire.js';
import { daysOn, usualEnd } from '../parts/booklets/moments.js';

/** What is being put together, as it is kept over a reload. */
export interface HandbookDraft {
  step: number;
  classId: string | null;
  from: string;
  to: string;
  /** Null: all papers of these days. */
  homeworkIds: string[] | null;
  rules: HandbookRules;
  title: string;
  /** As fields of a moment hold it, `2026-11-24T08:00`. */
  endAt: string;
  dots: boolean;
  /** Why it is given although the day is full; absent until that was asked. */
  loadReason?: string;
  wishId: string;
}

/** What booklets are made of. */
export interface HandbookWish {
  range: HandbookRange;
  rules: HandbookRules;
}

/** What an address may already say of a booklet. */
export interface AskedBooklet {
  classId: string | null;
  from: string | null;
  to: string | null;
}
const isDashed = (day: string | null): day is string => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);

/** The last four weeks, handed in three days from now, but for what was asked. */
export const freshDraft = (title: string, asked: AskedBooklet): HandbookDraft => ({
  step: 0,
  classId: asked.classId,
  from: isDashed(asked.from) ? asked.from : daysOn(-28),
  to: isDashed(asked.to) ? asked.to : daysOn(0),
  homeworkIds: null,
  rules: usualHandbookRules,
  title,
  endAt: usualEnd(),
  dots: false,
  wishId: uuid(),
});

/** The range that a draft names; undefined while it names no class or no day. */
export function rangeOf(draft: HandbookDraft, subjectId: number): HandbookRange | undefined {
  const { classId, from, to, homeworkIds } = draft;
  if (classId === null || from === '' || to === '' || from > to || homeworkIds?.length === 0) return undefined;
  return { classId, subjectId, from, to, ...(homeworkIds && { homeworkIds }) };
}
