import { QuestionMinutes, QuestionYear } from '@zhibi/contract/questions';
import type { Facts } from './model.js';

/** The year and the minutes that a file says, where a bank can keep them; anything else is as if nothing had been said. */
export function yearAndMinutes(said: { year?: unknown; minutes?: unknown }): Pick<Facts, 'year' | 'minutes'> {
  const year = QuestionYear.safeParse(said.year);
  const minutes = QuestionMinutes.safeParse(said.minutes);
  return {
    ...(year.success ? { year: year.data } : {}),
    ...(minutes.success && minutes.data > 0 ? { minutes: minutes.data } : {}),
  };
}

/** The version of a question that a file says it holds; anything but a small whole number is as if nothing had been said. */
export function versionIn(said: unknown): Pick<Facts, 'version'> {
  const version = typeof said === 'number' || (typeof said === 'string' && said.trim() !== '') ? Number(said) : 0;
  return Number.isInteger(version) && version > 0 && version < 1_000_000 ? { version } : {};
}
