import { svgOf } from '@zhibi/content/figure';
import { writeHtml as writeRich } from '@zhibi/content/html';
import type { Inline, RichText } from '@zhibi/contract/kernel';
import type { Audio } from '@zhibi/contract/questions';
import type { MediaFiles } from '../model.js';
import { escapeXml, tag } from '../xml.js';

type Formula = Extract<Inline, { t: 'math' }>;
type Blank = Extract<Inline, { t: 'blank' }>;
type Image = Extract<Inline, { t: 'image' }>;

/** What differs between the forms that carry HTML: how a formula, a blank and the address of a picture are written. All answer XML. */
export interface HtmlForm {
  formula(item: Formula): string;
  blank(item: Blank): string;
  /** The address of a picture; undefined when its bytes are not at hand. */
  picture(item: Image): string | undefined;
  text?(escaped: string): string;
}

/** A picture is measured to a hundredth of a millimetre: finer than any printer. */
const mm = (length: number): string => `${Math.max(0.1, Math.round(length * 100) / 100)}`;

/** Space that HTML would fold is wrapped, so that `I        it` keeps the gap that a student writes in. */
function textHtml(v: string, form: HtmlForm): string {
  const escaped = escapeXml(v);
  const said = form.text?.(escaped) ?? escaped;
  return /^\s|\s$|\s\s|[\t\f]/.test(v) ? `<span style="white-space: pre-wrap">${said}</span>` : said;
}

/** A text as HTML that is XML too. `readHtml` reads it back. */
export const writeHtml = (rich: RichText, form: HtmlForm): string =>
  writeRich(rich, {
    escape: escapeXml,
    text: (v) => textHtml(v, form),
    formula: form.formula,
    blank: form.blank,
    picture: (item) => pictureHtml(item, form),
    lineBreak: '<br/>',
  });

function pictureHtml(item: Image, form: HtmlForm): string {
  const src = form.picture(item);
  if (src === undefined) return escapeXml(item.alt);
  return tag('img', { src, alt: item.alt, style: `width: ${mm(item.widthMm)}mm; height: ${mm(item.heightMm)}mm` });
}

/** A formula that other systems set from `\(…\)` and ours reads exactly. */
export const spanFormula = ({ v, display }: Formula): string =>
  tag(
    'span',
    { class: display ? 'math display' : 'math', 'data-latex': v },
    escapeXml(display ? `\\[${v}\\]` : `\\(${v}\\)`),
  );

/** A blank as underscores, or as what another system draws in its place. */
export const spanBlank = ({ index, widthMm }: Blank, inside = ''): string =>
  tag(
    'span',
    { class: 'blank', 'data-blank': `${index}`, 'data-width': widthMm === undefined ? undefined : `${widthMm}` },
    inside || '____',
  );

/** Signs in plain text that other systems would take for the beginning of a formula are parted by a joiner that shows nothing. */
export const plainSigns = (escaped: string): string => escaped.replace(/\\(?=[([\])])|\$(?=\$)/g, '$&\u2060');

/** The sounds of a question as players before its text. @param kind what the form calls a player */
export function writeSounds(
  { audio = [] }: { audio?: Audio[] | undefined },
  address: (fileId: string) => { url: string; type: string } | undefined,
  kind: 'audio' | 'object' = 'audio',
): string {
  return audio
    .map(({ fileId, title }) => {
      const found = address(fileId);
      if (found === undefined) return '';
      const said = kind === 'audio' ? { src: found.url, controls: 'controls' } : { data: found.url, type: found.type };
      return tag(kind, said, escapeXml(title));
    })
    .join('');
}

const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
};

/** A picture inside the address itself, for forms that have no files. */
export function dataUrl(source: Image['source'], pictures: MediaFiles): string | undefined {
  if (source.kind !== 'file') return `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svgOf(source)))}`;
  const picture = pictures.get(source.fileId);
  return picture && `data:${picture.type};base64,${base64(picture.bytes)}`;
}

/** A sound inside the address itself. */
export function soundUrl(fileId: string, files: MediaFiles): { url: string; type: string } | undefined {
  const url = dataUrl({ kind: 'file', fileId }, files);
  return url === undefined ? undefined : { url, type: files.get(fileId)?.type ?? '' };
}
