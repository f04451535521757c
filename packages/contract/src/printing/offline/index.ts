import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  Day,
  endpoint,
  FileName,
  Id,
  Nothing,
  pageOf,
  Revision,
  SheetFormat,
} from '../../kernel/index.js';
import { OfflineDetail, OfflineRecord, OfflineState, OfflineWork, offlineLimits } from './model.js';
import { offlineReasons } from './reasons.js';

export * from './model.js';

const forCentre = { roles: ['ZHIBI_PRINT_CENTER'] } as const satisfies Access;
/** A school's administrator reads what was written down of the own school. */
const forReading = { roles: ['ZHIBI_PRINT_CENTER', 'SCHOOLADMIN'] } as const satisfies Access;
const PATH = '/api/print/offline';

const Wanted = z.object({
  from: Day.optional(),
  until: Day.optional(),
  schoolId: Id.optional(),
  state: OfflineState.optional(),
  words: z.string().trim().max(100).optional(),
});
const Seen = z.object({ offlineId: Id, revision: Revision });
const reasons = offlineReasons;

export const printOfflineApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forReading,
    summary: 'Paper work done outside the system, the last printed first, 30 a page by key; a school reads its own',
    input: Wanted.extend({ cursor: Cursor }),
    output: pageOf(OfflineRecord),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/detail`,
    access: forReading,
    summary: 'One such record with its attachments and what has happened to it',
    input: z.object({ offlineId: Id }),
    output: OfflineDetail,
  }),
  save: endpoint({
    method: 'POST',
    path: `${PATH}/save`,
    access: forCentre,
    summary:
      'Writes down paper work that was done outside the system, or changes what was written until it is settled; page codes of dotted sheets are reserved',
    input: OfflineWork.extend({ seen: Seen.optional() }),
    output: z.object({ offlineId: Id, revision: Revision }),
    reasons,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${PATH}/withdraw`,
    access: forCentre,
    summary: 'Withdraws a record that is not settled, with a reason, or restores it; reserved page codes stay reserved',
    input: Seen.extend({ isWithdrawn: z.boolean(), note: z.string().trim().max(200).default('') }),
    output: z.object({ revision: Revision }),
    reasons,
  }),
  attach: endpoint({
    method: 'POST',
    path: `${PATH}/file/attach`,
    access: forCentre,
    kind: 'form',
    summary: 'Adds an attachment to a record: form field `file`, a PDF or a picture judged by its content',
    input: z.object({ offlineId: Id, name: FileName, file: z.unknown().optional() }),
    output: z.object({ fileId: Id }),
    reasons,
    bodyLimit: offlineLimits.fileBytes + 64 * 1024,
  }),
  detach: endpoint({
    method: 'POST',
    path: `${PATH}/file/detach`,
    access: forCentre,
    summary: 'Takes an attachment away from a record that is not settled',
    input: z.object({ offlineId: Id, fileId: Id }),
    output: Nothing,
    reasons,
  }),
  file: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/file`,
    access: forReading,
    kind: 'file',
    summary: 'The bytes of an attachment',
    input: z.object({ offlineId: Id, fileId: Id }),
    output: z.never(),
  }),
  exportList: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/export`,
    access: forReading,
    kind: 'file',
    summary: 'The records of the list as a table, at most 5,000',
    input: Wanted.extend({ format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
