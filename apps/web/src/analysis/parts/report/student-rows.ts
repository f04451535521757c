import type { ClassReport } from '@zhibi/contract/analysis';

export type Row = ClassReport['rows'][number];
export const sortable = ['studentNo', 'total', 'change'] as const;
export type SortBy = (typeof sortable)[number];
export interface Sorting {
  by: SortBy;
  order: 'ascend' | 'descend';
}

/** Whoever needs most help stands first. */
export const usualSorting: Sorting = { by: 'total', order: 'ascend' };

/** `total.descend` of an address; anything else is the usual order. */
export function sortingOf(text: string | null): Sorting {
  const [by, order] = (text ?? '').split('.');
  const known = sortable.find((one) => one === by);
  return known ? { by: known, order: order === 'descend' ? 'descend' : 'ascend' } : usualSorting;
}

/** Found by name, number, pinyin or its initials: 陈思远 by 思远, chensiyuan, `chen si`, csy. */
export function isFound({ name, studentNo, pinyin }: Row, words: string): boolean {
  const sought = words.toLowerCase().replace(/\s+/g, '');
  const syllables = pinyin.toLowerCase().split(/\s+/);
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return [name.toLowerCase(), studentNo.toLowerCase(), syllables.join(''), initials].some((spelling) =>
    spelling.includes(sought),
  );
}

const compareNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Rows in order; who has no value stands last either way, equals by number. */
export function sorted(rows: readonly Row[], { by, order }: Sorting): Row[] {
  const sign = order === 'ascend' ? 1 : -1;
  const compare = (a: Row, b: Row): number => {
    if (by === 'studentNo') return sign * compareNumbers(a.studentNo, b.studentNo);
    const [first, second] = [a[by], b[by]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  };
  return [...rows].sort((a, b) => compare(a, b) || compareNumbers(a.studentNo, b.studentNo));
}
