import type { Problem, RosterField } from '@zhibi/contract/people/roster';
import {
  againstKnown,
  changeOf,
  externalIdChange,
  otherRows,
  type ReadRow,
  sexWord,
  sharing,
  type Verdict,
  verdictOf,
} from './rules-rows.js';

export interface FoundLesson {
  classId: string;
  className: string;
  subjectId: number;
  subjectName: string;
}

export interface FoundTeacher {
  teacherNo: string | null;
  externalId: string | null;
  name: string;
  sex: boolean | null;
  account: string | null;
  phone: string | null;
  subject: { subjectId: number; name: string } | null;
  /** null: the row says nothing about lessons. */
  lessons: FoundLesson[] | null;
  leaves: boolean;
}

export interface KnownTeacher {
  id: string;
  accountId: string;
  account: string;
  teacherNo: string | null;
  externalId: string | null;
  name: string;
  sex: boolean | null;
  phone: string | null;
  mainSubject: { subjectId: number; name: string } | null;
  lessons: FoundLesson[];
  hasLeft: boolean;
  isUsed: boolean;
}

export interface TeacherFacts {
  teachers: readonly KnownTeacher[];
  takenAccounts: ReadonlySet<string>;
  /** Phone numbers that accounts of the installation have. */
  takenPhones: ReadonlySet<string>;
}

export type TeacherRow = ReadRow<FoundTeacher>;

/** Lessons as one text, in a fixed order: what is compared, shown and taken out. */
export const lessonsText = (lessons: readonly FoundLesson[]): string =>
  lessons
    .map(({ className, subjectName }) => `${className} ${subjectName}`)
    .sort((one, other) => one.localeCompare(other, 'zh-CN', { numeric: true }))
    .join('、');

const fieldOfKey: Readonly<Record<string, RosterField>> = {
  no: 'teacherNo',
  external: 'externalId',
  phone: 'phone',
};

/** Says of each row what would become of it. The rows are a whole list, or all that meet each other in one. */
export function judgeTeachers(rows: readonly TeacherRow[], facts: TeacherFacts): Verdict<FoundTeacher>[] {
  const groups = sharing(rows);
  const by = (keyOf: (one: KnownTeacher) => string | null) =>
    new Map(
      facts.teachers.flatMap((one) => {
        const key = keyOf(one);
        return key === null ? [] : [[key, one] as const];
      }),
    );
  const known = {
    id: by((one) => one.id),
    externalId: by((one) => one.externalId),
    no: by((one) => one.teacherNo),
    account: by((one) => one.account.toLowerCase()),
    phone: by((one) => one.phone),
    name: by((one) => one.name),
  };
  return rows.map((row) => {
    const { rowNo, found, keys } = row;
    const problems = [...row.problems];
    const candidates = [
      known.externalId.get(found.externalId ?? '') ?? known.id.get(found.externalId ?? ''),
      known.no.get(found.teacherNo ?? ''),
      known.account.get(found.account?.toLowerCase() ?? ''),
      known.phone.get(found.phone ?? ''),
    ].filter((one) => one !== undefined);
    const [person] = candidates;
    if (candidates.some((one) => one.id !== person?.id)) problems.push({ field: null, reason: 'keys-differ' });
    for (const key of keys)
      for (const others of otherRows(groups.get(key), rowNo)) {
        const field = fieldOfKey[key.split(' ')[0] ?? ''] ?? 'account';
        problems.push({ field, reason: 'twice', detail: { rows: others } });
      }
    if (person) problems.push(...againstKnown(found, person, 'name'));
    else if (!found.leaves) problems.push(...againstStrangers(found, facts, known.name.get(found.name)));
    // The number of somebody else is left out; its person is taken all the same.
    const isTaken = found.phone !== null && found.phone !== person?.phone && facts.takenPhones.has(found.phone);
    if (isTaken && !found.leaves) problems.push({ field: 'phone', reason: 'phone-taken' });
    const taken = isTaken ? { ...row, found: { ...found, phone: null } } : row;
    return verdictOf(taken, { problems, known: person }, teacherChanges);
  });
}

function againstStrangers(found: FoundTeacher, facts: TeacherFacts, namesake: KnownTeacher | undefined): Problem[] {
  const problems: Problem[] = [];
  if (found.account !== null && facts.takenAccounts.has(found.account.toLowerCase()))
    problems.push({ field: 'account', reason: 'account-taken' });
  if (namesake && !namesake.hasLeft)
    problems.push({ field: 'name', reason: 'same-teacher-name', detail: { number: namesake.account } });
  return problems;
}

/** What a row changes of a teacher, field by field. An empty cell changes nothing; lessons that are told replace those that were. */
export function teacherChanges(found: FoundTeacher, known: KnownTeacher) {
  if (found.leaves) return known.hasLeft ? [] : changeOf('status', 'active', 'left');
  return [
    ...externalIdChange(found, known),
    ...changeOf('teacherNo', known.teacherNo, found.teacherNo),
    ...changeOf('name', known.name, found.name === '' ? null : found.name),
    ...changeOf('sex', sexWord(known.sex), sexWord(found.sex)),
    ...changeOf('phone', known.phone, found.phone),
    ...changeOf('subject', known.mainSubject?.name ?? null, found.subject?.name ?? null),
    ...changeOf('lessons', lessonsText(known.lessons), found.lessons === null ? null : lessonsText(found.lessons)),
  ];
}
