/** Somebody or something that a person may name. `reading`: pinyin without tones and spaces. */
export interface Named {
  id: string;
  name: string;
  reading: string;
}
export interface NamedClass {
  id: string;
  name: string;
  /** 1..12 */
  gid: number;
}
export interface Mention {
  ids: readonly string[];
  words: string;
}

const HAN_NAME = /\p{Script=Han}{2,4}/gu;

/** Every window of Chinese characters as long as a name. */
function* windows(text: string): Generator<string> {
  for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu))
    for (const length of [4, 3, 2])
      for (let from = 0; from + length <= run.length; from++) yield run.slice(from, from + length);
}

const only = (found: readonly Named[]) => [...new Map(found.map((one) => [one.id, one])).values()];

/**
 * The students whom a folded text names: by the name; by the name without the surname where only one bears it; by pinyin, together
 * or apart; by other characters that are read the same. Of two with one name both.
 * @param read pinyin of a name without tones and spaces
 */
export function findStudents(text: string, students: readonly Named[], read: (name: string) => string): Mention[] {
  const byName = students.filter(({ name }) => name.length > 1 && text.includes(name.toLowerCase()));
  if (byName.length > 0) return mentions(byName.map((one) => [one, one.name.toLowerCase()]));
  const byLatin = students.flatMap((one): [Named, string][] => {
    const words = latinWords(text).find((word) => one.reading.length > 3 && word.replace(/[ ']/g, '') === one.reading);
    return words === undefined ? [] : [[one, words]];
  });
  if (byLatin.length > 0) return mentions(byLatin);
  const given = students.filter(({ name }) => /^\p{Script=Han}{3,4}$/u.test(name) && text.includes(name.slice(-2)));
  if (only(given).length === 1) return mentions(given.map((one) => [one, one.name.slice(-2)]));
  if (students.length === 0 || !HAN_NAME.test(text)) return [];
  HAN_NAME.lastIndex = 0;
  const byReading = new Map(students.filter(({ name }) => name.length > 2).map((one) => [one.reading, one]));
  for (const window of windows(text)) {
    const one = window.length > 2 ? byReading.get(read(window)) : undefined;
    if (one) return mentions([[one, window]]);
  }
  return [];
}

/** One to four words that follow each other. */
function latinWords(text: string): string[] {
  const words = [...text.matchAll(/[a-z]+/g)].map(([word]) => word);
  return [1, 2, 3, 4].flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, from) => words.slice(from, from + length).join(' ')),
  );
}

const mentions = (found: readonly (readonly [Named, string])[]): Mention[] => {
  const idsOf = new Map<string, string[]>();
  for (const [{ id }, words] of found) idsOf.set(words, [...(idsOf.get(words) ?? []), id]);
  return [...idsOf].map(([words, ids]) => ({ ids, words }));
};

const numerals = '零一二三四五六七八九';
function numberOf(text = ''): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const match = /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text);
  if (!match || text === '') return null;
  const [, tens, ten, ones] = match;
  if (!ten) return numerals.indexOf(text);
  return (tens ? numerals.indexOf(tens) : 1) * 10 + (ones ? numerals.indexOf(ones) : 0);
}

const GRADE =
  '(?:(初|高)?([一二三四五六七八九]|1[0-2]|[1-9])(?:年级|年)|(初|高)([一二三])|([一二三四五六七八九])(?=\\(|\\d))';
const ZH_CLASS = new RegExp(`${GRADE}?\\s*\\(?(\\d{1,2}|[一二三四五六七八九十]{1,3})\\)?\\s*班`, 'u');
const EN_CLASS =
  /(?:(?:grade|g|year)\s*(\d{1,2})\s*,?\s*)?\b(?:class|c)\s*(?:(\d{1,2})\s*\(\s*(\d{1,2})\s*\)|\(?(\d{1,2})\)?(?!\d))/u;
const firstOf: Readonly<Record<string, number>> = { 初: 6, 高: 9 };
const numberIn = (name: string) => Number(/(\d+)\D*$/.exec(name)?.[1] ?? Number.NaN);

/** The classes that a folded text names: by the whole name, or by number with or without the grade; of several that fit all. */
export function findClasses(text: string, classes: readonly NamedClass[]): Mention | null {
  const whole = classes.filter(({ name }) => text.includes(name.normalize('NFKC').toLowerCase()));
  const [first] = whole;
  if (first) return { ids: whole.map(({ id }) => id), words: first.name.normalize('NFKC').toLowerCase() };
  const zh = ZH_CLASS.exec(text);
  const en = zh ? null : EN_CLASS.exec(text);
  const enGrade = en?.[2] ?? en?.[1];
  const grade = zh ? numberOf(zh[2] ?? zh[4] ?? zh[5]) : enGrade ? Number(enGrade) : null;
  const number = zh ? numberOf(zh[6]) : en ? Number(en[3] ?? en[4]) : null;
  if (number === null) return null;
  const gid = grade === null ? null : grade + (firstOf[zh?.[1] ?? zh?.[3] ?? ''] ?? 0);
  const fitting = classes.filter((one) => numberIn(one.name) === number && (gid === null || one.gid === gid));
  return { ids: fitting.map(({ id }) => id), words: (zh ?? en)?.[0] ?? '' };
}

const USUAL = /作业|练习|单元|检测|测试|课时|试卷|小测|订正|试题|日常|the|homework|test|quiz|paper/gu;
const SHORTEST = 2;

/** The number of a section, as titles begin with it: 15.1. */
const SECTION = /(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.])/g;
const sectionsIn = (text: string): readonly string[] => text.normalize('NFKC').match(SECTION) ?? [];

/** The homework whose title a folded text tells a part of: by the number of its section, else the longest part wins. */
export function findHomework(text: string, list: readonly { id: string; title: string }[]): Mention | null {
  for (const section of sectionsIn(text)) {
    const numbered = list.filter(({ title }) => sectionsIn(title).includes(section));
    if (numbered.length > 0) return { ids: numbered.map(({ id }) => id), words: section };
  }
  let best: { id: string; words: string } | null = null;
  for (const { id, title } of list)
    for (const [part] of title
      .normalize('NFKC')
      .toLowerCase()
      .replace(USUAL, ' ')
      .matchAll(/[\p{L}]{2,}/gu))
      for (let length = Math.min(part.length, 12); length >= SHORTEST; length--) {
        const words = Array.from({ length: part.length - length + 1 }, (_, from) =>
          part.slice(from, from + length),
        ).find((piece) => text.includes(piece) && (length > SHORTEST || piece === part));
        if (words === undefined) continue;
        if (!best || words.length > best.words.length) best = { id, words };
        break;
      }
  return best && { ids: [best.id], words: best.words };
}
