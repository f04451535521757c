import { pageSizes } from '@zhibi/contract/papers';
import { quoted } from './quoted.js';
import type { TitleJob, TitleSheet } from './title-sheet.js';

/** More names than these do not fit; the packing list says them all. */
const MOST_NAMES = 90;
const COLUMNS = 5;
/** Marks at the right edge stand below each other, so that they are seen and counted at the side of a stack. */
const EDGE = { heightMm: 36, places: 7 };

/** The Typst of title sheets: a page each, whatever stands on it. */
export function titleSource({ pageSize, sheets }: TitleJob): string {
  const { widthMm, heightMm } = pageSizes[pageSize];
  let separators = 0;
  const pages = sheets.map((sheet) => (sheet.kind === 'cover' ? cover(sheet) : separator(sheet, separators++)));
  return [
    `#set page(width: ${widthMm}mm, height: ${heightMm}mm, margin: (x: 24mm, top: 30mm, bottom: 18mm))`,
    '#set text(font: ("Zhibi Song", "Zhibi Kai"), size: 14pt, lang: "zh")',
    ...pages,
  ].join('\n');
}

function cover({ title, lines, fields }: TitleSheet): string {
  const rules = fields.map(
    ([name, value]) =>
      `text(size: 14pt, ${quoted(name)}), box(width: 62mm, height: 9mm, stroke: (bottom: 0.5pt), align(center + horizon, ${quoted(value)}))`,
  );
  const grid = `grid(columns: (auto, auto), column-gutter: 4mm, row-gutter: 7mm, align: bottom, ${rules.join(', ')})`;
  const parts = ['v(34mm)', heading(title, 26), ...linesOf(lines), 'v(30mm)', grid];
  return page(`align(center, stack(dir: ttb, spacing: 9mm, ${parts.join(', ')}))`);
}

function separator({ title, lines, names, foot }: TitleSheet, at: number): string {
  const top = `${(at % EDGE.places) * EDGE.heightMm + 20}mm`;
  const mark = `place(top + right, dy: ${top}, rect(width: 7mm, height: ${EDGE.heightMm}mm, fill: luma(25%)))`;
  const columns = Array.from({ length: COLUMNS }, () => '1fr').join(', ');
  const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), '…'] : names;
  const list = `text(size: 11pt, grid(columns: (${columns}), row-gutter: 3.4mm, ${shown.map(quoted).join(', ')}))`;
  const said = `text(size: 10pt, fill: luma(35%), ${quoted(foot)})`;
  const parts = [heading(title, 44), ...linesOf(lines), 'line(length: 100%, stroke: 0.6pt)', list, said];
  return page(`stack(dir: ttb, spacing: 8mm, ${parts.join(', ')})`, mark);
}

/** What does not fit is cut off: the pages are counted on. */
const page = (content: string, background = 'none'): string =>
  `#page(background: ${background}, block(width: 100%, height: 100%, clip: true, ${content}))`;

/** Long ones are set smaller. */
const heading = (text: string, size: number): string =>
  `text(size: ${[...text].length > 14 ? size * 0.6 : size}pt, weight: "bold", ${quoted(text)})`;

const linesOf = (lines: readonly string[]): string[] =>
  lines.filter(Boolean).map((line) => `text(size: 18pt, ${quoted(line)})`);
