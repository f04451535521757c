import type { Inline } from '@zhibi/contract/kernel';
import { underscoresOf } from '../underscores.js';
import { childrenOf, type Element, elementsOf, tag, textOf } from '../xml.js';

type Blank = Extract<Inline, { t: 'blank' }>;

const named = /^blank_\d+_(\d{1,4})(?:_(\d+(?:p\d+)?))?$/;

/**
 * A blank as underscores that a person sees, inside a bookmark that says which it is and how wide: underscores say neither of every blank.
 * @param nth makes the name of the bookmark the only one of its kind
 */
export function namedBlank({ index, widthMm }: Blank, nth: number, run: (text: string) => string): string {
  const width = widthMm === undefined ? '' : `_${`${widthMm}`.replace('.', 'p')}`;
  const id = { 'w:id': `${nth}` };
  const begin = tag('w:bookmarkStart', { ...id, 'w:name': `blank_${nth}_${index}${width}` });
  return (
    begin +
    run(underscoresOf({ t: 'blank', index, ...(widthMm === undefined ? {} : { widthMm }) })) +
    tag('w:bookmarkEnd', id)
  );
}

/** A blank that stands in its bookmark, and how many pieces of the paragraph that takes; undefined where there is none, or somebody wrote in it. */
export function blankIn(pieces: readonly Element[], at: number): { typed: string; count: number } | undefined {
  const attributes: Readonly<Record<string, string>> = pieces[at]?.attributes ?? {};
  const found = named.exec(attributes['w:name'] ?? '');
  if (found === null) return undefined;
  const end = pieces.findIndex(
    (one, nth) => nth > at && one.name === 'bookmarkEnd' && one.attributes['w:id'] === attributes['w:id'],
  );
  const inside = pieces.slice(at + 1, Math.max(end, 0)).filter(({ name }) => name === 'r');
  const text = inside
    .flatMap((run) => elementsOf({ ...run, children: childrenOf(run, 't') }))
    .map(textOf)
    .join('');
  if (!/^_+$/.test(text)) return undefined;
  const [, index, width] = found;
  const widthMm = Number(width?.replace('p', '.'));
  const blank: Blank = { t: 'blank', index: Number(index), ...(widthMm > 0 ? { widthMm } : {}) };
  return { typed: wholeName(blank), count: end - at };
}

/** With its index, whatever stands before it. */
const wholeName = ({ index, widthMm }: Blank): string =>
  `[[blank:${index}${widthMm === undefined ? '' : `:${widthMm}`}]]`;
