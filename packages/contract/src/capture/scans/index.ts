import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  wholeNumber,
} from '../../kernel/index.js';
import { ScanBatch, ScanBatchDetail, ScanPageDetail, scanLimits } from './model.js';
import { photosApi } from './photos.js';
import { scanReasons } from './reasons.js';
import { slipsApi } from './slips.js';
import { strayApi } from './stray.js';

export * from './model.js';
export * from './photos.js';
export { slipLimits } from './slips.js';
export type { StrayPhoto } from './stray.js';

/** Teachers mend the batches of their homework, operations those of every school they look after. */
export const forScans = { roles: ['TEACHER', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'] } as const satisfies Access;

export { scanReasons } from './reasons.js';

const OfPage = z.object({ pageId: Id });

export const scansApi = {
  ...photosApi,
  ...slipsApi,
  ...strayApi,
  upload: endpoint({
    method: 'POST',
    path: '/api/scan/upload',
    access: forTeachers,
    kind: 'form',
    summary:
      'Scans of a homework from scanner or phone: PDF, JPEG, PNG and TIFF mixed, one or more `file` after `homeworkId`. A job reads them page by page',
    input: z.object({ homeworkId: Id.optional(), file: z.unknown().optional() }),
    output: z.object({ batchId: Id, jobId: Id }),
    reasons: scanReasons,
    bodyLimit: 1024 * 1024 * 1024,
  }),
  batches: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/scan/batch/list',
    access: forScans,
    summary: 'Batches of scans, newest first; of one homework on request; 20 a page by key',
    input: z.object({ homeworkId: Id.optional(), onlyDoubts: z.boolean().default(false), cursor: Cursor }),
    output: pageOf(ScanBatch),
  }),
  batch: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/scan/batch/{batchId}',
    access: forScans,
    summary: 'A batch with its pages, what waits for a person, and which pages of which students are missing',
    input: z.object({ batchId: Id }),
    output: ScanBatchDetail,
  }),
  page: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/scan/page/{pageId}',
    access: forScans,
    summary: 'What was read on one page, and where',
    input: OfPage,
    output: ScanPageDetail,
  }),
  picture: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/scan/page/{pageId}/{look}',
    access: forScans,
    kind: 'file',
    summary: 'The picture of a page: as it came, or straight',
    input: OfPage.extend({ look: z.enum(['original', 'straight']) }),
    output: z.never(),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/scan/choice/settle',
    access: forScans,
    summary: 'Says what is chosen where a picture leaves it open; null asks again. Nothing else of the page is touched',
    input: OfPage.extend({ no: wholeNumber(), chosen: z.array(z.string().min(1).max(10)).max(26).nullable() }),
    output: Nothing,
    reasons: scanReasons,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/scan/page/assign',
    access: forScans,
    summary: "Says whose page it is: a page of this student's copy, in place of one that was scanned before",
    input: OfPage.extend({ studentId: Id, page: wholeNumber({ min: 1, max: 100 }) }),
    output: Nothing,
    reasons: scanReasons,
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/api/scan/page/set-aside',
    access: forScans,
    summary: "Sets a page aside; what was taken from it is no student's answer any more. The page is kept",
    input: OfPage,
    output: Nothing,
    reasons: scanReasons,
  }),
  settleFile: endpoint({
    method: 'POST',
    path: '/api/scan/batch/file/settle',
    access: forScans,
    summary:
      'Says that a file which could not be opened is seen to, so that its batch waits for it no longer; false takes it back',
    input: z.object({ batchId: Id, position: wholeNumber({ max: scanLimits.files }), settled: z.boolean() }),
    output: Nothing,
    reasons: scanReasons,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/scan/batch/retry',
    access: forScans,
    summary: 'Reads what is still unread of a batch whose reading broke off; pages that were read stay as they are',
    input: z.object({ batchId: Id }),
    output: z.object({ jobId: Id }),
    reasons: scanReasons,
  }),
} satisfies Api;
