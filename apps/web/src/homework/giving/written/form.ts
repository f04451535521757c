import type { WorkCategory } from '@zhibi/contract/homework';
import { instantOf, nowStamp, stampOf } from '../../../platform/time.js';

/** What is filled in to publish. Times are the text of a `datetime-local` field: `2026-11-21T08:30`. */
export interface Form {
  title: string;
  classIds: readonly string[];
  workCategory: WorkCategory;
  /** Empty: now. */
  pushAt: string;
  startAt: string;
  endAt: string;
  /** Copies made before, or `NEW`; null while nothing was chosen. */
  run: string | null;
}
type Field = keyof Form;
/** The name of what is wrong with a field; the words are found where it is drawn. */
export type Wrongs = Partial<Record<Field, 'needed' | 'push-time' | 'start-end'>>;

export const toField = (stamp: string): string =>
  `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}T${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`;

/** 14 digits, or '' where the field is empty or half filled in. */
export const toStamp = (field: string): string => {
  const digits = field.replace(/\D/g, '').slice(0, 12);
  return digits.length === 12 ? `${digits}00` : '';
};

const DAY_MS = 86_400_000;

/** Begins now and ends tomorrow at 20:00. */
export function emptyForm(title: string, now = nowStamp()): Form {
  const tomorrow = stampOf(new Date(instantOf(now).getTime() + DAY_MS)).slice(0, 8);
  const [startAt, endAt] = [toField(now), toField(`${tomorrow}200000`)];
  return { title, classIds: [], workCategory: 1, pushAt: '', startAt, endAt, run: null };
}

/** What must be mended before the server is asked; the server asks the same again. Fields count minutes. */
export function wrongsOf(form: Form, now = nowStamp()): Wrongs {
  const [push, start, end] = [toStamp(form.pushAt), toStamp(form.startAt), toStamp(form.endAt)];
  const minute = now.slice(0, 12);
  const wrongs: Wrongs = {};
  if (form.title.trim() === '') wrongs.title = 'needed';
  if (form.classIds.length === 0) wrongs.classIds = 'needed';
  if (push && push.slice(0, 12) < minute) wrongs.pushAt = 'push-time';
  if (!start || !end || start >= end || end.slice(0, 12) <= minute || (push && push >= end)) wrongs.endAt = 'start-end';
  return wrongs;
}
