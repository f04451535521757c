import { normaliseRich } from '@zhibi/content';
import { richFromHtml } from '@zhibi/content/html';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import { type Element as FormulaElement, keepWordFormulas, latexOf } from '@zhibi/exchange/formula';
import { withTypedFormulas } from './typed-formulas.js';

/** What a clipboard came to: its text, the pictures that must be sent to the server first, and how much could not be brought along. */
export interface Pasted {
  rich: RichText;
  /** Raster pictures that stood in the text itself, by the name that stands for them in `rich`. */
  pictures: Map<string, Blob>;
  /** Pictures that only the other program could open. */
  lost: number;
}

/** A picture of a text that is on its way has such a name until it has its own. */
export const WAITING = 'waiting-';

const dataImage = /^data:(image\/(?:png|jpeg|gif|webp));base64,([a-z\d+/=\s]+)$/i;

function blobOf(src: string): Blob | undefined {
  const [, type, content] = dataImage.exec(src) ?? [];
  if (type === undefined || content === undefined) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(content.replace(/\s/g, '')), (char) => char.charCodeAt(0))], { type });
  } catch {
    return undefined; // not base64 after all: counted as lost
  }
}

/** What a page draws a formula in: all of it goes when its source is kept. */
const frames = '.katex, mjx-container, .mwe-math-element';

function replaceFormula(page: Document, whole: Element, latex: string): void {
  const span = page.createElement('span');
  const isDisplay =
    whole.matches('.katex-display, [display="block"], [display="true"]') ||
    whole.querySelector('math[display="block"]') !== null;
  span.dataset.latex = latex;
  if (isDisplay) span.className = 'display';
  whole.replaceWith(span);
}

const treeOf = (element: Element): FormulaElement => ({
  name: element.localName,
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  children: [...element.childNodes].flatMap((node): (FormulaElement | string)[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    return node instanceof Element ? [treeOf(node)] : [];
  }),
  line: 1,
});

/** Formulas that a page carries as TeX beside its drawing (KaTeX, MathJax, Wikipedia) keep their source; others are read from their MathML. */
function keepFormulas(page: Document): void {
  for (const annotation of page.querySelectorAll('annotation[encoding="application/x-tex"]')) {
    const whole = annotation.closest('.katex-display') ?? annotation.closest(frames) ?? annotation.closest('math');
    const tex = (annotation.textContent ?? '').replace(/^\s*\{\\displaystyle ([\s\S]*)\}\s*$/, '$1');
    if (whole) replaceFormula(page, whole, tex);
  }
  for (const math of page.querySelectorAll('math')) {
    const latex = latexOf(treeOf(math)).trim();
    if (latex !== '') replaceFormula(page, math.closest(frames) ?? math, latex);
  }
}

/** Word writes the signs of its lists as text between these marks, and dots under characters as a style of its own. */
function tidyWord(html: string): string {
  return html
    .replace(/<!--\[if [^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '')
    .replace(/<(\/?)o:p>/gi, '<$1span>')
    .replace(/mso-(?:emphasis|text-emphasis)[^;"']*/gi, 'text-emphasis: dot');
}

/**
 * What can be kept of a clipboard's HTML: words with their marks, tables, ruby, formulas (of Word, MathML or with their TeX), drawings and pictures that
 * stand in the text. Everything else — scripts, styles, handlers, links, frames — is dropped by `richFromHtml`.
 */
export function readPaste(html: string): Pasted {
  const page = new DOMParser().parseFromString(tidyWord(keepWordFormulas(html)), 'text/html');
  keepFormulas(page);
  const pictures = new Map<string, Blob>();
  let lost = 0;
  for (const image of page.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const blob = blobOf(src);
    if (blob) {
      const name = `${WAITING}${pictures.size}`;
      pictures.set(name, blob);
      image.setAttribute('src', `file:${name}`);
    } else if (!/^data:image\/svg\+xml/i.test(src)) {
      lost++;
      image.remove();
    }
  }
  return { rich: withTypedFormulas(richFromHtml(page.body.innerHTML)), pictures, lost };
}

/** The text with its pictures named as the server named them; those that it refused are gone. */
export function withPictures(
  rich: RichText,
  sent: ReadonlyMap<string, { fileId: string; widthMm: number; heightMm: number }>,
): RichText {
  const settle = (item: Inline): Inline[] => {
    if (item.t !== 'image' || item.source.kind !== 'file' || !item.source.fileId.startsWith(WAITING)) return [item];
    const kept = sent.get(item.source.fileId);
    if (!kept) return [];
    const { fileId, widthMm, heightMm } = kept;
    return [{ ...item, source: { kind: 'file', fileId }, widthMm, heightMm }];
  };
  return normaliseRich(
    rich.map((block) =>
      block.t === 'p'
        ? { ...block, children: block.children.flatMap(settle) }
        : { ...block, rows: block.rows.map((row) => row.map((cell) => cell.flatMap(settle))) },
    ),
  );
}
