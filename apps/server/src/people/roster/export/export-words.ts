import type { Language } from '@zhibi/contract/kernel';
import type { RosterField, RosterKind } from '@zhibi/contract/people/roster';
import { gradeWord } from '../judge/rules-classes.js';

/** What columns are called when people are taken out; the reader of lists knows both. */
const titles: Readonly<Record<RosterField, Readonly<Record<Language, string>>>> = {
  studentNo: { zh: '学号', en: 'Student number' },
  teacherNo: { zh: '工号', en: 'Teacher number' },
  externalId: { zh: '外部编号', en: 'External id' },
  name: { zh: '姓名', en: 'Name' },
  sex: { zh: '性别', en: 'Sex' },
  birthday: { zh: '出生日期', en: 'Date of birth' },
  grade: { zh: '年级', en: 'Grade' },
  className: { zh: '班级', en: 'Class' },
  account: { zh: '账号', en: 'Account' },
  phone: { zh: '手机号', en: 'Phone' },
  subject: { zh: '学科', en: 'Subject' },
  lessons: { zh: '任教', en: 'Lessons' },
  status: { zh: '状态', en: 'Status' },
  role: { zh: '角色', en: 'Role' },
};

const names: Readonly<Record<RosterKind, Readonly<Record<Language, string>>>> = {
  students: { zh: '学生名单', en: 'Students' },
  teachers: { zh: '教师名单', en: 'Teachers' },
  classes: { zh: '班级名单', en: 'Classes' },
};

export const titleOf = (field: RosterField, language: Language): string => titles[field][language];
export const listName = (kind: RosterKind, language: Language): string => names[kind][language];
export const reasonTitle: Readonly<Record<Language, string>> = { zh: '问题', en: 'What is wrong' };
export const rowTitle: Readonly<Record<Language, string>> = { zh: '行号', en: 'Row' };

export const sexText = (sex: boolean | null, language: Language): string | null =>
  sex === null ? null : language === 'zh' ? (sex ? '男' : '女') : sex ? 'male' : 'female';
export const gradeText = (gid: number, language: Language): string =>
  language === 'zh' ? gradeWord(gid) : `Grade ${gid}`;

/** The columns of an exported list. */
export const exportedFields: Readonly<Record<RosterKind, readonly RosterField[]>> = {
  students: ['studentNo', 'name', 'sex', 'birthday', 'grade', 'className', 'account'],
  teachers: ['teacherNo', 'name', 'sex', 'account', 'phone', 'subject', 'lessons'],
  classes: ['className', 'grade'],
};

/** A row that shows how a list is filled in. */
export const exampleOf: Readonly<Record<RosterKind, readonly string[]>> = {
  students: ['20260801', '王小明', '男', '2013-03-01', '八年级', '八年级(1)班', ''],
  teachers: ['T001', '林若溪', '女', '', '13800000000', '数学', '八年级(1)班 数学、八年级(2)班 数学'],
  classes: ['八年级(1)班', '八年级'],
};
