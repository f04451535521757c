import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forOverseers,
  Id,
  Nothing,
  pageOf,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { StageField, StageHomework, StageImport, StageImportRow, StageRowStatus, tableReasons } from './importing.js';
import { stageLimits } from './model.js';

const ofTest = z.object({ testId: Id });
const ofImport = z.object({ importId: Id });
const stateReasons = {
  'not-now': { zh: '这次导入已到了下一步，请刷新', en: 'This import has moved on: refresh the page' },
} as const;
const feedReasons = {
  'not-released': { zh: '只能使用已发还的作业', en: 'Only homework that was given back' },
  'papers-differ': { zh: '这些作业不是同一份试卷', en: 'This is homework of different papers' },
  'full-differs': {
    zh: '作业的总分（去掉作废的题）与学科满分不同',
    en: 'The full score of the homework without the dropped questions is not that of the subject',
  },
} as const;

/** Scores come in by a table or from homework: read, said what each row would do, mended, applied, taken back. */
export const importingApi = {
  template: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/import/template',
    access: forOverseers,
    kind: 'file',
    summary: 'A table with a column for each subject and a row for each student of the classes',
    input: ofTest.extend({ format: SheetFormat }),
    output: z.never(),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/upload',
    access: forOverseers,
    kind: 'form',
    summary: 'A table of scores: xlsx or CSV, with titles above the names of the columns. Nothing is changed yet',
    input: z.object({ testId: z.string().optional(), file: z.any().optional() }),
    output: StageImport,
    reasons: tableReasons,
    bodyLimit: stageLimits.fileBytes,
  }),
  homework: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/import/homework',
    access: forOverseers,
    summary: 'Homework of the classes in a subject, the newest first: what a subject can be fed from. 20 a page by key',
    input: ofTest.extend({ subjectId: wholeNumber({ min: 1 }), cursor: Cursor }),
    output: pageOf(StageHomework),
  }),
  feed: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/feed',
    access: forOverseers,
    summary:
      'Takes scores of homework that was given back as they stand, as an import that is checked and not yet applied',
    input: ofTest.extend({
      subjectId: wholeNumber({ min: 1 }),
      homeworkIds: z.array(Id).min(1).max(50),
      /** Questions that were found wanting after the test; they count for nobody. */
      droppedItemIds: z.array(Id).max(200).default([]),
    }),
    output: StageImport,
    reasons: feedReasons,
  }),
  imports: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/import/list',
    access: forOverseers,
    summary: 'The imports of a stage test, the newest first; 20 a page by key',
    input: ofTest.extend({ cursor: Cursor }),
    output: pageOf(StageImport),
  }),
  importInfo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/import/info',
    access: forOverseers,
    summary: 'How far an import is, with what its dry run found',
    input: ofImport,
    output: StageImport,
  }),
  rows: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/import/rows',
    access: forOverseers,
    summary: 'The rows of an import as the dry run sees them, by their place in the table; 50 a page by key',
    input: ofImport.extend({ status: StageRowStatus.optional(), cursor: Cursor }),
    output: pageOf(StageImportRow),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/check',
    access: forOverseers,
    summary: 'Says which column is what and tries the table out; the choice is remembered for the school',
    input: ofImport.extend({ fields: z.array(StageField.nullable()).max(stageLimits.columns) }),
    output: StageImport,
    reasons: {
      ...stateReasons,
      'field-twice': { zh: '同一项内容只能对应一列', en: 'Each field can be one column only' },
      'field-missing': {
        zh: '请指定学号或姓名，以及至少一门学科所在的列',
        en: 'Say which column holds the number or the name, and one subject at least',
      },
    },
  }),
  mend: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/mend',
    access: forOverseers,
    summary: 'Mends cells of one row of a dry run or leaves it out; the row and those that meet it are judged again',
    input: ofImport.extend({
      rowNo: wholeNumber({ min: 1 }),
      cells: z.record(z.string().max(12), z.string().max(stageLimits.cell)).optional(),
      skipped: z.boolean().optional(),
    }),
    output: StageImport,
    reasons: stateReasons,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/apply',
    access: forOverseers,
    summary: 'Writes the added and changed scores, all or none; rows that are wrong stay out',
    input: ofImport,
    output: StageImport,
    reasons: {
      ...stateReasons,
      'changed-since': {
        zh: '检查之后成绩已被改动，请重新检查',
        en: 'Scores were changed after the check: check again',
      },
    },
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/undo',
    access: forOverseers,
    summary: 'Takes an applied import back, as far as nobody has changed its scores since',
    input: ofImport,
    output: StageImport,
    reasons: stateReasons,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/stage-test/import/discard',
    access: forOverseers,
    summary: 'Throws away an import that was not applied',
    input: ofImport,
    output: Nothing,
    reasons: stateReasons,
  }),
} satisfies Api;
