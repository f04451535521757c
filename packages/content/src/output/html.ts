import type { Figure, Inline, RichText } from '@zhibi/contract/kernel';
import { sanitiseSvg } from '../svg/sanitise.js';
import { writeHtml } from './html-form.js';

/** What the reader of the HTML can do: set a formula, draw a figure (the HTML of both is trusted) and say where a file is. */
export type HtmlTools = {
  renderMath(latex: string, display: boolean): string;
  imageUrl(fileId: string): string;
  /** Undefined while it cannot be drawn yet. */
  drawFigure(figure: Figure): string | undefined;
};

const usualBlankMm = 20;
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
  const { source } = item;
  const svg = source.kind === 'figure' ? tools.drawFigure(source.figure) : sanitiseSvg(source.svg, scopeOf(source.svg));
  return `<span class="picture" role="img" aria-label="${alt}" ${size}>${svg ?? alt}</span>`;
}

/**
 * Safe HTML of a text: everything a person wrote is escaped, drawings are sanitised again and stand inline. The page styles the classes
 * `math` (with `display`), `blank`, `dot`, `wave`, `picture`, `together`, `align-center`, `align-end`, `indent`. `richFromHtml` reads it back, drawings excepted.
 */
export function toHtml(rich: RichText, tools: HtmlTools): string {
  return writeHtml(rich, {
    escape: escapeHtml,
    text: escapeHtml,
    formula: ({ v, display = false }) => {
      const name = display ? 'math display' : 'math';
      return `<span class="${name}" data-latex="${escapeHtml(v)}">${tools.renderMath(v, display)}</span>`;
    },
    blank: ({ index, widthMm }) => {
      const width = widthMm === undefined ? '' : ` data-width="${widthMm}"`;
      return `<span class="blank" data-blank="${index}"${width} style="width:${widthMm ?? usualBlankMm}mm"></span>`;
    },
    picture: (item) => pictureHtml(item, tools),
    lineBreak: '<br>',
    together: (inside) => `<span class="together">${inside}</span>`,
  });
}
