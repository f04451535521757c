import { stampOf } from './time.js';

let aheadMs = 0;
/** The same for the count of this page's life, which goes on evenly whatever becomes of the clock. */
let originMs = performance.timeOrigin;

/** Every answer says what time the server has: clocks of school computers are off by minutes, some by years. */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  aheadMs = at - Date.now();
  originMs = at - performance.now();
}

/** Now, by the clock of the server as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** Now in milliseconds as the server counts them, not moved where the device's clock is set anew; a device that slept may be behind. */
export const steadyServerMs = (): number => originMs + performance.now();

/** The same as 14 digits, in the zone of the school. */
export const serverStamp = (): string => stampOf(serverNow());
