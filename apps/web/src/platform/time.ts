import { ABSENT, instantOf as instantIn, toStamp } from '@zhibi/contract/kernel';
import i18next from 'i18next';
import { say } from './text.js';
import { TIME_ZONE } from './time-zone.js';

const DAY_MS = 86_400_000;
const locale = () => (i18next.language === 'en' ? 'en-US' : 'zh-CN');

/** This moment as the protocol's 14 digits. */
export const nowStamp = (): string => toStamp(new Date(), TIME_ZONE);
export const stampOf = (instant: Date): string => toStamp(instant, TIME_ZONE);
export const instantOf = (stamp: string): Date => instantIn(stamp, TIME_ZONE);

const clockOf = (stamp: string) => `${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`;
const utcOf = (day: string) => new Date(Date.UTC(+day.slice(0, 4), +day.slice(4, 6) - 1, +day.slice(6, 8)));
const writers = new Map<string, Intl.DateTimeFormat>();

/** Kept by what it writes: to make one takes a thousand times as long as to write with it. */
function writerOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${JSON.stringify(options)}`;
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
  writers.set(key, writer);
  return writer;
}
const part = (day: string, options: Intl.DateTimeFormatOptions) => writerOf(options).format(utcOf(day));

/** 8 or 14 digits as 11月21日 周六 or Nov 21, Sat. */
export function formatDay(day: string | null | undefined): string {
  if (!day || day.length < 8) return ABSENT;
  const date = part(day, { month: locale() === 'zh-CN' ? 'long' : 'short', day: 'numeric' });
  const weekday = part(day, { weekday: 'short' });
  return locale() === 'zh-CN' ? `${date} ${weekday}` : `${date}, ${weekday}`;
}

/** The same, but with the year instead of the weekday where that is another one: 2027年1月20日. For days that may be far away. */
export function formatFarDay(day: string | null | undefined, now = nowStamp()): string {
  if (!day || day.length < 8 || day.slice(0, 4) === now.slice(0, 4)) return formatDay(day);
  return part(day, { year: 'numeric', month: locale() === 'zh-CN' ? 'long' : 'short', day: 'numeric' });
}

/** A share that is whole only when nothing is missing: 616 of 619 are 99%. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? ABSENT : `${Math.floor((100 * part) / whole)}%`;

/** 14 digits as 11月21日 周六 08:30 or Nov 21, Sat 08:30. */
export const formatStamp = (stamp: string | null | undefined): string =>
  stamp?.length === 14 ? `${formatDay(stamp)} ${clockOf(stamp)}` : ABSENT;

/** The same, but 今天 20:00 and 明天 08:00 for the days around now. */
export function formatNear(stamp: string | null | undefined, now = nowStamp()): string {
  if (stamp?.length !== 14) return ABSENT;
  const days = Math.round((utcOf(stamp).getTime() - utcOf(now).getTime()) / DAY_MS);
  const time = clockOf(stamp);
  if (days === 0) return say('platform:today', { time });
  if (days === 1) return say('platform:tomorrow', { time });
  if (days === -1) return say('platform:yesterday', { time });
  return formatStamp(stamp);
}

/** 11/21, for the scale of a chart. */
export const formatShortDay = (day: string): string => {
  const digits = day.replace(/-/g, '');
  return `${digits.slice(4, 6)}/${digits.slice(6, 8)}`;
};

/** A number as it is shown, or `--` where there is none. */
export const formatNumber = (value: number | null | undefined, digits = 1): string =>
  value === null || value === undefined
    ? ABSENT
    : new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);

/** 0.834 as 83%, or `--`. */
export const formatRate = (rate: number | null | undefined): string =>
  rate === null || rate === undefined ? ABSENT : `${Math.round(rate * 100)}%`;
