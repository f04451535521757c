import type { ClassReport } from '@zhibi/contract/analysis';

/** Whose marked papers reached this percentage of the full score. */
export const studentsFrom = ({ rows, fullScore }: Pick<ClassReport, 'rows' | 'fullScore'>, percent: number): string[] =>
  rows.filter(({ total }) => total !== null && total * 100 >= percent * fullScore).map(({ studentId }) => studentId);

/** Name, number, pinyin or initials: what a teacher types to find somebody. */
export function isFound(
  row: Pick<ClassReport['rows'][number], 'name' | 'pinyin' | 'studentNo'>,
  words: string,
): boolean {
  const sought = words.trim().toLowerCase();
  if (sought === '') return true;
  const syllables = row.pinyin.toLowerCase().split(/\s+/);
  const spellings = [syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join('')];
  return (
    row.name.toLowerCase().includes(sought) ||
    row.studentNo.includes(sought) ||
    spellings.some((one) => one.includes(sought.replace(/\s+/g, '')))
  );
}
