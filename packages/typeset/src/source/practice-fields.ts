import { typstString } from '@zhibi/content';
import type { PaperSheet } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';

/** Fields that a copy is stamped in, by their number in `askedFields`. */
const STAMPED = { class: 1, name: 2 } as const;

/** The line under the title of a sheet of practice: class, name, date and score; of sums also minutes, which are said and not asked where they are given. */
export function practiceFieldsSource(sums: PaperSheet['sums']): string {
  const { practiceFields: said } = words;
  const field = (label: string, widthMm: number, { n, unit = '' }: { n?: number; unit?: string } = {}) =>
    `(label: ${typstString(`${label}：`)}, width: ${widthMm}mm, n: ${n ?? 'none'}, unit: ${typstString(unit)})`;
  const fields = [
    field(said.class, 24, { n: STAMPED.class }),
    field(said.name, 24, { n: STAMPED.name }),
    field(said.date, 22),
    ...(sums?.minutes === null ? [field(said.minutes, 12, { unit: said.minutesUnit })] : []),
    field(said.score, 14),
  ];
  const given = typeof sums?.minutes === 'number' ? words.minutesGiven(sums.minutes) : '';
  return `#zb-practice-fields((${fields.join(', ')},), ${typstString(given)})`;
}
