import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forAdministrators,
  forOverseers,
  Id,
  Nothing,
  pageOf,
  SheetFormat,
} from '../../kernel/index.js';
import {
  Decision,
  RosterField,
  RosterFormat,
  RosterImport,
  RosterKind,
  RosterRow,
  RosterSummary,
  RowStatus,
  rosterLimits,
} from './model.js';

export * from './model.js';
export * from './problems.js';

const ofImport = z.object({ importId: Id });
const Started = z.object({ jobId: Id });

/** Why a source cannot be read at all. */
const sourceReasons = {
  'empty-file': { zh: '文件是空的', en: 'The file is empty' },
  'no-rows': {
    zh: '没有找到名单：请在第一行写列名，其下每人一行',
    en: 'No list was found: column names in the first row, then one row for each person',
  },
  'not-a-list': {
    zh: '这不是名单文件：请用 Excel（.xlsx）、CSV 或 OneRoster 压缩包',
    en: 'This is not a list: use Excel (.xlsx), CSV or a OneRoster zip',
  },
  'old-excel': {
    zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx 后再导入',
    en: 'This is an old Excel file (.xls): save it as .xlsx first',
  },
  'locked-excel': { zh: '文件设有密码，请取消密码后再导入', en: 'The file has a password: remove it first' },
  'broken-file': { zh: '文件不完整或已损坏', en: 'The file is broken or only half of it arrived' },
  'too-large': { zh: '文件太大', en: 'The file is too large' },
  'too-many-rows': { zh: '一次最多导入60000行', en: 'At most 60,000 rows at once' },
  'too-many-columns': { zh: '最多60列', en: 'At most 60 columns' },
  'cell-too-long': { zh: '有单元格超过1000个字符', en: 'A cell has more than 1,000 characters' },
  encoding: {
    zh: '无法识别文件的文字编码，请另存为 UTF-8',
    en: 'The character encoding is not known: save the file as UTF-8',
  },
  'no-oneroster': {
    zh: '压缩包里没有 OneRoster 1.2 的文件（manifest.csv、users.csv …）',
    en: 'There are no OneRoster 1.2 files in it (manifest.csv, users.csv …)',
  },
};
const stateReasons = {
  'not-now': { zh: '这次导入已到了下一步，请刷新', en: 'This import has moved on: refresh the page' },
};

export const rosterApi = {
  upload: endpoint({
    method: 'POST',
    path: '/api/school/roster/upload',
    access: forAdministrators,
    kind: 'form',
    summary: 'A list of people as a file: xlsx, CSV, or OneRoster 1.2 as a zip or as its files. Nothing is changed yet',
    input: z.object({ kind: RosterKind.optional(), file: z.any().optional() }),
    output: RosterImport,
    reasons: sourceReasons,
    bodyLimit: rosterLimits.fileBytes,
  }),
  paste: endpoint({
    method: 'POST',
    path: '/api/school/roster/paste',
    access: forAdministrators,
    summary: 'A list of people as pasted text: one name a line, or columns of a spreadsheet. Nothing is changed yet',
    input: z.object({
      kind: RosterKind,
      text: z.string().min(1).max(2_000_000),
      className: z.string().max(60).optional(),
    }),
    output: RosterImport,
    reasons: sourceReasons,
    bodyLimit: 8 * 1024 * 1024,
  }),
  detail: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/school/roster/info',
    access: forAdministrators,
    summary: 'How far an import is, with what its dry run found',
    input: ofImport,
    output: RosterImport,
  }),
  list: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/school/roster/list',
    access: forAdministrators,
    summary: 'The imports of the school, the newest first',
    input: z.object({ kind: RosterKind.optional(), cursor: Cursor }),
    output: pageOf(RosterSummary),
  }),
  rows: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/school/roster/rows',
    access: forAdministrators,
    summary: 'The rows of an import as the dry run sees them, by their place in the list',
    input: ofImport.extend({ status: RowStatus.optional(), cursor: Cursor }),
    output: pageOf(RosterRow),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/school/roster/check',
    access: forAdministrators,
    summary: 'Says which column is what and begins the dry run; the choice is remembered for the school',
    input: ofImport.extend({
      fields: z.array(RosterField.nullable()).max(rosterLimits.columns),
      createClasses: z.boolean(),
    }),
    output: Started,
    reasons: {
      ...stateReasons,
      'field-twice': { zh: '同一项内容只能对应一列', en: 'Each field can be one column only' },
      'field-missing': { zh: '请指定姓名（或班级）所在的列', en: 'Say which column holds the name (or the class)' },
    },
  }),
  mend: endpoint({
    method: 'POST',
    path: '/api/school/roster/mend',
    access: forAdministrators,
    summary:
      'Mends cells of one row of a dry run, or says what to do with it; the row and those that meet it are checked again',
    input: ofImport.extend({
      rowNo: z.number().int().min(1),
      cells: z.partialRecord(RosterField, z.string().max(rosterLimits.cell)).optional(),
      decision: Decision.nullable().optional(),
    }),
    output: RosterImport,
    reasons: stateReasons,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/school/roster/settle',
    access: forAdministrators,
    summary: 'Says the same of all rows that wait for the same reason',
    input: ofImport.extend({ reason: z.string().max(40), decision: Decision }),
    output: RosterImport,
    reasons: stateReasons,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/school/roster/apply',
    access: forAdministrators,
    summary: 'Begins to write added and changed rows; begun again after an interruption it goes on where it was',
    input: ofImport,
    output: Started,
    reasons: stateReasons,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/school/roster/undo',
    access: forAdministrators,
    summary: 'Begins to take an applied import back, within 30 days, as far as nobody has touched its rows since',
    input: ofImport,
    output: Started,
    reasons: {
      ...stateReasons,
      'too-late': { zh: '导入已超过30天，不能撤销', en: 'More than 30 days have passed: it can no longer be undone' },
    },
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/school/roster/discard',
    access: forAdministrators,
    summary: 'Throws away an import that was not applied, with everything that was read',
    input: ofImport,
    output: Nothing,
    reasons: stateReasons,
  }),
  rowsFile: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/school/roster/rows/export',
    access: forAdministrators,
    kind: 'file',
    summary: 'Rows of an import as a table with the reason of each, to be mended and imported again',
    input: ofImport.extend({ status: RowStatus.optional(), format: SheetFormat }),
    output: z.never(),
  }),
  template: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/school/roster/template',
    access: forAdministrators,
    kind: 'file',
    summary: 'An empty list with the right columns',
    input: z.object({ kind: RosterKind, format: SheetFormat }),
    output: z.never(),
  }),
  export: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/school/roster/export',
    access: forOverseers,
    kind: 'file',
    summary: 'The students, teachers or classes of the school; imported again, nothing is changed',
    input: z.object({ kind: RosterKind, format: RosterFormat }),
    output: z.never(),
  }),
} satisfies Api;
