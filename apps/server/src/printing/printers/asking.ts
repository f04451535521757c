import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type Asking, PrinterFailure } from './ipp/ask.js';
import { PrinterRefused } from './ipp/operations.js';
import { reachable } from './ipp/reachable.js';

/** How this server speaks to printers. */
export const askingOf = ({ settings }: Pick<Services, 'settings'>): Asking => ({
  isReachable: reachable(settings.PRINTER_NETWORKS),
});

const reasonOf = {
  unreachable: 'printer-unreachable',
  forbidden: 'printer-forbidden',
  'not-a-printer': 'not-a-printer',
} as const;

/** Asks while a person waits: what a printer does not answer is a refusal in words. */
export async function whileAsked<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PrinterRefused) ensure(false, 'conflict', 'not-a-printer');
    if (error instanceof PrinterFailure) ensure(false, 'conflict', reasonOf[error.why]);
    throw error;
  }
}
