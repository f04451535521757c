import { type Block, type Inline, Mark, type RichText } from '@zhibi/contract/kernel';
import { normaliseRich } from '../rich/normalise.js';
import { wordByMark } from './words.js';
import { type Progress, writeInline } from './write-inline.js';

const carries = (item: Inline | undefined, mark: Mark): boolean =>
  item?.t === 'text' && (item.marks ?? []).includes(mark);

function wrapped(inside: string, items: readonly Inline[], mark: Mark): string {
  const [first, last] = [items[0], items.at(-1)];
  const loose = (first?.t === 'text' && /^\s/.test(first.v)) || (last?.t === 'text' && /\s$/.test(last.v));
  return mark === 'bold' && !loose ? `**${inside}**` : `[[${wordByMark[mark]}:${inside}]]`;
}

/** A piece of a line: its items from `from` to before `to`. */
type Stretch = { line: readonly Inline[]; from: number; to: number };

/** The end of the stretch that one pair of signs can hold: marked texts and what stands between them. */
function markedEnd({ line, from, to }: Stretch, mark: Mark): number {
  let end = from + 1;
  for (let i = end; i < to; i++) {
    if (carries(line[i], mark)) end = i + 1;
    else if (line[i]?.t === 'text') break;
  }
  return end;
}

function unmarkedEnd({ line, from, to }: Stretch, mark: Mark): number {
  let end = from + 1;
  while (end < to && !carries(line[end], mark)) end++;
  return end;
}

function writePlain({ line, from, to }: Stretch, progress: Progress): string {
  return line
    .slice(from, to)
    .map((item, i) => writeInline(item, { before: line[from + i - 1], after: line[from + i + 1] }, progress))
    .join('');
}

function writeStretch(stretch: Stretch, marks: readonly Mark[], progress: Progress): string {
  const [mark, ...rest] = marks;
  if (mark === undefined) return writePlain(stretch, progress);
  const { line, to } = stretch;
  let written = '';
  for (let from = stretch.from; from < to; ) {
    const isMarked = carries(line[from], mark);
    const end = (isMarked ? markedEnd : unmarkedEnd)({ line, from, to }, mark);
    const inside = writeStretch({ line, from, to: end }, rest, progress);
    written += isMarked ? wrapped(inside, line.slice(from, end), mark) : inside;
    from = end;
  }
  return written;
}

function writeBlock(block: Block, progress: Progress): string {
  const line = (items: Inline[]): string =>
    writeStretch({ line: items, from: 0, to: items.length }, Mark.options, progress);
  if (block.t === 'table') {
    const rows = block.rows.map((row) => `| ${row.map(line).join(' | ')} |`);
    return [block.header ? '[[table:header]]' : '[[table]]', ...rows, '[[/table]]'].join('\n');
  }
  const align = block.align && block.align !== 'start' ? `[[${block.align}]]` : '';
  return `${align}${block.indent ? '[[indent]]' : ''}${line(block.children)}`;
}

/** RichText as a teacher would type it. `parseRich(writeRich(rich))` is `normaliseRich(rich)`: nothing is lost, pictures and tables included. */
export function writeRich(rich: RichText): string {
  const progress: Progress = { nextBlank: 0 };
  return normaliseRich(rich)
    .map((block) => writeBlock(block, progress))
    .join('\n');
}
