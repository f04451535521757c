import type { Language } from '@zhibi/contract/kernel';

/** A homework that some of these students have, and what of the new paper it asks already. */
export interface GivenAlready {
  title: string;
  /** Of the paper that is to be given. */
  numbers: readonly number[];
  /** Who has it; of practice, which classes. */
  names: readonly string[];
}

const MOST_HOMEWORK = 3;
const MOST_NAMES = 3;
const MOST_NUMBERS = 8;

/** What was given already, said so that the teacher knows which homework, which questions and whom it is about. */
export function saidOfGiven(given: readonly GivenAlready[], language: Language): string {
  const named = given.slice(0, MOST_HOMEWORK).map((one) => sentences[language](one));
  const more = given.length - named.length;
  if (more > 0) named.push(language === 'zh' ? `等 ${given.length} 份` : `${more} more`);
  return named.join(language === 'zh' ? '；' : '; ');
}

const sentences: Readonly<Record<Language, (given: GivenAlready) => string>> = {
  zh: ({ title, numbers, names }) => {
    const nos = numbers.slice(0, MOST_NUMBERS).join('、');
    const which = numbers.length === 0 ? '' : `第 ${nos}${numbers.length > MOST_NUMBERS ? ' 等' : ''} 题`;
    const who = names.slice(0, MOST_NAMES).join('、');
    return `《${title}》${which}（${who}${names.length > MOST_NAMES ? ` 等 ${names.length} 个` : ''}）`;
  },
  en: ({ title, numbers, names }) => {
    const nos = numbers.slice(0, MOST_NUMBERS).join(', ');
    const word = numbers.length === 1 ? 'question' : 'questions';
    const which = numbers.length === 0 ? '' : `, ${word} ${nos}${numbers.length > MOST_NUMBERS ? ' and others' : ''}`;
    const more = names.length - MOST_NAMES;
    return `“${title}”${which} (${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
  },
};
