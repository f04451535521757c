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

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
  /** Where the outline can lie; only of pieces that are wanted. */
  ends: number[] | undefined;
}

/**
 * The connected pieces darker than `below`, by runs of rows joined with union-find; only those whose frame `wanted` accepts are kept.
 * @param mostRuns a picture with more runs is noise: it is given up, and has no pieces
 */
export function darkPieces(
  { width, height, pixels }: GreyImage,
  below: number,
  wanted: (widthPx: number, heightPx: number) => boolean,
  mostRuns = Number.POSITIVE_INFINITY,
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
    for (const run of here) runs.push(run);
    if (runs.length > mostRuns) return [];
    before = here;
  }
  const frames = new Map<number, Frame>();
  for (const { row, from, to, piece } of runs) {
    const root = rootOf(piece);
    const frame = frames.get(root);
    if (frame === undefined)
      frames.set(root, { left: from, right: to, top: row, bottom: row, area: to - from + 1, ends: undefined });
    else {
      frame.left = Math.min(frame.left, from);
      frame.right = Math.max(frame.right, to);
      frame.bottom = row;
      frame.area += to - from + 1;
    }
  }
  for (const frame of frames.values())
    if (wanted(frame.right - frame.left + 1, frame.bottom - frame.top + 1)) frame.ends = [];
  for (const { row, from, to, piece } of runs) frames.get(rootOf(piece))?.ends?.push(from, row, to, row);
  return [...frames.values()].flatMap(({ ends, ...frame }) => (ends === undefined ? [] : [{ ...frame, ends }]));
}
