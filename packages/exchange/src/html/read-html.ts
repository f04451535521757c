import { blanksOf, inlinesOf, normaliseRich } from '@zhibi/content';
import { richFromHtml } from '@zhibi/content/html';
import type { Block, Inline, RichText } from '@zhibi/contract/kernel';
import type { WarnReason } from '@zhibi/contract/questions/exchange';
import type { Picture } from '../model.js';
import { pictureFrom } from './picture-type.js';

/** What a text may name: bytes by the path that its pictures have. */
export interface Files {
  /** A file that came with the text; undefined when there is none of this name. */
  open(path: string): Uint8Array | undefined;
}
export const noFiles: Files = { open: () => undefined };

/** Gathers what is found while the texts of one question are read. */
export class Findings {
  readonly warnings = new Set<WarnReason>();
  constructor(
    readonly pictures: Map<string, Picture>,
    readonly files: Files = noFiles,
  ) {}

  warn(what: WarnReason): void {
    this.warnings.add(what);
  }

  /** Keeps a picture; answers the id by which the text names it. */
  keep(picture: Picture): string {
    const id = `picture-${this.pictures.size + 1}`;
    this.pictures.set(id, picture);
    return id;
  }
}

/** `richFromHtml` reads so much; a longer text would be cut without a word. */
export const longestHtml = 1_000_000;

const image = /<img\b[^>]*>/gi;
const address = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const active = /<\s*(?:script|iframe|object|embed|form)\b|\son[a-z]+\s*=|javascript:/i;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path.replaceAll('&amp;', '&'));
  } catch {
    return path; // a path that is not encoded names itself
  }
};

function bytesOfBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined; // no base64: there is no picture
  }
}

function sourceOf(src: string, findings: Findings): string {
  const inline = /^data:image\/([a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]*)$/i.exec(src);
  if (/^data:image\/svg\+xml/i.test(src)) return src;
  if (inline === null && /^(?:[a-z]+:)?\/\//i.test(src)) {
    findings.warn('picture-outside');
    return '';
  }
  const bytes = inline === null ? findings.files.open(decoded(src)) : bytesOfBase64(inline[2] ?? '');
  if (bytes === undefined) {
    findings.warn('picture-missing');
    return '';
  }
  const found = pictureFrom(bytes);
  if (found === undefined) findings.warn('picture-refused');
  return found === undefined ? '' : typeof found === 'string' ? found : `file:${findings.keep(found)}`;
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
  if (active.test(html)) findings.warn('unsafe-html');
  const local = html.replace(image, (whole) => {
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
