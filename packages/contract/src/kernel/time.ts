import { z } from 'zod';

/** 14 digits `yyyymmddhhmmss` in the installation's time zone, as the specification sends them. */
export const Stamp = z.string().regex(/^\d{14}$/);
/** 8 digits `yyyymmdd`: a day without a time. */
export const Day = z.string().regex(/^\d{8}$/);

/** What is shown where a value is absent. */
export const ABSENT = '--';

/** An instant as the protocol's 14 digits, in the given IANA time zone. */
export function toStamp(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '00';
  return ['year', 'month', 'day', 'hour', 'minute', 'second'].map(part).join('');
}

/** The instant that 14 digits name in the given time zone; two passes settle the offset around a clock change. */
export function fromStamp(stamp: string, timeZone: string): Date {
  const [y, mo, d, h, mi, s] = [0, 4, 6, 8, 10, 12].map((at, i) => Number(stamp.slice(at, at + (i ? 2 : 4))));
  const wall = Date.UTC(y ?? 0, (mo ?? 1) - 1, d, h, mi, s);
  let guess = wall;
  for (let pass = 0; pass < 2; pass++) {
    const shown = toStamp(new Date(guess), timeZone);
    const shownWall = Date.UTC(
      +shown.slice(0, 4),
      +shown.slice(4, 6) - 1,
      +shown.slice(6, 8),
      +shown.slice(8, 10),
      +shown.slice(10, 12),
      +shown.slice(12, 14),
    );
    guess += wall - shownWall;
  }
  return new Date(guess);
}
