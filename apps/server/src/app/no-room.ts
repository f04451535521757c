import { NoSpace } from '../platform/files/index.js';

/** The disk is full: of the system, and of PostgreSQL. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether a fault came of a full disk, wherever it was met; what is wrapped in other errors is looked through. */
export function isOfNoRoom(fault: unknown): boolean {
  for (let error = fault; error instanceof Error; error = error.cause)
    if (error instanceof NoSpace || ('code' in error && codes.includes(error.code))) return true;
  return false;
}
