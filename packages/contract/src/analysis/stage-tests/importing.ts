import { z } from 'zod';
import { Id, type Language, type Message, Stamp } from '../../kernel/index.js';

/** What a column of a table of scores can be: who it is, or the score of a subject (`s103`). */
export const StageField = z.string().regex(/^(?:studentNo|name|className|s[1-9]\d{0,8})$/);
export type StageField = z.infer<typeof StageField>;

const SUBJECT = /^s([1-9]\d{0,8})$/;
/** The subject whose scores a column holds; null for the columns that say who it is. */
export const subjectOfField = (field: StageField): number | null => {
  const digits = SUBJECT.exec(field)?.[1];
  return digits === undefined ? null : Number(digits);
};
export const fieldOfSubject = (subjectId: number): StageField => `s${subjectId}`;

export const StageImportState = z.enum(['columns', 'checked', 'applied', 'undone']);
export type StageImportState = z.infer<typeof StageImportState>;

/** What becomes of a row: the dry run says it, applying does it. */
export const StageRowStatus = z.enum(['added', 'changed', 'unchanged', 'bad', 'skipped']);
export type StageRowStatus = z.infer<typeof StageRowStatus>;

/** What is said of a row, in both languages; `{…}` is filled from the detail. */
const sentences = {
  'unknown-no': { zh: '没有学号为“{text}”的学生', en: 'no student has the number “{text}”' },
  'unknown-name': { zh: '考试的班级里没有“{text}”', en: 'nobody in the classes of the test is called “{text}”' },
  'same-name': {
    zh: '有{count}名同名学生，请填写学号（{text}）',
    en: '{count} students have this name: fill in the number ({text})',
  },
  'name-differs': { zh: '这个学号属于“{text}”', en: 'this number belongs to “{text}”' },
  nobody: { zh: '没有学号，也没有姓名', en: 'neither a number nor a name' },
  'not-in-test': { zh: '学生不在参加考试的班级里', en: 'the student is in no class of the test' },
  'unknown-class': { zh: '“{text}”不是参加考试的班级', en: '“{text}” is no class of the test' },
  twice: { zh: '与第{text}行是同一名学生', en: 'the same student as row {text}' },
  'not-a-number': {
    zh: '“{text}”不是分数；缺考请填“缺考”，没有成绩请留空',
    en: '“{text}” is no score: write “absent”, or leave it empty',
  },
  'above-full': { zh: '高于满分{text}', en: 'above the full score of {text}' },
  'below-zero': { zh: '分数不能小于0', en: 'a score is not below 0' },
  'half-steps': { zh: '分数以0.5为单位', en: 'scores are steps of 0.5' },
  formula: { zh: '单元格中的公式没有结果', en: 'the formula in this cell has no result' },
} as const satisfies Record<string, Message>;

export const StageRowReason = z.enum(Object.keys(sentences) as [keyof typeof sentences, ...(keyof typeof sentences)[]]); // the keys of the table above
export type StageRowReason = z.infer<typeof StageRowReason>;

export const StageRowProblem = z.object({
  field: StageField.nullable(),
  reason: StageRowReason,
  text: z.string().default(''),
  count: z.number().int().default(0),
});
export type StageRowProblem = z.infer<typeof StageRowProblem>;

export const sayRowProblem = ({ reason, text, count }: StageRowProblem, language: Language): string =>
  sentences[reason][language].replace('{text}', text).replace('{count}', String(count));

/** A score as it stands: a number, absent, or none. */
export const StageMark = z.union([z.number(), z.literal('absent'), z.null()]);
export type StageMark = z.infer<typeof StageMark>;

export const StageImportRow = z.object({
  rowNo: z.number().int(),
  status: StageRowStatus,
  skipped: z.boolean(),
  cells: z.record(z.string(), z.string()),
  problems: z.array(StageRowProblem),
  changes: z.array(z.object({ subjectId: z.number().int(), from: StageMark, to: StageMark })),
  /** Of an import that was taken back: what somebody else had changed since stayed. */
  kept: z.number().int(),
});
export type StageImportRow = z.infer<typeof StageImportRow>;

const Column = z.object({ title: z.string(), samples: z.array(z.string()), field: StageField.nullable() });

export const StageImport = z.object({
  importId: Id,
  testId: Id,
  state: StageImportState,
  /** `homework`: scores of papers that went back, as they stand. `laboratory`: results of lab work that was finished. */
  form: z.enum(['xlsx', 'csv', 'homework', 'laboratory']),
  sourceName: z.string(),
  rowCount: z.number().int(),
  columns: z.array(Column),
  counts: z.record(StageRowStatus, z.number().int()),
  byName: z.string(),
  createdAt: Stamp,
  appliedAt: Stamp.nullable(),
  undoneAt: Stamp.nullable(),
  /** Of an import that was taken back: how many scores were, and how many had been changed since and stayed. */
  undone: z.object({ takenBack: z.number().int(), kept: z.number().int() }).nullable(),
  can: z.object({ check: z.boolean(), mend: z.boolean(), apply: z.boolean(), undo: z.boolean(), discard: z.boolean() }),
});
export type StageImport = z.infer<typeof StageImport>;

/** Homework whose scores a subject can be fed from. */
export const StageHomework = z.object({
  homeworkId: Id,
  title: z.string(),
  startAt: Stamp,
  fullScore: z.number(),
  classIds: z.array(Id),
  released: z.boolean(),
});
export type StageHomework = z.infer<typeof StageHomework>;

export const tableReasons = {
  'empty-file': { zh: '文件是空的', en: 'The file is empty' },
  'no-rows': {
    zh: '没有找到成绩：请在列名下每名学生写一行',
    en: 'No scores were found: one row for each student under the names of the columns',
  },
  'not-a-list': { zh: '请用 Excel（.xlsx）或 CSV 文件', en: 'Use an Excel (.xlsx) or CSV file' },
  'old-excel': {
    zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx 后再导入',
    en: 'This is an old Excel file (.xls): save it as .xlsx first',
  },
  'locked-excel': { zh: '文件设有密码，请取消密码后再导入', en: 'The file has a password: remove it first' },
  'broken-file': { zh: '文件不完整或已损坏', en: 'The file is broken or only half of it arrived' },
  'too-large': { zh: '文件太大', en: 'The file is too large' },
  'too-many-rows': { zh: '一次最多导入50000行', en: 'At most 50,000 rows at once' },
  'too-many-columns': { zh: '最多80列', en: 'At most 80 columns' },
  'cell-too-long': { zh: '有单元格超过200个字符', en: 'A cell has more than 200 characters' },
  encoding: {
    zh: '无法识别文件的文字编码，请另存为 UTF-8',
    en: 'The character encoding is not known: save the file as UTF-8',
  },
} as const;
