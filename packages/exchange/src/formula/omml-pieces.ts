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
};

/** Signs of one line. @param look a variant of MathML, or `text` for words */
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
export const thing = (name: string, head: string, places: readonly (readonly [string, string])[]): string =>
  tag(`m:${name}`, {}, head + places.map(([place, inner]) => tag(`m:${place}`, {}, inner)).join(''));

export function fenced(open: string, close: string, pieces: readonly string[], between = '|'): string {
  const several = pieces.length > 1 ? between : undefined;
  const head = properties('d', { begChr: open, sepChr: several, endChr: close });
  return thing(
    'd',
    head,
    pieces.map((piece) => ['e', piece]),
  );
}

export const matrix = (rows: readonly (readonly string[])[], places: string): string => {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const column = properties('mc', { count: `${columns}`, mcJc: places });
  const head = tag('m:mPr', {}, property('plcHide', '1') + tag('m:mcs', {}, tag('m:mc', {}, column)));
  const cells = rows.map((row) => tag('m:mr', {}, row.map((cell) => tag('m:e', {}, cell)).join('')));
  return tag('m:m', {}, head + cells.join(''));
};
