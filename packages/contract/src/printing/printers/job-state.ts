import { z } from 'zod';

/** Where a job stands: on its way to the printer, then as the printer says. The last three are its end. */
export const printJobStates = [
  'sending',
  'pending',
  'held',
  'processing',
  'stopped',
  'completed',
  'canceled',
  'aborted',
] as const;
export const PrintJobState = z.enum(printJobStates);
export type PrintJobState = z.infer<typeof PrintJobState>;

const ended: readonly PrintJobState[] = ['completed', 'canceled', 'aborted'];
export const isEnded = (state: PrintJobState): boolean => ended.includes(state);
