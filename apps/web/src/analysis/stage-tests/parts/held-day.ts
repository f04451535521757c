import { formatDay } from '../../../platform/time.js';

/** The day of a test, `2026-11-12`, as days are written. */
export const heldDay = (day: string): string => formatDay(day.replaceAll('-', ''));
