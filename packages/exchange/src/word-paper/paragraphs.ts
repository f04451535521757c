import { tag } from '../xml.js';

export const twips = (mm: number): string => `${Math.round((mm * 1_440) / 25.4)}`;

export interface ParagraphLook {
  style?: string;
  keepNext?: boolean;
  /** Where a tab leads to, in mm from the left edge of the text; the last may end a line at its right. */
  tabs?: readonly { atMm: number; right?: boolean }[];
  /** The text begins so far from the edge, its first line so much before that. */
  indentMm?: number;
  hangingMm?: number;
  /** The first line begins so far behind the others. */
  firstLineMm?: number;
  align?: 'center' | 'end';
  /** A rule to write on, below. */
  ruled?: boolean;
  /** Exactly so high. */
  heightMm?: number;
}

/** A paragraph, its properties in the order that the form asks for (ECMA-376, 17.3.1). */
export function paragraph(inner: string, look: ParagraphLook = {}): string {
  const { style, keepNext, tabs, indentMm, hangingMm, firstLineMm, align, ruled, heightMm } = look;
  const rule = { 'w:val': 'single', 'w:sz': '4', 'w:space': '1', 'w:color': '000000' };
  const indent = {
    ...(indentMm === undefined ? {} : { 'w:left': twips(indentMm) }),
    ...(hangingMm === undefined ? {} : { 'w:hanging': twips(hangingMm) }),
    ...(firstLineMm === undefined ? {} : { 'w:firstLine': twips(firstLineMm) }),
  };
  const properties = [
    style === undefined ? '' : tag('w:pStyle', { 'w:val': style }),
    keepNext ? tag('w:keepNext') : '',
    ruled ? tag('w:pBdr', {}, tag('w:bottom', rule) + tag('w:between', rule)) : '',
    tabs === undefined
      ? ''
      : tag(
          'w:tabs',
          {},
          tabs
            .map(({ atMm, right }) => tag('w:tab', { 'w:val': right ? 'right' : 'left', 'w:pos': twips(atMm) }))
            .join(''),
        ),
    heightMm === undefined
      ? ''
      : tag('w:spacing', { 'w:before': '0', 'w:after': '0', 'w:line': twips(heightMm), 'w:lineRule': 'exact' }),
    Object.keys(indent).length === 0 ? '' : tag('w:ind', indent),
    align === undefined ? '' : tag('w:jc', { 'w:val': align === 'end' ? 'right' : 'center' }),
  ].join('');
  return tag('w:p', {}, (properties === '' ? '' : tag('w:pPr', {}, properties)) + inner);
}

/** Rows of cells with lines around them. */
export function table(
  rows: readonly (readonly string[])[],
  { widthsMm, heightMm, header }: { widthsMm: readonly number[]; heightMm?: number; header?: boolean },
): string {
  const line = { 'w:val': 'single', 'w:sz': '4', 'w:space': '0', 'w:color': '000000' };
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => tag(`w:${side}`, line));
  const wide = widthsMm.reduce((sum, mm) => sum + mm, 0);
  const look = tag(
    'w:tblPr',
    {},
    tag('w:tblW', { 'w:w': twips(wide), 'w:type': 'dxa' }) +
      tag('w:jc', { 'w:val': 'center' }) +
      tag('w:tblBorders', {}, borders.join('')) +
      tag('w:tblLayout', { 'w:type': 'fixed' }),
  );
  const grid = tag('w:tblGrid', {}, widthsMm.map((mm) => tag('w:gridCol', { 'w:w': twips(mm) })).join(''));
  const made = rows.map((row, nth) => {
    const height = heightMm === undefined ? '' : tag('w:trHeight', { 'w:val': twips(heightMm), 'w:hRule': 'exact' });
    const properties = tag('w:cantSplit') + height + (header && nth === 0 ? tag('w:tblHeader') : '');
    const cells = row.map((cell, at) => {
      const setting =
        tag('w:tcW', { 'w:w': twips(widthsMm[at] ?? 20), 'w:type': 'dxa' }) + tag('w:vAlign', { 'w:val': 'center' });
      return tag('w:tc', {}, tag('w:tcPr', {}, setting) + cell);
    });
    return tag('w:tr', {}, tag('w:trPr', {}, properties) + cells.join(''));
  });
  return tag('w:tbl', {}, look + grid + made.join(''));
}
