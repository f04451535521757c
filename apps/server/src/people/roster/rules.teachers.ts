import { stageOfGrade } from '@zhibi/contract/people';
import type { Problem } from '@zhibi/contract/people/roster';
import { narrow, readNumber, readSex } from './rules.cells.js';
import { type ClassBook, readClassWords } from './rules.classes.js';
import {
  changeOf,
  isLeaving,
  otherRows,
  type RawRow,
  RowReader,
  sexWord,
  sharing,
  statusOf,
  type Verdict,
} from './rules.rows.js';

export interface FoundLesson {
  classId: string;
  className: string;
  subjectId: number;
  subjectName: string;
}

export interface FoundTeacher {
  teacherNo: string | null;
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

export interface SubjectOfStage {
  subjectId: number;
  stage: number;
  name: string;
}

export interface TeacherReading {
  classes: ClassBook;
  subjects: readonly SubjectOfStage[];
}

export interface TeacherRow extends RawRow {
  found: FoundTeacher;
  problems: Problem[];
  keys: string[];
}

/** Understands one row of a list of teachers. */
export function readTeacher(row: RawRow, reading: TeacherReading): TeacherRow {
  const reader = new RowReader(row);
  const teacherNo = reader.take('teacherNo', (text) => readNumber(text, 'teacher-no'));
  const name = reader.byRule('name', 'name', 'needed') ?? '';
  const sex = reader.take('sex', readSex);
  const account = reader.byRule('account', 'account', 'optional');
  const phone = reader.byRule('phone', 'phone', 'optional');
  const lessons = readLessons(reader, reading);
  const found = {
    teacherNo,
    name,
    sex,
    account,
    phone,
    lessons,
    subject: readSubject(reader, reading, lessons),
    leaves: isLeaving(reader.text('status')),
  };
  reader.role('teachers');
  return { ...row, found, problems: reader.problems, keys: keysOf(found) };
}

const keysOf = ({ teacherNo, account, phone }: FoundTeacher): string[] => [
  ...(teacherNo === null ? [] : [`no ${teacherNo.toLowerCase()}`]),
  ...(account === null ? [] : [`account ${account.toLowerCase()}`]),
  ...(phone === null ? [] : [`phone ${phone}`]),
];

/** A subject by its name: 初中数学, or 数学 where the stage is known or the school has only one. */
export function subjectNamed(
  subjects: readonly SubjectOfStage[],
  text: string,
  stage: number | null,
): SubjectOfStage | 'none' | 'several' {
  const plain = narrow(text);
  const exact = subjects.find(({ name }) => name === plain);
  if (exact) return exact;
  const short = subjects.filter(({ name }) => name.replace(/^(小学|初中|高中)/, '') === plain);
  const fitting = stage === null ? short : short.filter((one) => one.stage === stage);
  const [one] = fitting;
  if (one === undefined) return 'none';
  return fitting.length === 1 ? one : 'several';
}

const splitList = (text: string): string[] =>
  text
    .split(/[、,，;；/]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Lessons as 八年级(1)班 数学、…, or as classes in one column and one subject in another. */
function readLessons(reader: RowReader, { classes, subjects }: TeacherReading): FoundLesson[] | null {
  const written = reader.text('lessons');
  const inClasses = reader.text('className');
  const subject = reader.text('subject');
  const pairs =
    written !== ''
      ? splitList(written).map((part) => ['lessons', ...cut(part)] as const)
      : inClasses === '' || subject === ''
        ? []
        : splitList(inClasses).flatMap((name) => splitList(subject).map((one) => ['className', name, one] as const));
  if (pairs.length === 0) return null;
  const lessons: FoundLesson[] = [];
  for (const [field, className, subjectName] of pairs) {
    if (className === '' || subjectName === '') {
      reader.wrong(field, 'lessons');
      continue;
    }
    const meaning = classes.meaningOf(readClassWords(className, null));
    if (meaning.is !== 'known') {
      reader.wrong(field, meaning.is === 'new' ? 'class-missing' : meaning.problem, { name: className });
      continue;
    }
    const taught = subjectNamed(subjects, subjectName, stageOfGrade(meaning.gid));
    if (typeof taught === 'string')
      reader.wrong(field === 'lessons' ? field : 'subject', 'subject', { name: subjectName });
    else if (!lessons.some((one) => one.classId === meaning.classId && one.subjectId === taught.subjectId))
      lessons.push({
        classId: meaning.classId,
        className: meaning.name,
        subjectId: taught.subjectId,
        subjectName: taught.name,
      });
  }
  return lessons;
}

/** 八年级(1)班 数学 or 数学:八年级(1)班: the class and the subject. */
function cut(part: string): readonly [string, string] {
  const [first = '', second = ''] = /^(.+?)\s*[:：\s]\s*([^\s:：]+)$/.exec(part)?.slice(1) ?? [];
  return /班|\d/.test(second) && !/班|\d/.test(first) ? [second, first] : [first, second];
}

function readSubject(reader: RowReader, { subjects }: TeacherReading, lessons: readonly FoundLesson[] | null) {
  const [text] = splitList(reader.text('subject'));
  if (text === undefined) return null;
  const stage = lessons?.[0] ? subjects.find(({ subjectId }) => subjectId === lessons[0]?.subjectId)?.stage : undefined;
  const named = subjectNamed(subjects, text, stage ?? null);
  if (typeof named !== 'string') return { subjectId: named.subjectId, name: named.name };
  reader.wrong('subject', named === 'several' ? 'subject-stage' : 'subject', { name: text });
  return null;
}

/** Lessons as one text, in a fixed order: what is compared, shown and taken out. */
export const lessonsText = (lessons: readonly FoundLesson[]): string =>
  lessons
    .map(({ className, subjectName }) => `${className} ${subjectName}`)
    .sort((one, other) => one.localeCompare(other, 'zh-CN', { numeric: true }))
    .join('、');

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
    no: by((one) => one.teacherNo),
    account: by((one) => one.account.toLowerCase()),
    phone: by((one) => one.phone),
    name: by((one) => one.name),
  };
  return rows.map((row) => {
    const { rowNo, found, keys } = row;
    const problems = [...row.problems];
    const candidates = [
      known.no.get(found.teacherNo ?? ''),
      known.account.get(found.account?.toLowerCase() ?? ''),
      known.phone.get(found.phone ?? ''),
    ].filter((one) => one !== undefined);
    const [person] = candidates;
    if (candidates.some((one) => one.id !== person?.id)) problems.push({ field: null, reason: 'keys-differ' });
    for (const key of keys)
      for (const others of otherRows(groups.get(key), rowNo)) {
        const field = key.startsWith('no ') ? 'teacherNo' : key.startsWith('phone ') ? 'phone' : 'account';
        problems.push({ field, reason: 'twice', detail: { rows: others } });
      }
    if (person) problems.push(...againstKnown(found, person));
    else if (!found.leaves) problems.push(...againstStrangers(found, facts, known.name.get(found.name)));
    if (person && found.phone !== null && found.phone !== person.phone && facts.takenPhones.has(found.phone))
      problems.push({ field: 'phone', reason: 'phone-taken' });
    const changes =
      person === undefined || problems.some(({ reason }) => reason === 'has-left') ? [] : teacherChanges(found, person);
    const otherwise = person ? (changes.length > 0 ? 'changed' : 'unchanged') : found.leaves ? 'unchanged' : 'added';
    return {
      rowNo,
      found,
      keys,
      changes,
      problems,
      personId: person?.id ?? null,
      status: statusOf({ ...row, problems }, otherwise),
    };
  });
}

