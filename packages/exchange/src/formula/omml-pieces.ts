import { escapeXml, tag } from '../element.js';

/** A property of Office MathML: `<m:chr m:val="∑"/>`. */
const property = (name: string, value: string): string => tag(`m:${name}`, { 'm:val': value });

export const properties = (name: string, values: Readonly<Record<string, string | undefined>>): string =>
  tag(
    `m:${name}Pr`,
    {},
    Object.entries(values)
      .map(([key, value]) => (value === undefined ? '' : property(key, value)))
      .join(''),
  );

const styles: Record<string, string | undefined> = {
  normal: tag('m:sty', { 'm:val': 'p' }),
  bold: tag('m:sty', { 'm:val': 'b' }),
  'bold-italic': tag('m:sty', { 'm:val': 'bi' }),
  'double-struck': tag('m:scr', { 'm:val': 'double-struck' }) + tag('m:sty', { 'm:val': 'p' }),
  script: tag('m:scr', { 'm:val': 'script' }),
  fraktur: tag('m:scr', { 'm:val': 'fraktur' }),
  'sans-serif': tag('m:scr', { 'm:val': 'sans-serif' }),
  monospace: tag('m:scr', { 'm:val': 'monospace' }),
  text: tag('m:nor'),
  literal: tag('m:lit'),
};

/** Signs of one line. @param look a variant of MathML, `text` for words, or `literal` for signs that are not to be paired */
export function run(text: string, look = ''): string {
  if (text === '') return '';
  const style = styles[look] ?? '';
  return tag(
    'm:r',
    {},
    (style === '' ? '' : tag('m:rPr', {}, style)) + tag('m:t', { 'xml:space': 'preserve' }, escapeXml(text)),
  );
}

/** One thing with its named places: `<m:f><m:num>…</m:num><m:den>…</m:den></m:f>`. */
export const thing = (name: string, head: string, places: Readonly<Record<string, string>>): string => {
  const inner = Object.entries(places).map(([place, content]) => tag(`m:${place}`, {}, content));
  return tag(`m:${name}`, {}, head + inner.join(''));
};

const lines = (pieces: readonly string[]): string => pieces.map((piece) => tag('m:e', {}, piece)).join('');

export function fenced(open: string, close: string, pieces: readonly string[], between = '|'): string {
  const several = pieces.length > 1 ? between : undefined;
  const head = properties('d', { begChr: open, sepChr: several, endChr: close });
  return tag('m:d', {}, head + lines(pieces));
}

type Rows = readonly (readonly string[])[];
const columnsOf = (rows: Rows) => Math.max(1, ...rows.map((row) => row.length));
const cellsOf = (rows: Rows) => rows.map((row) => tag('m:mr', {}, lines(row))).join('');
const column = (places: string, count = 1) => tag('m:mc', {}, properties('mc', { count: `${count}`, mcJc: places }));

export const matrix = (rows: Rows, places: string): string => {
  const head = property('plcHide', '1') + tag('m:mcs', {}, column(places, columnsOf(rows)));
  return tag('m:m', {}, tag('m:mPr', {}, head) + cellsOf(rows));
};

/** Nothing that is seen, for a sign to stand behind: LibreOffice shows a question mark for one that has nothing before it. */
export const NOTHING = '\u200b';

/** Lines below each other, set at their signs: what stands before one to the right, what follows to the left, without a gap. */
export const aligned = (rows: Rows): string => {
  const count = columnsOf(rows);
  const columns = Array.from({ length: count }, (_, at) => column(at % 2 === 0 ? 'right' : 'left'));
  const gap = property('cGpRule', '3') + property('cGp', '0');
  const cell = (inner = '', at = 0) => (at % 2 === 1 && inner !== '' ? run(NOTHING) + inner : inner);
  const whole = rows.map((row) => Array.from({ length: count }, (_, at) => cell(row[at], at)));
  const head = property('plcHide', '1') + gap + tag('m:mcs', {}, columns.join(''));
  return tag('m:m', {}, tag('m:mPr', {}, head) + cellsOf(whole));
};
