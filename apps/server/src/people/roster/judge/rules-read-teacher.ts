import { stageOfGrade } from '@zhibi/contract/people';
import { narrow, readNumber, readSex } from './rules-cells.js';
import { type ClassBook, readClassWords } from './rules-classes.js';
import { type RawRow, RowReader } from './rules-row-reader.js';
import { isLeaving } from './rules-rows.js';
import type { FoundLesson, FoundTeacher, TeacherRow } from './rules-teachers.js';

export interface SubjectOfStage {
  subjectId: number;
  stage: number;
  name: string;
}

export interface TeacherReading {
  classes: ClassBook;
  subjects: readonly SubjectOfStage[];
}

/** Understands one row of a list of teachers. */
export function readTeacher(row: RawRow, reading: TeacherReading): TeacherRow {
  const reader = new RowReader(row);
  const teacherNo = reader.take('teacherNo', (text) => readNumber(text, 'teacher-no'));
  const externalId = reader.externalId();
  const name = reader.personName();
  const sex = reader.take('sex', readSex);
  const account = reader.byRule('account', 'account', 'optional');
  const phone = reader.phone();
  const lessons = readLessons(reader, reading);
  const found = {
    teacherNo,
    externalId,
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

const keysOf = ({ teacherNo, externalId, account, phone }: FoundTeacher): string[] => [
  ...(externalId === null ? [] : [`external ${externalId}`]),
  ...(teacherNo === null ? [] : [`no ${teacherNo.toLowerCase()}`]),
  ...(account === null ? [] : [`account ${account.toLowerCase()}`]),
  ...(phone === null ? [] : [`phone ${phone}`]),
];

const stages: readonly string[] = ['小学', '初中', '高中'];

/** What schools also call a subject, by the names that the curriculum gives it at one stage or another. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  政治: ['道德与法治'],
  道德与法治: ['政治'],
  思想政治: ['政治'],
  思想品德: ['道德与法治'],
  品德: ['道德与法治'],
  道法: ['道德与法治'],
  信息: ['信息技术'],
  信息科技: ['信息技术'],
  生物学: ['生物'],
  体育: ['体育与健康'],
  综合实践: ['综合实践活动'],
  技术: ['通用技术'],
};

/** A subject by its name: 初中数学, or 数学 where the stage is known or the school has only one. */
export function subjectNamed(
  subjects: readonly SubjectOfStage[],
  text: string,
  stage: number | null,
): SubjectOfStage | 'none' | 'several' {
  const [, stageName = '', discipline = ''] = /^(小学|初中|高中)?(.*)$/.exec(narrow(text)) ?? [];
  const wanted = stages.indexOf(stageName) + 1 || stage;
  const names = [discipline, ...(otherNames[discipline] ?? [])];
  const short = subjects.filter(({ name }) => names.includes(name.replace(/^(小学|初中|高中)/, '')));
  const fitting = wanted === null ? short : short.filter((one) => one.stage === wanted);
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
