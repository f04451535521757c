import type { Language } from '@zhibi/contract/kernel';
import { stageNames } from '@zhibi/contract/people';
import type { AccountRow, CodeRow, SchoolRow } from '@zhibi/contract/people/organisation';
import type { Sheet } from '../../platform/sheets/index.js';
import { roleNames } from '../role-names.js';

type Words = Readonly<Record<Language, readonly string[]>>;
const columnsOf = (words: Words, language: Language) => words[language].map((title) => ({ title }));

const schoolWords: Words = {
  zh: [
    '学校',
    '简称',
    '区域',
    '学段',
    '年级',
    '学年',
    '班级',
    '学生',
    '教师',
    '账号',
    '已激活',
    '数据锁定',
    '隐藏',
    '会员编号',
    '功能',
    '外部题库',
  ],
  en: [
    'School',
    'Short name',
    'Region',
    'Stages',
    'Grades',
    'School year',
    'Classes',
    'Students',
    'Teachers',
    'Accounts',
    'Activated',
    'Locked',
    'Hidden',
    'Member id',
    'Features',
    'External banks',
  ],
};
const yes = { zh: '是', en: 'yes' } as const;

/** The schools as a table. */
export const schoolSheet = (rows: readonly SchoolRow[], language: Language): Sheet => ({
  name: { zh: '学校', en: 'Schools' }[language],
  columns: columnsOf(schoolWords, language),
  rows: rows.map((one) => [
    one.name,
    one.shortName,
    one.regionName,
    one.stages.map((stage) => stageNames[stage][language]).join('、'),
    `${one.firstGid}–${one.lastGid}`,
    one.schoolYear,
    one.classes,
    one.students,
    one.teachers,
    one.accounts,
    one.activated,
    one.dataLock ? yes[language] : '',
    one.hidden ? yes[language] : '',
    one.memberId,
    one.schoolConfigs.join('、'),
    one.extQuestion.join('、'),
  ]),
});

const accountWords: Words = {
  zh: ['账号', '姓名', '角色', '学校', '手机', '状态'],
  en: ['Account', 'Name', 'Roles', 'School', 'Phone', 'State'],
};
const accountStates = {
  new: { zh: '未激活', en: 'not activated' },
  active: { zh: '使用中', en: 'active' },
  disabled: { zh: '已停用', en: 'disabled' },
} as const;

/** The leaders' accounts as a table. */
export const accountSheet = (rows: readonly AccountRow[], language: Language): Sheet => ({
  name: { zh: '学校账号', en: 'School accounts' }[language],
  columns: columnsOf(accountWords, language),
  rows: rows.map((one) => [
    one.account,
    one.name,
    one.roles.map((role) => roleNames[role][language]).join('、'),
    one.schoolName,
    one.phone,
    accountStates[one.state][language],
  ]),
});

const codeWords: Words = {
  zh: ['激活码', '学校', '角色', '班级', '备注', '状态', '有效期至', '发放时间', '使用时间', '使用者'],
  en: ['Activation code', 'School', 'Role', 'Class', 'Note', 'State', 'Valid until', 'Issued', 'Used', 'Used by'],
};
const codeStates = {
  unused: { zh: '未使用', en: 'unused' },
  used: { zh: '已使用', en: 'used' },
  expired: { zh: '已过期', en: 'expired' },
  disabled: { zh: '已禁用', en: 'disabled' },
} as const;

/** Activation codes as a table. */
export const codeSheet = (rows: readonly CodeRow[], language: Language): Sheet => ({
  name: { zh: '激活码', en: 'Activation codes' }[language],
  columns: columnsOf(codeWords, language),
  rows: rows.map((one) => [
    one.code,
    one.schoolName,
    roleNames[one.role][language],
    one.className,
    one.note,
    codeStates[one.state][language],
    one.validUntil,
    one.issuedAt,
    one.usedAt,
    one.usedBy,
  ]),
});
