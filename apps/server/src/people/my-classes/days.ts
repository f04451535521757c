import { toStamp } from '@zhibi/contract/kernel';

/** Now, and where: what the days of a school are reckoned from. */
export interface Here {
  now: Date;
  timeZone: string;
}

/** Today as the protocol writes it: `20261121`. */
export const todayOf = ({ now, timeZone }: Here): string => toStamp(now, timeZone).slice(0, 8);

/** `20261121` ↔ `2026-11-21`, the protocol's day and the database's. */
export const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
export const digits = (date: string): string => date.replaceAll('-', '');
