import type { Slots } from '@zhibi/assistant';
import type { AssistantAnswer } from '@zhibi/contract/assistant';
import type { Language } from '@zhibi/contract/kernel';
import { Reply } from './reply.js';
import type { Looking } from './tools.js';
import { en } from './words.en.js';
import { type Words, zh } from './words.zh.js';

export interface KnownClass {
  classId: string;
  className: string;
  /** 1..12 */
  gid: number;
}

/** What is asked, by whom, in which language, and whom this person may ask about. */
export interface Question extends Looking {
  /** As it was put. */
  text: string;
  slots: Slots;
  language: Language;
  words: Words;
  /** Of a teacher those that he teaches, of a leader those of the stage. */
  classes: readonly KnownClass[];
  students: readonly { studentId: string; name: string; classId: string }[];
}

export type Answering = (question: Question) => Promise<AssistantAnswer>;

export const wordsOf = (language: Language): Words => (language === 'zh' ? zh : en);

/** The language in which a question was put, where it tells; names do not. */
export function languageOfQuestion(masked: string, otherwise: Language): Language {
  if (/\p{Script=Han}/u.test(masked)) return 'zh';
  return /[a-z]{2}/.test(masked) ? 'en' : otherwise;
}

export const subjectOf = ({ slots, actor }: Question): number | null => slots.subjectId ?? actor.subjectId;

/** The classes that are meant: those that were named, else all of this person. */
export const classesMeant = ({ slots, classes }: Question): readonly KnownClass[] =>
  slots.classIds === null ? classes : classes.filter(({ classId }) => slots.classIds?.includes(classId));

export const percent = (rate: number): string => `${Math.round(rate * 100)}%`;
export const points = (score: number): string => String(Math.round(score * 10) / 10);

const MOST_NAMES = 20;
export const namesIn = (words: Words, names: readonly string[]): string =>
  names.length === 0 ? words.none : words.list(names.slice(0, MOST_NAMES), Math.max(0, names.length - MOST_NAMES));

/** 11-20 17:00 of a stamp, 11-20 of a day. */
export const shortTime = (stamp: string): string =>
  `${stamp.slice(4, 6)}-${stamp.slice(6, 8)}${stamp.length > 8 ? ` ${stamp.slice(8, 10)}:${stamp.slice(10, 12)}` : ''}`;

/** Eight digits as an address holds a day. */
export const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

export const isWithin = (stamp: string, { from, to }: { from: string; to: string }): boolean =>
  stamp.slice(0, 8) >= from && stamp.slice(0, 8) <= to;

export const plainly = (text: string): AssistantAnswer => new Reply().say(text).done;
