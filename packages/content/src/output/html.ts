import type { Inline, Mark, RichText } from '@zhibi/contract/kernel';
import { sanitiseSvg } from '../svg/sanitise.js';

/** What the reader of the HTML can do: set a formula (its HTML is trusted) and say where a file is. */
export type HtmlTools = {
  renderMath(latex: string, display: boolean): string;
  imageUrl(fileId: string): string;
};

const usualBlankMm = 20;
const markup: Record<Mark, [string, string]> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  underline: ['<u>', '</u>'],
  wave: ['<span class="wave">', '</span>'],
  dot: ['<span class="dot">', '</span>'],
  sub: ['<sub>', '</sub>'],
  sup: ['<sup>', '</sup>'],
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;');

/** A short name for a drawing, so that the ids of two drawings in one page do not meet. FNV-1a; not for secrets. */
function scopeOf(svg: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < svg.length; i++) hash = Math.imul(hash ^ svg.charCodeAt(i), 0x01000193);
  return `g${(hash >>> 0).toString(36)}`;
}

function pictureHtml(item: Extract<Inline, { t: 'image' }>, tools: HtmlTools): string {
  const size = `style="width:${item.widthMm}mm;height:${item.heightMm}mm"`;
  const alt = escapeHtml(item.alt);
  if (item.source.kind === 'file')
    return `<img src="${escapeHtml(tools.imageUrl(item.source.fileId))}" alt="${alt}" ${size}>`;
  const svg = sanitiseSvg(item.source.svg, scopeOf(item.source.svg));
  return `<span class="picture" role="img" aria-label="${alt}" ${size}>${svg ?? alt}</span>`;
}

function inlineHtml(item: Inline, tools: HtmlTools): string {
  switch (item.t) {
    case 'text': {
      const pairs = (item.marks ?? []).map((mark) => markup[mark]);
      return pairs.reduceRight((inside, [open, close]) => open + inside + close, escapeHtml(item.v));
    }
    case 'math': {
      const display = item.display ?? false;
      const name = display ? 'math display' : 'math';
      return `<span class="${name}" data-latex="${escapeHtml(item.v)}">${tools.renderMath(item.v, display)}</span>`;
    }
    case 'blank': {
      const width = item.widthMm === undefined ? '' : ` data-width="${item.widthMm}"`;
      return `<span class="blank" data-blank="${item.index}"${width} style="width:${item.widthMm ?? usualBlankMm}mm"></span>`;
    }
    case 'ruby':
      return `<ruby>${escapeHtml(item.v)}<rt>${escapeHtml(item.over)}</rt></ruby>`;
    case 'image':
      return pictureHtml(item, tools);
    case 'break':
      return '<br>';
  }
}

/**
 * Safe HTML of a text: everything a person wrote is escaped, drawings are sanitised again and stand inline. The page styles the classes
 * `math` (with `display`), `blank`, `dot`, `wave`, `picture`, `align-center`, `align-end`, `indent`. `richFromHtml` reads it back, drawings excepted.
 */
export function toHtml(rich: RichText, tools: HtmlTools): string {
  const line = (items: readonly Inline[]): string => items.map((item) => inlineHtml(item, tools)).join('');
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
