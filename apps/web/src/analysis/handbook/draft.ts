import { type HandbookRange, type HandbookRules, usualHandbookRules } from '@zhibi/contract/analysis/handbook';
import { uuid } from '../../platform/events/wire.js';
import { instantOf, nowStamp, stampOf } from '../../platform/time.js';

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
  wishId: string;
}

/** What booklets are made of. */
export interface HandbookWish {
  range: HandbookRange;
  rules: HandbookRules;
}

const DAY_MS = 86_400_000;
const dashed = (stamp: string) => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
const daysOn = (days: number) => dashed(stampOf(new Date(instantOf(nowStamp()).getTime() + days * DAY_MS)));

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
  endAt: `${daysOn(3)}T08:00`,
  dots: false,
  wishId: uuid(),
});

/** The range that a draft names; undefined while it names no class or no day. */
export function rangeOf(draft: HandbookDraft, subjectId: number): HandbookRange | undefined {
  const { classId, from, to, homeworkIds } = draft;
  if (classId === null || from === '' || to === '' || from > to || homeworkIds?.length === 0) return undefined;
  return { classId, subjectId, from, to, ...(homeworkIds && { homeworkIds }) };
}

/** `2026-11-24T08:00` as the protocol's 14 digits. */
export const stampOfMoment = (moment: string): string => `${moment.replace(/\D/g, '')}00`;
