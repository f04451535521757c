import type { Mark } from '@zhibi/contract/kernel';
import { ommlFromLatex } from '../formula/omml-from-latex.js';
import { escapeXml, tag } from '../xml.js';

export interface Look {
  bold?: boolean;
  /** In the colour of answers. */
  answer?: boolean;
  underline?: boolean;
  /** In half points. */
  size?: number;
  /** 黑体 in place of 宋体. */
  heavy?: boolean;
  marks?: readonly Mark[];
}

const on = (name: string, is: boolean | undefined): string => (is ? tag(name) : '');

/** What a run looks like, in the order that the form asks for (ECMA-376, 17.3.2). */
function propertiesOf({ bold, answer, underline, size, heavy, marks = [] }: Look): string {
  const has = (mark: Mark) => marks.includes(mark);
  const line = has('wave') ? 'wave' : underline || has('underline') ? 'single' : undefined;
  const height = has('sub') ? 'subscript' : has('sup') ? 'superscript' : undefined;
  const inner = [
    heavy ? tag('w:rFonts', { 'w:eastAsia': '黑体', 'w:hint': 'eastAsia' }) : '',
    on('w:b', bold || has('bold')),
    on('w:i', has('italic')),
    answer ? tag('w:color', { 'w:val': 'CF2B2B' }) : '',
    size === undefined ? '' : tag('w:sz', { 'w:val': `${size}` }) + tag('w:szCs', { 'w:val': `${size}` }),
    line === undefined ? '' : tag('w:u', { 'w:val': line }),
    height === undefined ? '' : tag('w:vertAlign', { 'w:val': height }),
    has('dot') ? tag('w:em', { 'w:val': 'dot' }) : '',
  ].join('');
  return inner === '' ? '' : tag('w:rPr', {}, inner);
}

/** A piece of text; tabs lead to the next stop. */
export function run(text: string, look: Look = {}): string {
  const pieces = text
    .split('\t')
    .map((piece) => (piece === '' ? '' : tag('w:t', { 'xml:space': 'preserve' }, escapeXml(piece))));
  return tag('w:r', {}, propertiesOf(look) + pieces.join(tag('w:tab')));
}

export const lineBreak = tag('w:r', {}, tag('w:br'));

/** Pinyin above its sign, as Word sets it. */
export function ruby(base: string, over: string): string {
  const side = (name: string, text: string, size: string) =>
    tag(
      name,
      {},
      tag(
        'w:r',
        {},
        tag('w:rPr', {}, tag('w:sz', { 'w:val': size }) + tag('w:szCs', { 'w:val': size })) +
          tag('w:t', {}, escapeXml(text)),
      ),
    );
  const setting = [
    tag('w:rubyAlign', { 'w:val': 'center' }),
    tag('w:hps', { 'w:val': '11' }),
    tag('w:hpsRaise', { 'w:val': '20' }),
    tag('w:hpsBaseText', { 'w:val': '21' }),
    tag('w:lid', { 'w:val': 'zh-CN' }),
  ];
  return tag(
    'w:r',
    {},
    tag(
      'w:ruby',
      {},
      tag('w:rubyPr', {}, setting.join('')) + side('w:rt', over, '11') + side('w:rubyBase', base, '21'),
    ),
  );
}

/** An answer that its author typed as a formula. */
const TYPED_FORMULA = /^\$.*\$$|\\[a-zA-Z]|^[^\u2e80-\uffff]*\^/;

/** What a blank is drawn with: spaces that are underlined are cut off where a line ends, this goes to the next line as a whole. About so wide in the letters of a paper. */
const LINE = '_';
const LINE_MM = 1.852;

/** About what ` (1) ` takes. */
const NUMBER_MM = 6;

/** A place to write in: a line of so many mm with the number of its question in it, or what is written there. */
export function blank(
  widthMm: number,
  { answer, number = '' }: { answer?: string | undefined; number?: string | undefined } = {},
): string {
  if (answer !== undefined && answer !== '') {
    const formula = TYPED_FORMULA.test(answer) ? ommlFromLatex(answer.replace(/^\$|\$$/g, ''), false) : undefined;
    const side = run('\u2002', { underline: true });
    return formula === undefined
      ? run(`\u2002${answer}\u2002`, { answer: true, underline: true })
      : side + formula.omml + side;
  }
  const room = widthMm - (number === '' ? 0 : NUMBER_MM);
  const signs = Math.max(4, Math.min(95, Math.round(room / LINE_MM)));
  if (number === '') return run(LINE.repeat(signs));
  const half = LINE.repeat(Math.ceil(signs / 2));
  return run(half) + run(number, { underline: true }) + run(half);
}
