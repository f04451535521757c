import { hasWords, type SpokenKind, type SpokenLanguage, spokenLimits } from '@zhibi/contract/homework/spoken';
import { toStamp } from '../../parts/moments.js';

/** What the teacher has filled in so far. */
export interface WishForm {
  kind: SpokenKind;
  title: string;
  language: SpokenLanguage;
  text: string;
  note: string;
  tries: number;
  seconds: number;
  pictureId: string | null;
  modelId: string | null;
  modelMs: number;
  modelCues: { no: number; atMs: number }[];
  classIds: string[];
  /** '' means now. */
  startAt: string;
  endAt: string;
}

/** Words stand between spaces, commas or on lines of their own; sentences and lines of a text each on a line. */
export const itemsOf = ({ kind, text, language }: Pick<WishForm, 'kind' | 'text' | 'language'>): string[] => {
  if (!hasWords(kind)) return [];
  // An English entry may be more than one word: "ice cream".
  const between = kind !== 'words' ? /\n+/ : language === 'zh-CN' ? /[\s、，,;；]+/ : /[\n、，,;；]+/;
  return text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);
};

/** The reading may be older than the words: of pieces that are there no more it has nothing to say. */
export const cuesOf = ({ modelCues }: Pick<WishForm, 'modelCues'>, items: readonly string[]): WishForm['modelCues'] =>
  modelCues.filter(({ no }) => no < items.length);

export type Wrong = 'title' | 'items' | 'tooMany' | 'picture' | 'recording' | 'classIds' | 'endAt';

/**
 * What is still missing or wrong, beside its field.
 * @param isUntaken whether a recording waits to be taken: sent now, the form would lose it
 */
export function wrongsOf(form: WishForm, now: string, isUntaken = false): Wrong[] {
  const items = itemsOf(form);
  const [start, end] = [toStamp(form.startAt) || now, toStamp(form.endAt)];
  const checks: [Wrong, boolean][] = [
    ['title', form.title.trim() === ''],
    ['items', hasWords(form.kind) && items.length === 0],
    ['tooMany', items.length > spokenLimits.items || items.some((one) => one.length > spokenLimits.words)],
    ['picture', form.kind === 'picture' && form.pictureId === null],
    ['recording', isUntaken],
    ['classIds', form.classIds.length === 0],
    ['endAt', end === '' || end <= now || start >= end],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([wrong]) => wrong);
}
