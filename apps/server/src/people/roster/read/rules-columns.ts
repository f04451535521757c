import { type RosterField, type RosterKind, rosterFields } from '@zhibi/contract/people/roster';
import { cleanCell, narrow } from '../judge/rules-cells.js';
import type { ListRow } from './rules-list-row.js';

/** What columns are called in the lists of schools, without spaces and in small letters. */
const titles: Readonly<Record<RosterField, readonly string[]>> = {
  studentNo: [
    '学号',
    '学生编号',
    '学籍号',
    '全国学籍号',
    '校内学号',
    '学生学号',
    '学生id',
    '考号',
    'studentno',
    'studentnumber',
    'studentid',
    'studentno.',
    'identifier',
    'no',
    'no.',
  ],
  teacherNo: [
    '工号',
    '教师编号',
    '教工号',
    '职工号',
    '教师工号',
    '教师号',
    'teacherno',
    'teachernumber',
    'teacherid',
    'staffno',
    'staffid',
    'employeeno',
    'identifier',
    'no',
    'no.',
  ],
  externalId: ['外部编号', '外部id', '外部标识', 'externalid', 'sourcedid'],
  name: [
    '姓名',
    '学生姓名',
    '教师姓名',
    '老师姓名',
    '名字',
    '学生',
    '教师',
    '老师',
    'name',
    'fullname',
    'studentname',
    'teachername',
    'familynamegivenname',
  ],
  sex: ['性别', 'sex', 'gender'],
  birthday: ['出生日期', '生日', '出生年月', '出生年月日', '出生', 'birthday', 'birthdate', 'dateofbirth', 'dob'],
  grade: ['年级', '所在年级', 'grade', 'grades', 'year'],
  className: [
    '班级',
    '班级名称',
    '所在班级',
    '行政班',
    '班',
    '班别',
    '任教班级',
    '任课班级',
    '授课班级',
    'class',
    'classname',
    'classes',
    'homeroom',
    'classtitle',
  ],
  account: ['账号', '帐号', '登录账号', '登录名', '用户名', 'account', 'username', 'login', 'loginname'],
  phone: [
    '手机',
    '手机号',
    '手机号码',
    '电话',
    '联系电话',
    '联系方式',
    '教师手机',
    'phone',
    'mobile',
    'mobilephone',
    'phonenumber',
    'tel',
  ],
  subject: ['学科', '科目', '任教学科', '任教科目', '所教学科', '授课学科', 'subject', 'subjects', 'mainsubject'],
  lessons: [
    '任教',
    '任课',
    '任课情况',
    '任教情况',
    '任课安排',
    '任教班级学科',
    '任教班级及学科',
    'lessons',
    'teaching',
    'teaches',
    'enrollments',
  ],
  status: ['状态', 'status'],
  role: ['角色', '身份', '类型', 'role', 'type'],
};

/** What a title says without its remark: 学号(必填) → 学号, * 姓名 → 姓名. */
const plainTitle = (title: string): string =>
  narrow(cleanCell(title))
    .toLowerCase()
    .replace(/[(（【[].*$/, '')
    .replace(/[*:：_\s-]/g, '');

/** Which field a column is, by its title; null where it says nothing we keep. */
export function fieldOfTitle(title: string, kind: RosterKind): RosterField | null {
  const plain = plainTitle(title);
  return rosterFields[kind].find((field) => titles[field].includes(plain)) ?? null;
}

/** Which field each column is: by what the school chose before, else by its title; no field twice. */
export function proposeFields(
  head: readonly string[],
  kind: RosterKind,
  remembered: ReadonlyMap<string, RosterField | null>,
): (RosterField | null)[] {
  const taken = new Set<RosterField>();
  return head.map((title) => {
    const chosen = remembered.get(title);
    const field = chosen === undefined ? fieldOfTitle(title, kind) : chosen;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** How far down the names of the columns may stand: above them there is often a title of the list. */
const HEAD_WITHIN = 10;

export interface Sheet {
  head: string[];
  rows: ListRow[];
}

/** Finds the row with the names of the columns and takes what stands below it. Undefined where no row has one that is known. */
export function findHead(rows: readonly ListRow[], kind: RosterKind): Sheet | undefined {
  const known = rows
    .slice(0, HEAD_WITHIN)
    .map(({ cells }) => cells.filter((cell) => fieldOfTitle(cell, kind) !== null).length);
  const most = Math.max(0, ...known);
  return most === 0 ? undefined : withHead(rows, known.indexOf(most));
}

export function withHead(rows: readonly ListRow[], at: number): Sheet {
  const width = rows.slice(at).reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const own = rows[at]?.cells ?? [];
  return {
    head: Array.from({ length: width }, (_, column) => cleanCell(own[column] ?? '').slice(0, 60)),
    rows: rows.slice(at + 1),
  };
}
