import { z } from 'zod';
import { type Api, Cursor, endpoint, forPrinters, Id, pageOf } from '../../kernel/index.js';
import { PackOutcome, PrintPack } from './model.js';
import { packReasons } from './reasons.js';

export * from './model.js';
export { packReasons } from './reasons.js';

const PATH = '/api/print/pack';
/** A report names its pack's manifest once and says a few numbers of each task. */
export const MOST_REPORT_LENGTH = 800_000;

export const printPacksApi = {
  make: endpoint({
    method: 'POST',
    path: `${PATH}/make`,
    access: forPrinters,
    summary:
      'Makes a signed job pack of an order, or of a batch: of the tasks that wait to be printed or are being printed. One that says the same and has not come back is answered again',
    input: z.union([z.object({ orderId: Id }), z.object({ batchId: Id })]),
    output: PrintPack,
    reasons: packReasons,
  }),
  file: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/file`,
    access: forPrinters,
    kind: 'file',
    summary:
      'The pack as a ZIP: the PDFs, the ticket, the manifest with its detached Ed25519 signature, the public key, and a report form that needs no network',
    input: z.object({ packId: Id }),
    output: z.never(),
    reasons: packReasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forPrinters,
    summary: 'Job packs, newest first, and whether their reports have come back; a shop sees its own',
    input: z.object({ cursor: Cursor }),
    output: pageOf(PrintPack),
  }),
  take: endpoint({
    method: 'POST',
    path: `${PATH}/take`,
    access: forPrinters,
    summary:
      'Takes the report of a pack: checks signature, key and files, and moves each task by the table of moves. The same report twice is done once',
    input: z.object({ report: z.string().min(1).max(MOST_REPORT_LENGTH) }),
    output: z.object({ packId: Id, number: z.string(), outcomes: z.array(PackOutcome) }),
    reasons: packReasons,
  }),
} satisfies Api;
