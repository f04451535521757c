import type { recommendApi } from '@zhibi/contract/analysis/recommend';
import type { Language } from '@zhibi/contract/kernel';
import type { z } from 'zod';

type Wish = Pick<z.output<typeof recommendApi.paper.input>, 'level'>;

const words = {
  zh: { name: '精准推荐', layer: (level: string) => `${level} 层` },
  en: { name: 'Precise recommendation', layer: (level: string) => `Layer ${level}` },
};

/** What the paper of a set is called; a title holds so many characters. */
export function setTitle({ level }: Wish, point: string, language: Language, longest = 60): string {
  const { name, layer } = words[language];
  return [name, point, ...(level === null ? [] : [layer(level)])].join(' · ').slice(0, longest);
}

/** In front of a question of a printed booklet; printed sheets are Chinese whatever the language of the screen. */
export const originOfPractice = (knowledge: string): string =>
  knowledge === '' ? '（练一练）' : `（练一练 · ${knowledge}）`;
