import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import i18next from 'i18next';
import { en } from './typed-day.en.js';
import { zh } from './typed-day.zh.js';

dayjs.extend(customParseFormat);
const DAY = 'YYYY-MM-DD';

export interface Allowed {
  /** What is read; words show how by the first. */
  formats: string[];
  from?: Dayjs | undefined;
  until?: Dayjs | undefined;
}

/** Why a calendar does not take what was typed, in words; null where it does. Fetched when somebody types a day: hardly anybody does. */
export function judgeDay(written: string, { formats, from, until }: Allowed): string | null {
  const typed = written.trim();
  const words = i18next.language === 'en' ? en : zh;
  const day = dayjs(typed, formats, true);
  if (!day.isValid()) return filled(words.unread, { typed, like: dayjs().format(formats[0]) });
  if (from && day.isBefore(from, 'day')) return filled(words.early, { typed, day: from.format(DAY) });
  if (until && day.isAfter(until, 'day')) return filled(words.late, { typed, day: until.format(DAY) });
  return null;
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
