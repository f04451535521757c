import type { Language } from '@zhibi/contract/kernel';
import { subjectNameIn } from '@zhibi/contract/people';
import type { PersonState } from '@zhibi/contract/people/records';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Sheet } from '../../platform/sheets/index.js';
import { gradesInStage } from '../policy.js';
import { subjectsById } from '../store.js';
import { mayOversee } from './policy.js';
import { stateOf } from './rules.js';
import { pageOfStudents, type StudentFilter } from './store-students.js';
import { pageOfTeachers, type TeacherFilter } from './store-teachers.js';

/** The largest school that is thought of, twice. */
const ALL = 100_000;

const words = {
  zh: {
    teachers: '教师',
    students: '学生',
    teacherHead: ['工号', '姓名', '性别', '手机号', '账号', '主教学科', '任课', '状态'],
    studentHead: ['学号', '姓名', '性别', '出生日期', '班级', '账号', '状态'],
    male: '男',
    female: '女',
    states: { active: '正常', inactive: '未激活', disabled: '已停用', left: '已离校' },
  },
  en: {
    teachers: 'Teachers',
    students: 'Students',
    teacherHead: ['Number', 'Name', 'Sex', 'Phone', 'Account', 'Main subject', 'Lessons', 'State'],
    studentHead: ['Number', 'Name', 'Sex', 'Date of birth', 'Class', 'Account', 'State'],
    male: 'Male',
    female: 'Female',
    states: { active: 'Active', inactive: 'Not activated', disabled: 'Disabled', left: 'Left' },
  },
} satisfies Record<Language, { states: Record<PersonState, string> } & Record<string, unknown>>;

/** The teachers as the filter shows them, as a table. The file is written outside of the transaction, by the route. */
export async function teacherSheet(db: Db, actor: Actor, filter: TeacherFilter, language: Language) {
  ensure(mayOversee(actor), 'not-found');
  const say = words[language];
  const rows = await pageOfTeachers(db, actor.schoolId, { ...filter, grades: gradesInStage(actor) }, { limit: ALL });
  const subjects = await subjectsById(db);
  return sheet(
    say.teachers,
    say.teacherHead,
    rows.map((row) => [
      row.teacherNo,
      row.name,
      sexOf(row.sex, language),
      row.phone,
      row.account,
      subjectNameIn(subjects.get(row.mainSubjectId ?? 0)?.name ?? '', language) || null,
      row.lessons
        .map(({ className, subjectName }) => `${className} ${subjectNameIn(subjectName, language)}`)
        .join('; '),
      say.states[stateOf(row)],
    ]),
  );
}

/** The students as the filter shows them, as a table. */
export async function studentSheet(db: Db, actor: Actor, filter: StudentFilter, language: Language) {
  ensure(mayOversee(actor), 'not-found');
  const say = words[language];
  const rows = await pageOfStudents(db, actor.schoolId, { ...filter, grades: gradesInStage(actor) }, { limit: ALL });
  return sheet(
    say.students,
    say.studentHead,
    rows.map((row) => [
      row.studentNo,
      row.name,
      sexOf(row.sex, language),
      row.birthday,
      row.className,
      row.account,
      say.states[stateOf(row)],
    ]),
  );
}

const sexOf = (sex: boolean | null, language: Language): string | null =>
  sex === null ? null : words[language][sex ? 'male' : 'female'];

const sheet = (name: string, head: readonly string[], rows: Sheet['rows']): Sheet => ({
  name,
  columns: head.map((title) => ({ title })),
  rows,
});