function againstStrangers(found: FoundTeacher, facts: TeacherFacts, namesake: KnownTeacher | undefined): Problem[] {
  const problems: Problem[] = [];
  if (found.account !== null && facts.takenAccounts.has(found.account.toLowerCase()))
    problems.push({ field: 'account', reason: 'account-taken' });
  if (found.phone !== null && facts.takenPhones.has(found.phone))
    problems.push({ field: 'phone', reason: 'phone-taken' });
  if (namesake && !namesake.hasLeft)
    problems.push({ field: 'name', reason: 'same-teacher-name', detail: { number: namesake.account } });
  return problems;
}

function againstKnown(found: FoundTeacher, known: KnownTeacher): Problem[] {
  if (known.hasLeft) return found.leaves ? [] : [{ field: null, reason: 'has-left' }];
  const problems: Problem[] = [];
  if (found.name !== '' && found.name !== known.name)
    problems.push({ field: 'name', reason: 'number-of-another', detail: { name: known.name } });
  if (found.account !== null && found.account.toLowerCase() !== known.account.toLowerCase())
    problems.push({ field: 'account', reason: 'account-differs', detail: { name: known.account } });
  return problems;
}

/** What a row changes of a teacher, field by field. An empty cell changes nothing; lessons that are told replace those that were. */
export function teacherChanges(found: FoundTeacher, known: KnownTeacher) {
  if (found.leaves) return known.hasLeft ? [] : changeOf('status', 'active', 'left');
  return [
    ...changeOf('teacherNo', known.teacherNo, found.teacherNo),
    ...changeOf('name', known.name, found.name === '' ? null : found.name),
    ...changeOf('sex', sexWord(known.sex), sexWord(found.sex)),
    ...changeOf('phone', known.phone, found.phone),
    ...changeOf('subject', known.mainSubject?.name ?? null, found.subject?.name ?? null),
    ...changeOf('lessons', lessonsText(known.lessons), found.lessons === null ? null : lessonsText(found.lessons)),
  ];
}
