import { instantOf, stampOf } from '../../platform/time.js';

const DAY_MS = 24 * 3_600_000;

/** A day so many later, or earlier; 8 digits. */
export const dayAfter = (day: string, days: number): string =>
  stampOf(new Date(instantOf(`${day}120000`).getTime() + days * DAY_MS)).slice(0, 8);
