import { type Element, tag } from '../xml.js';

/**
 * QTI knows fewer elements and attributes than HTML: what it lacks is said by a class, which every reader may have and no reader must understand.
 * Works on tags only: in the text between them every `<` is escaped.
 */
export const withPlainTags = (html: string): string =>
  html
    .replace(/<span style="white-space: pre-wrap">/g, '<span class="zb-pre">')
    .replace(/<u>/g, '<span class="zb-u">')
    .replaceAll('</u>', '</span>')
    .replace(/<ruby>([^<]*)<rt>([^<]*)<\/rt><\/ruby>/g, '<span class="zb-ruby"><span>$1</span>(<span>$2</span>)</span>')
    .replace(/ style="width: ([\d.]+)mm; height: ([\d.]+)mm"/g, (_, width: string, height: string) => {
      const pixels = (mm: string) => Math.max(1, Math.round((Number(mm) * 96) / 25.4));
      return ` class="zb-wide-${width} zb-high-${height}" width="${pixels(width)}" height="${pixels(height)}"`;
    });

/** The names of an element, without a word that only we use. */
const classes = (element: Element): string[] => (element.attributes.class ?? '').split(/\s+/);
const said = (element: Element, name: string): string | undefined =>
  classes(element)
    .find((one) => one.startsWith(`zb-${name}-`))
    ?.slice(name.length + 4);

/** An element as HTML writes it, where it stands for one that QTI lacks. @param inside its children, written */
export function richTag(element: Element, inside: string): string | undefined {
  const names = classes(element);
  if (names.includes('zb-u')) return tag('u', {}, inside);
  if (names.includes('zb-ruby')) {
    const [, base = '', over = ''] = /^<span>([^<]*)<\/span>\(<span>([^<]*)<\/span>\)$/.exec(inside) ?? [];
    return tag('ruby', {}, base + tag('rt', {}, over));
  }
  const [wide, high] = [said(element, 'wide'), said(element, 'high')];
  if (wide === undefined || high === undefined) return undefined;
  const { src, alt } = element.attributes;
  return tag('img', { src, alt, style: `width: ${wide}mm; height: ${high}mm` });
}
