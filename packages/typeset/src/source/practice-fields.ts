import { typstString } from '@zhibi/content';
import { words } from '../sheet/words.js';

/** Fields that a copy is stamped in, by their number in `askedFields`. */
const STAMPED = { class: 1, name: 2 } as const;

/** The line under the title of a sheet of practice: class, name, date, minutes and score. Minutes that are given are said and not asked. */
export function practiceFieldsSource(minutes: number | null): string {
  const { practiceFields: said } = words;
  const field = (label: string, widthMm: number, { n, unit = '' }: { n?: number; unit?: string } = {}) =>
    `(label: ${typstString(`${label}：`)}, width: ${widthMm}mm, n: ${n ?? 'none'}, unit: ${typstString(unit)})`;
  const fields = [
    field(said.class, 24, { n: STAMPED.class }),
    field(said.name, 24, { n: STAMPED.name }),
    field(said.date, 22),
    ...(minutes === null ? [field(said.minutes, 12, { unit: said.minutesUnit })] : []),
    field(said.score, 14),
  ];
  const given = minutes === null ? '' : words.minutesGiven(minutes);
  return `#zb-practice-fields((${fields.join(', ')},), ${typstString(given)})`;
}
