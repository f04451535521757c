import type { Archive } from '@zhibi/files';
import { readXml } from './read-xml.js';
import { isDateFormat } from './xlsx-cells.js';

/** `<strike/>` is on; `<strike val="0"/>` is not. */
export const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '1');

/** Which styles of cells show a day, and which strike their text through. */
export async function readCellStyles(files: Archive): Promise<{ dateStyles: Set<number>; struckStyles: Set<number> }> {
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
      if (isDateFormat(id, codes.get(id))) dateStyles.add(style);
      if (struckFonts.has(Number(fontId ?? 0))) struckStyles.add(style);
      style++;
    },
    close: (name) => {
      if (name === inside) inside = '';
    },
  });
  return { dateStyles, struckStyles };
}
