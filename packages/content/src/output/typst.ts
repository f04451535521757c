import type { Block, ImageSource, Inline, Mark, RichText } from '@zhibi/contract/kernel';
import { typstString } from './typst-string.js';

/** A formula as a picture: its file name in the workspace, its whole height and how much of it hangs below the line, both in em. */
export type SetFormula = { name: string; heightEm: number; depthEm: number };
export type TypstTools = {
  math(latex: string, display: boolean): SetFormula | undefined;
  /** File name of a picture in the workspace, undefined when there is none. */
  image(source: ImageSource): string | undefined;
  /** Typst code for words without marks; a string of text when left out. Trusted. */
  text?(words: string): string;
  /** Typst code (code mode) for a blank; trusted. */
  blank(index: number, widthMm: number): string;
};

/** How wide a blank is when its author did not say. */
export const usualBlankMm = 20;

/** Numbers in a form that Typst reads: no exponent. */
const plainNumber = (value: number): string => (Number.isFinite(value) ? value.toFixed(4) : '0');
const mm = (value: number): string => `${plainNumber(value)}mm`;
const em = (value: number): string => `${plainNumber(value)}em`;

const around: Record<Exclude<Mark, 'dot'>, string> = {
  bold: 'strong',
  italic: 'emph',
  underline: 'underline',
  wave: 'zb-wave',
  sub: 'sub',
  sup: 'super',
};

function textCode(v: string, marks: readonly Mark[], tools: TypstTools): string {
  const word = tools.text ? tools.text(v) : `text(${typstString(v)})`;
  const dotted = marks.includes('dot') ? `zb-dot(it => text(it), ${typstString(v)})` : word;
  return marks.reduceRight((inside, mark) => (mark === 'dot' ? inside : `${around[mark]}(${inside})`), dotted);
}

/** How far a bracket reaches below the line. */
const BRACKET_EM = 0.28;
/** What is higher above the line than this, a fraction say, keeps some air to the line above. */
const TALL_EM = 1.2;
const AIR_EM = 0.25;

/** A longer source than this is wider than some line: it may end at every sign. */
const ONE_LINE = 24;
const BREAK = '\u200b';

const sourceCode = (latex: string): string =>
  latex.length <= ONE_LINE
    ? `zb-source(${typstString(latex)})`
    : `zb-long-source(${typstString([...latex].join(BREAK))})`;

function mathCode(latex: string, display: boolean, tools: TypstTools): string {
  const set = tools.math(latex, display);
  if (!set) return sourceCode(latex);
  // What hangs no lower than a bracket does not push the next line away: lines with formulas are as far apart as others.
  const free = Math.min(set.depthEm, BRACKET_EM);
  const tall = set.heightEm - set.depthEm > TALL_EM;
  const height = set.heightEm - free + (tall ? AIR_EM : 0);
  const size = `baseline: ${em(set.depthEm - free)}, height: ${em(height)}${tall ? `, inset: (top: ${em(AIR_EM)})` : ''}`;
  return `box(${size}, image(${typstString(set.name)}, height: ${em(set.heightEm)}))`;
}

/** `near`: more pinyin stands right beside it, so that its own must not reach over its neighbours. */
function rubyCode(item: Extract<Inline, { t: 'ruby' }>, near: boolean): string {
  return `zb-ruby(${typstString(item.v)}, ${typstString(item.over)}${near ? ', near: true' : ''})`;
}

function inlineCode(item: Inline, tools: TypstTools, near: boolean): string {
  switch (item.t) {
    case 'text':
      return textCode(item.v, item.marks ?? [], tools);
    case 'math':
      return mathCode(item.v, item.display ?? false, tools);
    case 'blank':
      return tools.blank(item.index, item.widthMm ?? usualBlankMm);
    case 'ruby':
      return rubyCode(item, near);
    case 'image': {
      const name = tools.image(item.source);
      const [width, height] = [mm(item.widthMm), mm(item.heightMm)];
      if (name === undefined) return `zb-missing(${width}, ${height}, ${typstString(item.alt)})`;
      return `box(image(${typstString(name)}, width: ${width}, height: ${height}))`;
    }
    case 'break':
      return 'linebreak()';
  }
}

const lineCode = (items: readonly Inline[], tools: TypstTools): string =>
  items.length === 0
    ? '[]'
    : `{ ${items
        .map((item, at) =>
          inlineCode(
            item,
            tools,
            [items[at - 1], items[at + 1]].some((one) => one?.t === 'ruby'),
          ),
        )
        .join('; ')} }`;

/** A formula on its own line ends the paragraph before it, as it does in a book. */
function paragraphCode(block: Extract<Block, { t: 'p' }>, tools: TypstTools): string[] {
  const pieces: string[] = [];
  let line: Inline[] = [];
  const endLine = (): void => {
    if (line.length === 0) return;
    const indent = block.indent && pieces.length === 0 ? 'first-line-indent: (amount: 2em, all: true), ' : '';
    pieces.push(`par(${indent}${lineCode(line, tools)})`);
    line = [];
  };
  for (const item of block.children) {
    const before = line.at(-1);
    if (item.t === 'math' && item.display) {
      if (before?.t === 'break') line.pop(); // the paragraph ends anyway
      endLine();
      pieces.push(`align(center, ${mathCode(item.v, true, tools)})`);
    } else if (line.length === 0 && pieces.length > 0 && item.t === 'break') continue;
    else if (line.length === 0 && pieces.length > 0 && item.t === 'text') line.push({ ...item, v: item.v.trimStart() });
    else line.push(item);
  }
  endLine();
  const { align } = block;
  return align && align !== 'start' ? pieces.map((piece) => `align(${align}, ${piece})`) : pieces;
}

function tableCode(block: Extract<Block, { t: 'table' }>, tools: TypstTools): string[] {
  const columns = Math.max(0, ...block.rows.map((row) => row.length));
  if (columns === 0) return [];
  const rows = block.rows.map((row) =>
    Array.from({ length: columns }, (_, i) => lineCode(row[i] ?? [], tools)).join(', '),
  );
  const [first = '', ...more] = rows;
  const head = block.header ? `table.header(${first})` : first;
  return [`table(columns: ${columns}, ${[head, ...more].join(', ')})`];
}

/**
 * A text as one Typst expression in code mode (`#` before it in markup); the document begins with `typstPrelude`. All that people wrote stands
 * inside string literals, so no text can become code. A formula or picture that could not be made stays visible in a box.
 */
export function toTypst(rich: RichText, tools: TypstTools): string {
  const blocks = rich.flatMap((block) => (block.t === 'p' ? paragraphCode(block, tools) : tableCode(block, tools)));
  return blocks.length === 0 ? '[]' : `{\n  ${blocks.join('\n  ')}\n}`;
}
