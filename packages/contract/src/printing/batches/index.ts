import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  endpoint,
  forOrdering,
  forPrinters,
  Id,
  Nothing,
  pageOf,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { PrintOrder } from '../model.js';
import { DictCode } from '../settings/dictionary.js';
import { MOST_TASKS, PrintBatch, Proposal } from './model.js';
import { batchReasons } from './reasons.js';

export * from './model.js';
export * from './reasons.js';
export * from './share.js';
export * from './ticket.js';

const forCentre = { roles: ['ZHIBI_PRINT_CENTER'] } as const satisfies Access;
const forEverybody = { roles: [...forOrdering.roles, ...forPrinters.roles] } as const satisfies Access;
const PATH = '/api/print/batch';
const Line = z.string().trim().max(200);
const count = z.number().int();
const Code = z.string().trim().min(1).max(60);

export const printBatchesApi = {
  propose: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/propose`,
    access: forCentre,
    summary:
      'Approved tasks put together so that machines are changed as seldom as can be and all are in time; nothing is kept',
    input: z.object({ orderIds: z.array(Id).min(1).max(MOST_TASKS) }),
    output: Proposal,
    reasons: batchReasons,
  }),
  create: endpoint({
    method: 'POST',
    path: `${PATH}/create`,
    access: forCentre,
    summary: 'Makes batches and assigns their tasks: all of them, or none where one has moved meanwhile',
    input: z.object({
      batches: z
        .array(
          z.object({
            shopId: Id,
            machineId: Id.nullable(),
            weight: DictCode,
            note: Line.default(''),
            orders: z
              .array(z.object({ orderId: Id, revision: Revision }))
              .min(1)
              .max(MOST_TASKS),
          }),
        )
        .min(1)
        .max(100),
    }),
    output: z.object({ batchIds: z.array(Id) }),
    reasons: batchReasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forPrinters,
    summary:
      'Batches: open ones by when they are due, done ones newest first; and how many tasks wait at shops without one; a shop sees its own',
    input: z.object({ isOpen: z.boolean(), cursor: Cursor }),
    output: pageOf(PrintBatch).extend({
      /** Tasks that a shop has to print or to send and that are in no batch. */
      alone: z.number().int(),
    }),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/detail`,
    access: forPrinters,
    summary: 'A batch with its tasks',
    input: z.object({ batchId: Id }),
    output: PrintBatch.extend({ orders: z.array(PrintOrder) }),
  }),
  move: endpoint({
    method: 'POST',
    path: `${PATH}/move`,
    access: forPrinters,
    summary:
      'Moves every task of a batch that can make this move: takes back, starts, fails, finishes with its waste, ships',
    input: z.discriminatedUnion('move', [
      z.object({ move: z.literal('takeBack'), batchId: Id, note: Line.default('') }),
      /** On which machine, where the batch says none and the shop has several. */
      z.object({ move: z.literal('start'), batchId: Id, machineId: Id.optional() }),
      z.object({ move: z.literal('fail'), batchId: Id, note: Line.min(1) }),
      z.object({ move: z.literal('finish'), batchId: Id, wasteSheets: wholeNumber({ min: 0, max: 1_000_000 }) }),
      z.object({ move: z.literal('ship'), batchId: Id, carrier: DictCode, shipmentNo: Code }),
    ]),
    output: z.object({ moved: count }),
    reasons: batchReasons,
  }),
  correctWaste: endpoint({
    method: 'POST',
    path: `${PATH}/waste`,
    access: forPrinters,
    summary:
      'Says anew how many sheets were spoiled by what of a batch is printed, and why; stands in the history of its tasks and counts in every sum. As it was seen: who comes second is told',
    input: z.object({
      batchId: Id,
      was: wholeNumber(),
      wasteSheets: wholeNumber({ min: 0, max: 1_000_000 }),
      note: Line.min(1),
    }),
    output: Nothing,
    reasons: batchReasons,
  }),
  correctOrderWaste: endpoint({
    method: 'POST',
    path: `${PATH}/waste/order`,
    access: forPrinters,
    summary: 'The same of a task that is in no batch',
    input: z.object({
      orderId: Id,
      was: wholeNumber(),
      wasteSheets: wholeNumber({ min: 0, max: 1_000_000 }),
      note: Line.min(1),
    }),
    output: Nothing,
    reasons: batchReasons,
  }),
  scan: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/scan`,
    access: forEverybody,
    summary: 'The batch or the order whose ticket was scanned, to whoever sees it',
    input: z.object({ code: Code }),
    output: z.object({ batchId: Id.nullable(), orderId: Id.nullable() }),
  }),
  ticket: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/ticket`,
    access: forPrinters,
    kind: 'file',
    summary: 'The job ticket: QR of the batch and of each task, paper, counts, when it is due',
    input: z.object({ batchId: Id }),
    output: z.never(),
  }),
  packingList: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/packing`,
    access: forPrinters,
    kind: 'file',
    summary: 'What goes into which parcel: school, class, and whose copies in the order in which they lie',
    input: z.object({ batchId: Id }),
    output: z.never(),
  }),
} satisfies Api;
