import { z } from 'zod';
import { event, Id, Stamp } from '../kernel/index.js';
import { PrintJobState } from './printers/job-state.js';
import { PrintStatus } from './statuses.js';
import { PrintStep } from './steps.js';

export const printingEvents = {
  moved: event({
    name: 'print-order-moved',
    summary:
      'A print order was made or has moved on; told to whoever asked for it, the administrators of the school, the print centre and its shop',
    data: z.object({
      orderId: Id,
      number: z.string(),
      title: z.string(),
      /** Null where the order was made. */
      move: PrintStep.nullable(),
      messageStatus: PrintStatus,
    }),
  }),
  job: event({
    name: 'print-job-moved',
    summary: 'What was sent to a printer stands elsewhere; told to the print centre and the shop that has the order',
    data: z.object({ orderId: Id, jobId: Id, state: PrintJobState }),
  }),
  late: event({
    name: 'print-order-late',
    summary: 'An order is wanted soon and not shipped; told once to the print centre and the shop that has it',
    data: z.object({ orderId: Id, number: z.string(), title: z.string(), wantedAt: Stamp }),
  }),
};
