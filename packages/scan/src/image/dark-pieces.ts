import type { GreyImage } from './grey-image.js';

/** Dark pixels that hang together (by sides and corners): their frame in pixels, their number, and the ends of their runs, which is where an outline can lie. */
export interface DarkPiece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
  /** x, y, x, y… */
  ends: number[];
}

interface Run {
  row: number;
  from: number;
  to: number;
  piece: number;
}

/** The connected pieces darker than `below`, by runs of rows joined with union-find; only those whose frame `wanted` accepts are kept. */
export function darkPieces(
  { width, height, pixels }: GreyImage,
  below: number,
  wanted: (widthPx: number, heightPx: number) => boolean,
): DarkPiece[] {
  const parents: number[] = [];
  const rootOf = (piece: number): number => {
    let root = piece;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[piece] = root;
    return root;
  };
  const runs: Run[] = [];
  let before: Run[] = [];
  for (let row = 0; row < height; row++) {
    const here: Run[] = [];
    for (let x = 0, k = 0; x < width; x++) {
      if ((pixels[row * width + x] ?? 255) >= below) continue;
      const from = x;
      while (x + 1 < width && (pixels[row * width + x + 1] ?? 255) < below) x++;
      const run = { row, from, to: x, piece: parents.length };
      parents.push(run.piece);
      for (; k < before.length && (before[k]?.to ?? 0) < from - 1; k++);
      for (let j = k; j < before.length && (before[j]?.from ?? width) <= x + 1; j++)
        parents[rootOf(before[j]?.piece ?? run.piece)] = rootOf(run.piece);
      here.push(run);
    }
    runs.push(...here);
    before = here;
  }
  const pieces = new Map<number, DarkPiece>();
  for (const run of runs) {
    const root = rootOf(run.piece);
    const piece = pieces.get(root);
    if (piece) {
      piece.left = Math.min(piece.left, run.from);
      piece.right = Math.max(piece.right, run.to);
      piece.bottom = run.row;
      piece.area += run.to - run.from + 1;
      piece.ends.push(run.from, run.row, run.to, run.row);
    } else {
      const { row, from, to } = run;
      pieces.set(root, {
        left: from,
        right: to,
        top: row,
        bottom: row,
        area: to - from + 1,
        ends: [from, row, to, row],
      });
    }
  }
  return [...pieces.values()].filter(({ left, right, top, bottom }) => wanted(right - left + 1, bottom - top + 1));
}
