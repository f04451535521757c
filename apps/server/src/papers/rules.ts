import { type PageOptions, sectionNames, singleChoice } from '@zhibi/contract/papers';
import type { QuestionType } from '@zhibi/contract/questions';

/** How a paper begins; its teacher changes it. */
export const usualOptions: PageOptions = { pageSize: 'A4', sealLine: false, scoreTable: true };

/** Whole numbers as a Chinese paper counts its sections: 一, 十, 十二, 三十. Up to 99. */
export function chineseNumeral(n: number): string {
  const digits = ['', ...'一二三四五六七八九'];
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[ones]}`;
}

/** How a section of this type is called; beside several-choice questions the plain ones say that one answer is right. */
const nameOfSection = (type: QuestionType, all: readonly QuestionType[]): string =>
  (type === 2 && all.includes(5) ? singleChoice : sectionNames[type]).zh;

const NUMERAL = /^\s*[一二三四五六七八九十]{1,3}\s*[、．.]\s*/;

/** The titles with their numerals counted anew: moving a section must not leave 三 before 二. Titles without one stay as they are. */
export const renumbered = (titles: readonly string[]): string[] =>
  titles.map((title, at) => title.replace(NUMERAL, `${chineseNumeral(at + 1)}、`));

interface SectionSoFar {
  sectionId: string;
  types: readonly QuestionType[];
}

/**
 * Where groups of new questions go: into the first section that asks in their way, otherwise into a new one after the last.
 * Answers for each group the section, and the title of a new one.
 */
export function placed<T>(
  sections: readonly SectionSoFar[],
  groups: readonly { type: QuestionType; questions: readonly T[] }[],
): { sectionId: string | null; title: string; questions: readonly T[] }[] {
  const all = [...sections.flatMap((one) => one.types), ...groups.map((one) => one.type)];
  let last = sections.length;
  return groups.map(({ type, questions }) => {
    const home = sections.find((one) => one.types.includes(type));
    if (home !== undefined) return { sectionId: home.sectionId, title: '', questions };
    return { sectionId: null, title: `${chineseNumeral(++last)}、${nameOfSection(type, all)}`, questions };
  });
}

interface Arranged {
  sections: readonly { sectionId: string; items: readonly { itemId: string }[] }[];
}

/** A save may order the questions of the paper, leave some out, take back what it left out and put them into new sections; it brings no new question and nothing twice. */
export function isArrangementOf(wanted: Arranged, present: Arranged): boolean {
  const sectionIds = (of: Arranged) => of.sections.map((section) => section.sectionId);
  const itemIds = (of: Arranged) => of.sections.flatMap((section) => section.items.map((item) => item.itemId));
  const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;
  const known = new Set(itemIds(present));
  return isOnce(sectionIds(wanted)) && isOnce(itemIds(wanted)) && itemIds(wanted).every((id) => known.has(id));
}

/** Scores are steps of 0.5: their sums are exact. */
export const totalOf = (items: readonly { score: number }[]): number => items.reduce((sum, one) => sum + one.score, 0);

/** What the QR code of a page says: the page code a camera reads is the one a pen reads. */
export const codeText = (codeRule: string, pageCode: string): string => `zhibi:${codeRule}:${pageCode}`;
