import type { Language, Message } from '../kernel/index.js';
import type { QuestionType } from '../questions/index.js';

/** How the sections of a paper are called by the type of their questions. On paper they stand as they are kept, in Chinese. */
export const sectionNames: Readonly<Record<QuestionType, Message>> = {
  1: { zh: '解答题', en: 'Free response' },
  2: { zh: '选择题', en: 'Choice' },
  3: { zh: '判断题', en: 'True or false' },
  4: { zh: '填空题', en: 'Fill in' },
  5: { zh: '多项选择题', en: 'Multiple choice' },
  6: { zh: '口算题', en: 'Mental arithmetic' },
  7: { zh: '书写题', en: 'Calligraphy' },
  8: { zh: '写作题', en: 'Writing' },
  21: { zh: '综合题', en: 'Combined' },
};

/** Beside several-choice questions the plain ones say that one answer is right. */
export const singleChoice: Message = { zh: '单项选择题', en: 'Single choice' };

const englishOf = new Map([...Object.values(sectionNames), singleChoice].map(({ zh, en }) => [zh, en]));
const DIGITS = '一二三四五六七八九';
const TITLED = /^\s*([一二三四五六七八九十]{1,3})\s*[、．.]\s*(.*)$/;

/** 二十一 is 21. */
function numberOf(numeral: string): number {
  const [tens, ones] = numeral.includes('十') ? numeral.split('十') : ['', numeral];
  const ten = numeral.includes('十') ? (tens === '' ? 1 : DIGITS.indexOf(tens ?? '') + 1) : 0;
  return ten * 10 + DIGITS.indexOf(ones === '' ? 'none' : (ones ?? '')) + 1;
}

/** A section's title on the screen, in the language of who reads: 二、选择题 is 2. Choice. What a teacher wrote stays as it is. */
export function sectionTitleIn(title: string, language: Language): string {
  if (language === 'zh') return title;
  const [, numeral = '', name = title] = TITLED.exec(title) ?? [];
  const english = englishOf.get(name.trim());
  if (english === undefined) return title;
  return numeral === '' ? english : `${numberOf(numeral)}. ${english}`;
}
