import { blanksOf, inlinesOf, normaliseRich } from '@zhibi/content';
import { richFromHtml } from '@zhibi/content/html';
import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import { bytesOfBase64, decoded } from './address.js';
import type { Findings } from './findings.js';
import { pictureFrom } from './media-type.js';
import { takeSounds } from './take-sounds.js';

/** `richFromHtml` reads so much; a longer text would be cut without a word. */
export const longestHtml = 1_000_000;

const image = /<img\b[^>]*>/gi;
const address = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
/** What a page does not show, or shows struck through: it is not read. */
const unseen = /<\s*(?:s|del|strike)\b|line-through|display\s*:\s*none|visibility\s*:\s*hidden|\shidden(?=[\s=>/])/i;
const active = /<\s*(?:script|iframe|object|embed|form)\b|\son[a-z]+\s*=|javascript:/i;

function sourceOf(src: string, findings: Findings): string {
  const inline = /^data:image\/([a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]*)$/i.exec(src);
  if (/^data:image\/svg\+xml/i.test(src)) return src;
  if (inline === null && /^(?:[a-z]+:)?\/\//i.test(src)) {
    findings.warn('picture-outside');
    return '';
  }
  const bytes = inline === null ? findings.files.open(decoded(src)) : bytesOfBase64(inline[2] ?? '');
  const found = typeof bytes === 'string' ? bytes : pictureFrom(bytes);
  if (typeof found !== 'string') return 'drawing' in found ? found.drawing : `file:${findings.keep(found)}`;
  findings.lacks('picture', found);
  return '';
}

/** `\(…\)`, `\[…\]` and `$$…$$` in plain text, as Moodle and most others write formulas. */
const delimiters = [
  { open: '\\(', close: '\\)', display: false },
  { open: '\\[', close: '\\]', display: true },
  { open: '$$', close: '$$', display: true },
] as const;
const longestFormula = 5_000;

/** The next formula from a place on: the earliest opening that is closed soon enough. Each sign is looked for at most once from any place. */
function nextFormula(text: string, from: number) {
  const found = delimiters.flatMap(({ open, close, display }) => {
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : text.slice(start + 2, start + longestFormula + 4).indexOf(close);
    return end > 0 ? [{ start, v: text.slice(start + 2, start + 2 + end), end: start + end + 4, display }] : [];
  });
  return found.sort((a, b) => a.start - b.start)[0];
}

function withFormulas(item: Inline): Inline[] {
  if (item.t !== 'text') return [item];
  const pieces: Inline[] = [];
  const plain = (v: string) => pieces.push({ ...item, v: v.replace(/(?<=[\\$])\u2060/g, '') });
  let at = 0;
  for (let found = nextFormula(item.v, 0); found; found = nextFormula(item.v, at)) {
    plain(item.v.slice(at, found.start));
    pieces.push(found.display ? { t: 'math', v: found.v, display: true } : { t: 'math', v: found.v });
    at = found.end;
  }
  plain(item.v.slice(at));
  return pieces;
}

/** Every line of a text through one change. */
export function mapLines(rich: RichText, change: (line: Inline[]) => Inline[]): RichText {
  const blocks = rich.map(
    (block): Block =>
      block.t === 'p'
        ? { ...block, children: change(block.children) }
        : { ...block, rows: block.rows.map((row) => row.map(change)) },
  );
  return normaliseRich(blocks);
}

/** Blanks count up in reading order where the text gives them no number of their own. */
export function numbered(rich: RichText): RichText {
  const indices = blanksOf(rich).map(({ index }) => index);
  if (new Set(indices).size === indices.length) return rich;
  let next = 0;
  return mapLines(rich, (line) => line.map((item) => (item.t === 'blank' ? { ...item, index: next++ } : item)));
}

/** HTML of any origin as a text, with its pictures gathered and what was left out told. Undefined when it is longer than is read. */
export function readHtml(html: string, findings: Findings): RichText | undefined {
  const silent = takeSounds(html, findings);
  if (active.test(silent)) findings.warn('unsafe-html');
  if ((silent.match(/<[^>]*>/g) ?? []).some((tag) => unseen.test(tag))) findings.warn('text-left-out');
  const local = silent.replace(image, (whole) => {
    const [said, double, single, bare] = address.exec(whole) ?? [];
    if (said === undefined) return whole;
    const src = sourceOf(double ?? single ?? bare ?? '', findings);
    return whole.replace(said, () => `src="${src}"`);
  });
  if (local.length > longestHtml) return undefined;
  const rich = richFromHtml(local);
  const needs = [...inlinesOf(rich)].some((item) => item.t === 'text' && /[\\$]/.test(item.v));
  return needs ? mapLines(rich, (line) => line.flatMap(withFormulas)) : rich;
}
