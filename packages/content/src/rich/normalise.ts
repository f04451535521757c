import { type Block, type Inline, Mark, type RichText } from '@zhibi/contract/kernel';
import { sanitiseSvg } from '../svg/sanitise.js';
import { trimFormula } from './trim-formula.js';
import { longestFormula, withinLimits } from './within-limits.js';

const asText = (v: string, marks: Mark[] = []): Inline[] =>
  v === '' ? [] : [marks.length > 0 ? { t: 'text', v, marks } : { t: 'text', v }];

const inMarkOrder = (marks: Mark[] = []): Mark[] => Mark.options.filter((mark) => marks.includes(mark));

const onOneLine = (v: string): string => v.replace(/\s*[\r\n]+\s*/g, ' ').trim();

/** A text with line ends inside becomes lines with breaks between. */
function normaliseText(v: string, marks: Mark[] | undefined): Inline[] {
  const lines = v.split(/\r\n?|\n/);
  return lines.flatMap((line, i): Inline[] => {
    const text = asText(line, inMarkOrder(marks));
    return i === 0 ? text : [{ t: 'break' }, ...text];
  });
}

function normaliseInline(item: Inline): Inline[] {
  switch (item.t) {
    case 'text':
      return normaliseText(item.v, item.marks);
    case 'math': {
      const v = trimFormula(item.v);
      if (v.length > longestFormula) return normaliseText(item.display ? `$$${v}$$` : `$${v}$`, undefined);
      if (v === '') return [];
      return [item.display ? { t: 'math', v, display: true } : { t: 'math', v }];
    }
    case 'blank':
      return [
        item.widthMm === undefined
          ? { t: 'blank', index: item.index }
          : { t: 'blank', index: item.index, widthMm: item.widthMm },
      ];
    case 'ruby': {
      const [v, over] = [onOneLine(item.v), onOneLine(item.over)];
      return v === '' || over === '' ? asText(v + over) : [{ t: 'ruby', v, over }];
    }
    case 'image': {
      const { source, widthMm, heightMm, alt } = item;
      if (source.kind !== 'svg') return [{ t: 'image', source, widthMm, heightMm, alt }];
      const svg = sanitiseSvg(source.svg);
      if (svg === undefined) return normaliseText(alt, undefined);
      return [{ t: 'image', source: { kind: 'svg', svg }, widthMm, heightMm, alt }];
    }
    case 'break':
      return [{ t: 'break' }];
  }
}

const sameMarks = (a: Mark[] = [], b: Mark[] = []): boolean => a.join() === b.join();

/** Whether nothing but space stands between a place and the end of its line, in one direction. */
function isLineEnd(items: readonly Inline[], at: number, step: 1 | -1): boolean {
  const item = items[at];
  if (item === undefined || item.t === 'break') return true;
  return item.t === 'text' && item.v.trim() === '' && isLineEnd(items, at + step, step);
}

/** A formula has a line of its own where it is alone on one; within a sentence it is a part of it, however it was typed. */
const inSentences = (items: readonly Inline[]): Inline[] =>
  items.map((item, at) => {
    const isAlone = item.t === 'math' && isLineEnd(items, at - 1, -1) && isLineEnd(items, at + 1, 1);
    return item.t === 'math' && item.display && !isAlone ? { t: 'math', v: item.v } : item;
  });

/** One line: equal neighbours are one run, nothing empty is left. */
export function normaliseInlines(items: readonly Inline[]): Inline[] {
  const runs: Inline[] = [];
  for (const item of items.flatMap(normaliseInline)) {
    const last = runs.at(-1);
    if (item.t === 'text' && last?.t === 'text' && sameMarks(item.marks, last.marks)) {
      runs[runs.length - 1] = { ...last, v: last.v + item.v };
    } else runs.push(item);
  }
  return inSentences(runs);
}

const saysNothing = (item: Inline): boolean => item.t === 'break' || (item.t === 'text' && item.v.trim() === '');

function normaliseBlock(block: Block): Block[] {
  if (block.t === 'table') {
    const rows = block.rows.filter((row) => row.length > 0).map((row) => row.map(normaliseInlines));
    if (rows.length === 0) return [];
    return [block.header ? { t: 'table', header: true, rows } : { t: 'table', rows }];
  }
  const children = normaliseInlines(block.children);
  if (children.every(saysNothing)) return [];
  return [
    {
      t: 'p',
      ...(block.align && block.align !== 'start' ? { align: block.align } : {}),
      ...(block.indent ? { indent: true } : {}),
      children,
    },
  ];
}

/**
 * The one way to say a text: equal runs joined, empty paragraphs and rows gone, marks in order, formulas trimmed and on a line of their own only where they are alone on it, drawings
 * sanitised (one that cannot be is replaced by its words), and never more blocks, rows or cells than the contract allows.
 * Two texts that look the same are equal after it. Idempotent.
 */
export function normaliseRich(rich: RichText): RichText {
  return withinLimits(rich.flatMap(normaliseBlock));
}
