import { stampOf } from './time.js';

let aheadMs = 0;

/** Every answer says what time the server has: clocks of school computers are off by minutes, some by years. */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
}

/** Now, by the clock of the server as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** The same as 14 digits, in the zone of the school. */
export const serverStamp = (): string => stampOf(serverNow());
