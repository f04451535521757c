import type { Inline, Mark, RichText } from '@zhibi/contract/kernel';

type Of<T extends Inline['t']> = Extract<Inline, { t: T }>;

/** What differs between the forms of HTML that a text is written in: the page of a browser, and the files of other systems. */
export interface HtmlForm {
  escape(text: string): string;
  text(v: string): string;
  formula(item: Of<'math'>): string;
  blank(item: Of<'blank'>): string;
  picture(item: Of<'image'>): string;
  lineBreak: '<br>' | '<br/>';
  /** What must stay in one line: a formula and the sign that closes behind it. Absent where nobody lays out lines. */
  together?(inside: string): string;
}

/** Signs that never begin a line, also where somebody typed a space before them. */
const closing = /^[ \u00a0]?[，。；：、！？）】》」』”’,.;:!?)\]]+/;
/** A longer formula is broken where it may be, rather than wider than its column. */
const longestTogether = 24;

/** The pieces of a line; a sign that closes goes with the formula or blank before it. */
function lineHtml(items: readonly Inline[], form: HtmlForm): string {
  let line = '';
  for (let at = 0; at < items.length; at++) {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined) break;
    const isShort = item.t === 'blank' || (item.t === 'math' && !item.display && item.v.length <= longestTogether);
    const sign =
      isShort && next?.t === 'text' && (next.marks ?? []).length === 0 ? closing.exec(next.v)?.[0] : undefined;
    if (sign === undefined || form.together === undefined || next?.t !== 'text') {
      line += inlineHtml(item, form);
      continue;
    }
    line += form.together(inlineHtml(item, form) + form.text(sign)) + form.text(next.v.slice(sign.length));
    at++;
  }
  return line;
}

const markup: Record<Mark, [string, string]> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  underline: ['<u>', '</u>'],
  wave: ['<span class="wave">', '</span>'],
  dot: ['<span class="dot">', '</span>'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
};

function inlineHtml(item: Inline, form: HtmlForm): string {
  switch (item.t) {
    case 'text': {
      const pairs = (item.marks ?? []).map((mark) => markup[mark]);
      return pairs.reduceRight((inside, [open, close]) => open + inside + close, form.text(item.v));
    }
    case 'math':
      return form.formula(item);
    case 'blank':
      return form.blank(item);
    case 'ruby':
      return `<ruby>${form.escape(item.v)}<rt>${form.escape(item.over)}</rt></ruby>`;
    case 'image':
      return form.picture(item);
    case 'break':
      return form.lineBreak;
  }
}

/** A text as HTML: paragraphs, tables and marks are the same in every form. `richFromHtml` reads it back. */
export function writeHtml(rich: RichText, form: HtmlForm): string {
  const line = (items: readonly Inline[]): string => lineHtml(items, form);
  return rich
    .map((block) => {
      if (block.t === 'table') {
        const row = (cells: Inline[][], i: number): string => {
          const tag = block.header && i === 0 ? 'th' : 'td';
          return `<tr>${cells.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join('')}</tr>`;
        };
        return `<table><tbody>${block.rows.map(row).join('')}</tbody></table>`;
      }
      const names = [...(block.align ? [`align-${block.align}`] : []), ...(block.indent ? ['indent'] : [])];
      return `<p${names.length > 0 ? ` class="${names.join(' ')}"` : ''}>${line(block.children)}</p>`;
    })
    .join('');
}
