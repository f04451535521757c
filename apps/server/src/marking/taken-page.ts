import { decodeStrokes, inkPath } from '@zhibi/ink';
import { escapeHtml, htmlPage, htmlTable } from '../people/index.js';
import type { TakenHomework } from './taken-homework.js';

const NIB_MM = 0.4;
/** From the baseline of a line to its middle, in its size. */
const MIDDLE = 0.35;

/** Strokes page by page, in the order of the pages. */
export function byPage(
  kept: readonly { page: number; points: Uint8Array }[],
  drawn: readonly PageInk[] = [],
): PageInk[] {
  const all = [...kept.map(({ page, points }) => ({ page, strokes: decodeStrokes(points) })), ...drawn];
  const pages = [...new Set(all.flatMap(({ page, strokes }) => (strokes.length > 0 ? [page] : [])))].sort(
    (a, b) => a - b,
  );
  return pages.map((page) => ({
    page,
    strokes: all.filter((one) => one.page === page).flatMap(({ strokes }) => strokes),
  }));
}

export interface PageInk {
  page: number;
  strokes: ReturnType<typeof decodeStrokes>;
}

interface Drawn {
  ink: readonly PageInk[];
  /** What teachers wrote on the copy. */
  marks: readonly PageInk[];
  pictures: readonly string[];
  /** Words that teachers put on the pages. */
  words: readonly PageWords[];
}

export interface PageWords {
  page: number;
  words: string;
  xMm: number;
  yMm: number;
  sizeMm: number;
}

/** A homework as a page: marks question by question, then the ink as it lies on the paper, then what was photographed. */
export function pageOf(told: TakenHomework, { ink, marks, pictures, words }: Drawn): string {
  const rows = told.items.map(({ no, section, question, score, maxScore, reading, typed, comment, criteria }) => [
    `${section} ${no}`.trim(),
    question,
    reading ?? '',
    typed ?? '',
    score === null ? '—' : `${score} / ${maxScore}`,
    [comment, ...criteria.map(({ name, points, full, text }) => `${name} ${points} / ${full} ${text}`)]
      .filter(Boolean)
      .join('；'),
  ]);
  const head = ['题号 No.', '题目 Question', '识别 Read as', '输入 Typed', '得分 Score', '评语 Comment'];
  const written = new Map(ink.map(({ page, strokes }) => [page, strokes]));
  const marked = new Map(marks.map(({ page, strokes }) => [page, strokes]));
  const pages = [...new Set([...written.keys(), ...marked.keys(), ...words.map(({ page }) => page)])].sort(
    (one, other) => one - other,
  );
  const drawn = pages.map((page) => {
    const [own, theirs] = [written.get(page) ?? [], marked.get(page) ?? []];
    const { width, height } = sizeOf([...own, ...theirs]);
    const red =
      theirs.length === 0 ? '' : `<path fill="#c00" d="${inkPath(theirs, NIB_MM)}"><title>批改 marks</title></path>`;
    return `<h2>第 ${page} 页 · Page ${page}</h2><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="笔迹 ink"><path d="${inkPath(own, NIB_MM)}"/>${red}${saidOn(page, words)}</svg>`;
  });
  const shown = pictures.map(
    (path) => `<img alt="" src="pictures/${encodeURIComponent(path.split('/').at(-1) ?? '')}">`,
  );
  return htmlPage(
    told.title,
    `<p>${told.score ?? '—'} / ${told.totalScore} · <a href="paper.pdf">paper.pdf</a></p>${htmlTable(head, rows)}${[...drawn, ...shown].join('')}`,
  );
}

const saidOn = (page: number, words: readonly PageWords[]): string =>
  words
    .filter((one) => one.page === page)
    .map(
      ({ words: said, xMm, yMm, sizeMm }) =>
        `<text fill="#c00" text-anchor="middle" x="${xMm}" y="${yMm + MIDDLE * sizeMm}" font-size="${sizeMm}">${escapeHtml(said)}</text>`,
    )
    .join('');

/** As far as the ink reaches, in mm, and never less than a page of A4. */
function sizeOf(strokes: PageInk['strokes']): { width: number; height: number } {
  let [width, height] = [210, 297];
  for (const { points } of strokes)
    for (const [x, y] of points) [width, height] = [Math.max(width, Math.ceil(x)), Math.max(height, Math.ceil(y))];
  return { width, height };
}
