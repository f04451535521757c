import type { BookletEntry } from '@zhibi/contract/analysis/handbook';

/** Printed sheets are Chinese whatever the language of the screen. */
export const bookletTitle = (name: string, title: string): string => `${name} · ${title}`;

export const bookletLine = ({
  className,
  from,
  to,
  questions,
}: {
  className: string;
  from: string;
  to: string;
  questions: number;
}): string => `${className}　${spoken(from)}至${spoken(to)}　共 ${questions} 题`;

const spoken = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/** In front of a question: where it was asked before, or that it is like the one above it. */
export function originOf({ why, title, no }: Pick<BookletEntry, 'why' | 'title' | 'no'>): string {
  if (why === 'variant') return '（变式）';
  const from = `${title} 第 ${no} 题`;
  return why === 'needed' ? `（先修 · ${from}）` : `（${from}）`;
}

export const redoTitle = (title: string): string => `订正 · ${title}`;
