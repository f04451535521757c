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
  const line = (items: readonly Inline[]): string => items.map((item) => inlineHtml(item, form)).join('');
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
