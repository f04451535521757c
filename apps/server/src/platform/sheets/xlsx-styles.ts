import type { Archive } from '@zhibi/files';
import { readXml } from './read-xml.js';
import { isDateFormat } from './xlsx-cells.js';
import { dateCode } from './xlsx-dates.js';
import { formatCode as codeOf } from './xlsx-shown.js';

/** `<strike/>` is on; `<strike val="0"/>` is not. */
export const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '1');

/** What the styles of cells show: a day, text that is struck through, numbers, days and times in a form. */
export interface CellStyles {
  dateStyles: Set<number>;
  struckStyles: Set<number>;
  formats: Map<number, string>;
}

export async function readCellStyles(files: Archive): Promise<CellStyles> {
  const formats = new Map<number, string>();
  const [dateStyles, struckStyles] = [new Set<number>(), new Set<number>()];
  const codes = new Map<number, string>();
  const struckFonts = new Set<number>();
  let inside = '';
  let [font, style] = [-1, 0];
  await readXml(files, 'xl/styles.xml', {
    open: (name, { numFmtId, formatCode, fontId, val }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'fonts' || name === 'cellXfs') inside = name;
      if (inside === 'fonts' && name === 'font') font++;
      if (inside === 'fonts' && name === 'strike' && isOn(val)) struckFonts.add(font);
      if (name !== 'xf' || inside !== 'cellXfs') return;
      const id = Number(numFmtId ?? 0);
      const isDate = isDateFormat(id, codes.get(id));
      if (isDate) dateStyles.add(style);
      formats.set(style, (isDate ? dateCode : codeOf)(id, codes.get(id)));
      if (struckFonts.has(Number(fontId ?? 0))) struckStyles.add(style);
      style++;
    },
    close: (name) => {
      if (name === inside) inside = '';
    },
  });
  return { dateStyles, struckStyles, formats };
}
