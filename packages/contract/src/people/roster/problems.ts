import { z } from 'zod';
import { fieldMessages, type Language, type Message } from '../../kernel/index.js';

/** What is said of a row, in both languages; `{…}` is filled from the detail of the problem. */
const own = {
  required: { zh: '必填', en: 'must not be empty' },
  'student-no': { zh: '学号只能是字母、数字、-和_，最多64位', en: 'letters, digits, - and _ only, 64 at most' },
  'teacher-no': { zh: '工号只能是字母、数字、-和_，最多64位', en: 'letters, digits, - and _ only, 64 at most' },
  'digits-lost': {
    zh: 'Excel 把这个长数字存成了近似值，请把该列设为文本后重新填写',
    en: 'Excel kept only an approximation of this long number: make the column text and type it again',
  },
  sex: { zh: '性别请填“男”或“女”', en: 'write male or female' },
  birthday: { zh: '日期不正确，例如 2015-03-01', en: 'not a date, for example 2015-03-01' },
  grade: { zh: '无法识别的年级', en: 'not a grade' },
  'grade-outside': { zh: '学校没有这个年级', en: 'the school does not have this grade' },
  'grade-unknown': {
    zh: '无法从班级名称看出年级，请填写年级',
    en: 'the class name does not tell the grade: fill in the grade',
  },
  'grade-differs': { zh: '年级与班级不符', en: 'the grade does not fit the class' },
  'class-needed': { zh: '没有学号时必须填写班级', en: 'a class is needed where there is no student number' },
  'class-missing': { zh: '没有“{name}”这个班级', en: 'there is no class “{name}”' },
  'class-ambiguous': {
    zh: '有几个班级符合“{name}”，请写全班级名称',
    en: 'several classes fit “{name}”: write the whole name',
  },
  'class-name': { zh: '班级名称请输入2-30个字符', en: 'a class name has 2-30 characters' },
  subject: { zh: '没有“{name}”这个学科', en: 'there is no subject “{name}”' },
  'subject-stage': { zh: '请写明学段，例如“初中{name}”', en: 'say the stage too, for example 初中{name}' },
  lessons: { zh: '任教请写成“八年级(1)班 数学、八年级(2)班 数学”', en: 'write lessons as “8-1 数学、8-2 数学”' },
  'too-long': { zh: '内容太长', en: 'too long' },
  formula: { zh: '单元格中的公式没有结果', en: 'the formula in this cell has no result' },
  'other-role': { zh: '这一行是“{name}”，请在对应的名单中导入', en: 'this row is “{name}”: import it with their list' },
  'other-school': {
    zh: '属于包里的另一所学校“{name}”，不导入；确为本校的，请清空此格',
    en: 'belongs to another school of the package, “{name}”, and is left out: clear this cell if it is yours',
  },
  'role-ended': {
    zh: '此人的身份已于{name}结束，不导入；仍在校的，请清空此格',
    en: 'the role of this person ended on {name}: clear this cell to take the row all the same',
  },
  'not-enabled': {
    zh: '此人在来源系统中已停用，不导入；仍在校的，请清空此格',
    en: 'this person is disabled in the other system: clear this cell to take the row all the same',
  },
  'several-homes': {
    zh: '有几个行政班（{name}），请填写班级',
    en: 'several home rooms ({name}): fill in the class',
  },
  twice: { zh: '与第{rows}行重复', en: 'the same as row {rows}' },
  'twice-name': { zh: '与第{rows}行同班同名', en: 'the same name in the same class as row {rows}' },
  'same-name': {
    zh: '班里已有同名学生（学号{number}）',
    en: 'the class already has a student of this name (number {number})',
  },
  'same-teacher-name': {
    zh: '已有同名教师（账号{number}）',
    en: 'there is already a teacher of this name (account {number})',
  },
  'number-of-another': { zh: '这个号码属于“{name}”', en: 'this number belongs to “{name}”' },
  'account-taken': { zh: '账号已被占用', en: 'this account is taken' },
  'account-differs': {
    zh: '此人的账号是“{name}”，账号不能更改',
    en: 'the account of this person is “{name}” and cannot be changed',
  },
  'one-character': { zh: '姓名只有一个字，请确认没有写错', en: 'the name is a single character: say that it is right' },
  'phone-left-out': { zh: '手机号格式不正确，不导入手机号', en: 'the phone number is not correct and is left out' },
  'phone-taken': { zh: '手机号已被占用，不导入手机号', en: 'this phone number is taken and is left out' },
  'keys-differ': {
    zh: '学号或工号、外部编号、账号、手机号指向不同的人',
    en: 'number, external id, account and phone belong to different people',
  },
  'number-differs': {
    zh: '此人的学号是“{name}”，导入不更改学号',
    en: 'the number of this person is “{name}”: an import does not change it',
  },
  'external-id': { zh: '外部编号最多255个字符', en: 'an external id has 255 characters at most' },
  'has-left': { zh: '此人已离校，请先在名单中恢复', en: 'this person has left: let them return first' },
  'changed-since': { zh: '检查之后数据已被别人修改', en: 'somebody else changed this after the check' },
  used: { zh: '账号已经使用或已有学习记录', en: 'the account has been used, or there is work of this person' },
  touched: { zh: '导入之后又被修改过', en: 'changed again after the import' },
  'class-in-use': { zh: '班级里还有人', en: 'there are people in the class' },
} as const satisfies Readonly<Record<string, Message>>;

const messages: Readonly<Record<string, Message>> = { ...fieldMessages, ...own };

export const Problem = z.object({
  /** The column it is about; null for the whole row. */
  field: z.string().nullable(),
  reason: z.string(),
  detail: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;

/**
 * The problems that a person may overrule: it is another person of the same name; it is the same person under a new name; somebody is
 * really called by a single character.
 */
export const confirmableReasons: readonly string[] = [
  'same-name',
  'twice-name',
  'same-teacher-name',
  'number-of-another',
  'one-character',
];

/** Problems of a field that is left out for it; the rest of the row is taken. */
export const passingReasons: readonly string[] = ['phone-left-out', 'phone-taken'];

/** A problem in the words of the person's language. */
export function sayProblem({ reason, detail = {} }: Problem, language: Language): string {
  const sentence = messages[reason]?.[language] ?? reason;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => detail[name] ?? '');
}
