import { z } from 'zod';
import { type Access, type Api, endpoint, forPrinters, Id, Nothing, Revision } from '../../kernel/index.js';
import { printingReasons } from '../reasons.js';
import { FoundPrinter, MachinePrinter, PrinterAddress, PrinterNow, PrintJob } from './model.js';
import { printerReasons } from './reasons.js';

export * from './job-state.js';
export * from './model.js';
export * from './reasons.js';

const forShop = { roles: ['ZHIBI_PRINT_SHOP'] } as const satisfies Access;
const PATH = '/api/print/printer';
const Seen = z.object({ revision: Revision.or(z.literal(0)) });
const reasons = printerReasons;

/** Real printers behind the machines of print shops, over IPP (RFC 8010, RFC 8011). */
export const printersApi = {
  find: endpoint({
    method: 'POST',
    path: `${PATH}/find`,
    access: forPrinters,
    summary: 'The printers at an address: those of a print server, or the one that is there',
    input: z.object({ address: PrinterAddress }),
    output: z.object({ items: z.array(FoundPrinter) }),
    reasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forPrinters,
    summary: 'The machines with their printers: all of them to the centre, its own to a shop',
    input: Nothing,
    output: z.object({ items: z.array(MachinePrinter) }),
  }),
  connect: endpoint({
    method: 'POST',
    path: `${PATH}/connect`,
    access: forPrinters,
    summary:
      'Says where the printer of a machine is, once it has answered what it can do: the centre of any, a shop of its own',
    input: Seen.extend({ machineId: Id, address: PrinterAddress }),
    output: z.object({ revision: Revision }),
    reasons,
  }),
  disconnect: endpoint({
    method: 'POST',
    path: `${PATH}/disconnect`,
    access: forPrinters,
    summary: 'Forgets where the printer of a machine is',
    input: z.object({ machineId: Id }),
    output: Nothing,
  }),
  look: endpoint({
    method: 'POST',
    path: `${PATH}/look`,
    access: forPrinters,
    summary: 'How the printer of a machine stands at this moment',
    input: z.object({ machineId: Id }),
    output: PrinterNow,
    reasons,
  }),
  print: endpoint({
    method: 'POST',
    path: `${PATH}/print`,
    access: forShop,
    summary:
      'Sends the file of an order to the printer of a machine, and begins the order where it is not begun. `again`: it was printed once, and the shop means it',
    input: z.object({ orderId: Id, revision: Revision, machineId: Id, again: z.boolean().default(false) }),
    output: z.object({ jobId: Id }),
    reasons: { ...printingReasons, ...printerReasons },
  }),
  jobs: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/jobs`,
    access: forPrinters,
    summary: 'What was sent to printers of an order, newest first, and where it stands',
    input: z.object({ orderId: Id }),
    output: z.object({ items: z.array(PrintJob) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${PATH}/cancel`,
    access: forShop,
    summary: 'Asks the printer to end a job',
    input: z.object({ jobId: Id }),
    output: Nothing,
    reasons,
  }),
} satisfies Api;
