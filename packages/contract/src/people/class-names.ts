import type { Language } from '../kernel/index.js';

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const senior = ['高一', '高二', '高三'] as const;

/** How a grade is called: 八年级, 高一; Grade 8. */
export function gradeName(gid: number, language: Language): string {
  if (language === 'en') return `Grade ${gid}`;
  return gid > 9 ? (senior[gid - 10] ?? String(gid)) : `${numerals[gid - 1] ?? gid}年级`;
}

/** The names of so many classes of a grade in the manner of schools: 八年级(1)班, 高一(2)班. */
export const classNamesFor = (gid: number, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${gradeName(gid, 'zh')}(${first + at})班`);
