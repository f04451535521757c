import { stageOfGrade } from '@zhibi/contract/people';
import type { PersonState } from '@zhibi/contract/people/records';

export interface AccountState {
  leftOn: string | null;
  disabled: boolean;
  activated: boolean;
}

/** Where a person stands; leaving goes before being disabled, that before never having logged in. */
export function stateOf({ leftOn, disabled, activated }: AccountState): PersonState {
  if (leftOn !== null) return 'left';
  if (disabled) return 'disabled';
  return activated ? 'active' : 'inactive';
}

/** What is looked for, as the found columns hold it: lower case, readings without spaces. */
export const searchWords = (text: string): { words: string; reading: string } => {
  const words = text.trim().toLowerCase();
  return { words, reading: words.replace(/\s+/g, '') };
};

/** The fields that a change really changes: what the history and the audit say. */
export const changedFields = <T extends object>(before: T, after: Partial<T>): (keyof T & string)[] =>
  (Object.keys(after) as (keyof T & string)[]).filter((field) => after[field] !== before[field]); // the keys of the change itself

/** A move may be written down later, but not for a day to come, nor before the stay that it ends began. Days are `yyyy-mm-dd`. */
export const isMovingDay = (on: string, today: string, stayFrom: string | null): boolean =>
  on <= today && (stayFrom === null || stayFrom <= on);

/** `20260901` ↔ `2026-09-01`. */
export const toDate = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
export const toDay = (date: string): string => date.replaceAll('-', '');

export interface LessonOf {
  classId: string;
  subjectId: number;
}
const keyOf = ({ classId, subjectId }: LessonOf) => `${classId} ${subjectId}`;

/** The lessons of one list that the other lacks. */
export function lessonsOnlyIn<T extends LessonOf>(these: readonly T[], those: readonly LessonOf[]): T[] {
  const known = new Set(those.map(keyOf));
  return these.filter((one) => !known.has(keyOf(one)));
}

/** A subject belongs to a class when the school offers it and it is one of the class's stage. */
export const fitsClass = (subject: { stage: number; offered: boolean }, gid: number): boolean =>
  subject.offered && subject.stage === stageOfGrade(gid);

/** What stands in the place of a name that was taken away. */
export const REMOVED = { name: '已注销学生', pinyin: 'yi zhu xiao xue sheng' } as const;

/** The number of a removed student: the table wants one that nobody has. */
export const removedNumber = (studentId: string): string => `removed-${studentId.replaceAll('-', '')}`;

/** Acts on somebody's account: teachers, who may read the rest of a student's history, need not know of them. */
const ACCOUNT_ACTS = ['password-reset', 'disabled', 'enabled'] as const;
export const isAccountAct = (what: string): boolean => ACCOUNT_ACTS.some((act) => act === what);
