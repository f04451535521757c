import { instantOf, nowStamp, stampOf } from '../../../platform/time.js';

const DAY_MS = 86_400_000;
const dashed = (stamp: string) => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;

/** The day so many days from now, as `2026-11-24`. */
export const daysOn = (days: number): string =>
  dashed(stampOf(new Date(instantOf(nowStamp()).getTime() + days * DAY_MS)));

/** When what is printed today comes back, unless the teacher says otherwise; as fields of a moment hold it. */
export const usualEnd = (): string => `${daysOn(3)}T08:00`;

/** `2026-11-24T08:00` as the protocol's 14 digits. */
export const stampOfMoment = (moment: string): string => `${moment.replace(/\D/g, '')}00`;
