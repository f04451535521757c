import { z } from 'zod';

/** Eight digits that a calendar knows: the 31st of April is no day. */
export function isDay(digits: string): boolean {
  if (!/^(19|2\d)\d\d\d{4}$/.test(digits)) return false;
  const written = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const day = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}

const isTime = (digits: string): boolean => /^([01]\d|2[0-3])([0-5]\d){2}$/.test(digits);

/** 8 digits `yyyymmdd`: a day without a time, from 1900 to 2999. */
export const Day = z.string().refine(isDay, 'day');
/** 14 digits `yyyymmddhhmmss` in the installation's time zone, as the specification sends them: a day of the calendar and a time of the clock. */
export const Stamp = z
  .string()
  .refine((digits) => digits.length === 14 && isDay(digits.slice(0, 8)) && isTime(digits.slice(8)), 'stamp');

/** What is shown where a value is absent. */
export const ABSENT = '--';

/** Making one takes milliseconds, using it microseconds: one for each zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** An instant as the protocol's 14 digits, in the given IANA time zone. */
export function toStamp(instant: Date, timeZone: string): string {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '00';
  return ['year', 'month', 'day', 'hour', 'minute', 'second'].map(part).join('');
}

/** The instant that a `Stamp` names in the given IANA time zone; two passes settle the offset around a clock change. */
export function instantOf(stamp: string, timeZone: string): Date {
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
