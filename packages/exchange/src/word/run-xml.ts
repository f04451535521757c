import { writeRich } from '@zhibi/content';
import type { Inline, Mark } from '@zhibi/contract/kernel';
import { escapeXml, tag } from '../xml.js';

const properties: Record<Mark, string> = {
  bold: tag('w:b'),
  italic: tag('w:i'),
  underline: tag('w:u', { 'w:val': 'single' }),
  wave: tag('w:u', { 'w:val': 'wave' }),
  dot: tag('w:em', { 'w:val': 'dot' }),
  sub: tag('w:vertAlign', { 'w:val': 'subscript' }),
  sup: tag('w:vertAlign', { 'w:val': 'superscript' }),
};

const textXml = (text: string): string =>
  text
    .split('\t')
    .map((piece) => (piece === '' ? '' : tag('w:t', { 'xml:space': 'preserve' }, escapeXml(piece))))
    .join(tag('w:tab'));

/** A text in the signs of the form, as which `$5` stays money. */
export function typedText(item: Extract<Inline, { t: 'text' }>, isLast: boolean): string {
  const one = { t: 'text' as const, v: item.v, ...(item.marks ? { marks: ['italic' as const] } : {}) };
  const children: Inline[] = isLast && !item.marks ? [one] : [one, { t: 'break' }];
  const typed = writeRich([{ t: 'p', children }]);
  const cut = isLast && !item.marks ? typed : typed.slice(0, -'[[br]]'.length);
  return item.marks ? cut.slice('[[i:'.length, -']]'.length) : cut;
}

/** The style of text in which no sign is one of the form: `$5` is money, and is shown so. */
export const PLAIN = 'PlainSigns';

/** One piece of a line as a run of Word. @param typed what stands for it where Word has nothing of its own */
export function runXml(item: Inline, next: Inline | undefined, typed: string): string {
  if (item.t === 'break') return tag('w:r', {}, tag('w:br'));
  if (item.t === 'ruby') {
    const inner = (name: string, v: string) => tag(name, {}, tag('w:r', {}, tag('w:t', {}, escapeXml(v))));
    return tag('w:r', {}, tag('w:ruby', {}, tag('w:rubyPr') + inner('w:rt', item.over) + inner('w:rubyBase', item.v)));
  }
  if (item.t !== 'text' || item.v === '') return tag('w:r', {}, textXml(typed));
  const isPlain = typedText(item, next === undefined) !== item.v;
  const style = isPlain ? tag('w:rStyle', { 'w:val': PLAIN }) : '';
  const look = style + (item.marks ?? []).map((mark) => properties[mark]).join('');
  return tag('w:r', {}, (look === '' ? '' : tag('w:rPr', {}, look)) + textXml(item.v));
}

/** Text in the style of plain signs, in the signs of the form. @param isLast whether nothing of its paragraph follows */
export function plainSigns(v: string, marks: Mark[], isLast: boolean): string {
  // A letter before it keeps the room at its beginning; signs that could join what stands before are told by being the first.
  const before = /^[_*]/.test(v) ? '' : 'x';
  return typedText({ t: 'text', v: before + v, ...(marks.length > 0 ? { marks } : {}) }, isLast).slice(before.length);
}
