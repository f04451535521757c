import type { Problem, RosterChange } from '@zhibi/contract/people/roster';
import { sexWord } from '../judge/rules-rows.js';
import type { FoundStudent, KnownStudent } from '../judge/rules-students.js';
import { type FoundTeacher, type KnownTeacher, lessonsText } from '../judge/rules-teachers.js';

/** A student's fields as the texts that changes speak of. */
const studentTexts = (one: KnownStudent): Readonly<Record<string, string>> => ({
  externalId: one.externalId ?? '',
  name: one.name,
  sex: sexWord(one.sex) ?? '',
  birthday: one.birthday ?? '',
  className: one.className ?? '',
  status: one.hasLeft ? 'left' : 'active',
});

const teacherTexts = (one: KnownTeacher): Readonly<Record<string, string>> => ({
  teacherNo: one.teacherNo ?? '',
  externalId: one.externalId ?? '',
  name: one.name,
  sex: sexWord(one.sex) ?? '',
  phone: one.phone ?? '',
  subject: one.mainSubject?.name ?? '',
  lessons: lessonsText(one.lessons),
  status: one.hasLeft ? 'left' : 'active',
});

const kept = (reason: 'used' | 'touched'): Problem => ({ field: null, reason });

/** Why a student whom an import added cannot leave as if never there; null where that is possible. */
export function whyKeptStudent(found: FoundStudent, now: KnownStudent | undefined): Problem | null {
  if (now === undefined) return kept('touched');
  if (now.isUsed) return kept('used');
  const isSame =
    now.studentNo === found.studentNo &&
    now.name === found.name &&
    now.sex === found.sex &&
    now.birthday === found.birthday &&
    now.classId === (found.class?.classId ?? null) &&
    !now.hasLeft;
  return isSame ? null : kept('touched');
}

/** The same of a teacher. */
export function whyKeptTeacher(found: FoundTeacher, now: KnownTeacher | undefined): Problem | null {
  if (now === undefined) return kept('touched');
  if (now.isUsed) return kept('used');
  const isSame =
    now.teacherNo === found.teacherNo &&
    now.name === found.name &&
    now.sex === found.sex &&
    now.phone === found.phone &&
    lessonsText(now.lessons) === lessonsText(found.lessons ?? []) &&
    !now.hasLeft;
  return isSame ? null : kept('touched');
}

/** Whether what an import changed still stands as it left it. */
export const standsAsChanged = (changes: readonly RosterChange[], texts: Readonly<Record<string, string>>): boolean =>
  changes.every(({ field, to }) => texts[field] === to);

export const studentStands = (changes: readonly RosterChange[], now: KnownStudent): boolean =>
  standsAsChanged(changes, studentTexts(now));
export const teacherStands = (changes: readonly RosterChange[], now: KnownTeacher): boolean =>
  standsAsChanged(changes, teacherTexts(now));
