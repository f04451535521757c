import { PageSize, pageSizes, registrationMarks } from '@zhibi/contract/papers';
import type { GreyImage } from '../image/grey-image.js';
import { type FoundMark, findMarks } from './find-marks.js';
import { fitted, type Homography, type Model, mapped, type Pair, type Point, residual, stepsAt } from './homography.js';

/** Where a page lies in a picture. */
export interface PageFrame {
  pageSize: PageSize;
  /** mm of the page from its top left corner → pixels of the picture. */
  toImage: Homography;
  model: Model;
  /** Ids of the marks that were seen, and centres in pixels of those that were not and follow from the others. */
  seen: number[];
  derived: { id: number; at: Point }[];
  /** How far the corners of the marks are from where the map puts them, in mm: a sheet that lies flat has 0.1. */
  residualMm: number;
  /** Pixels to an inch in the middle of the page. */
  dpi: number;
  /** By how many degrees the page lies turned, as a clock goes: about 180 lies upside down. */
  turnedDeg: number;
  /** Grey of what is printed black, and of paper beside it: means of the marks. */
  black: number;
  white: number;
}

/** Why a picture cannot be read as a page. */
export type FrameRefusal = 'no-marks' | 'too-few-marks' | 'marks-disagree';

/** Marks on a sheet that lies as a page must agree so well, in mm. */
const MOST_RESIDUAL_MM = 2;
/** Two marks alone are believed where the sheet lay flat. */
const FLAT_RESIDUAL_MM = 0.4;

type Found = { ok: true; frame: PageFrame } | { ok: false; reason: FrameRefusal; seen: number[] };

/** Finds the page of a picture, and where there are several, the one that lies furthest to the left. */
export function findPage(image: GreyImage, pageSize?: PageSize, marks?: readonly FoundMark[]): Found {
  const [first] = findPages(image, pageSize, marks);
  return first ?? { ok: false, reason: 'no-marks', seen: [] };
}

/**
 * Finds the pages of a picture: mostly one; two where an A3 scan or a photograph shows two sheets side by side, from left to right. Last stands,
 * refused, a sheet of which marks are left that make no page.
 * @param allMarks the marks of the picture, for who looks for pages of several sizes: to find them is most of the work
 */
export function findPages(
  image: GreyImage,
  pageSize?: PageSize,
  allMarks: readonly FoundMark[] = findMarks(image),
): Found[] {
  let marks = allMarks;
  const found: { frame: PageFrame; x: number }[] = [];
  while (isSeveral(marks) || (found.length > 0 && marks.length > 2)) {
    const best = bestSet(marks, pageSize);
    if (!best) break;
    const { widthMm, heightMm } = pageSizes[best.frame.pageSize];
    found.push({ frame: best.frame, x: mapped(best.frame.toImage, { x: widthMm / 2, y: heightMm / 2 }).x });
    marks = marks.filter((mark) => !best.marks.includes(mark));
  }
  if (found.length === 0) return [pageOf(bestOfEach(marks), pageSize)];
  const pages = found.sort((a, b) => a.x - b.x).map(({ frame }): Found => ({ ok: true, frame }));
  const seen = [...new Set(marks.map(({ id }) => id))];
  // One mark more may be of a sheet that lies under this one.
  return seen.length < 2 ? pages : [...pages, { ok: false, reason: 'marks-disagree', seen }];
}

const isSeveral = (marks: readonly FoundMark[]) => new Set(marks.map(({ id }) => id)).size < marks.length;
/** Of each corner what reads best, which stands first. */
const bestOfEach = (marks: readonly FoundMark[]) =>
  marks.filter((mark) => mark === marks.find(({ id }) => id === mark.id));

/** Marks of two sheets make a page that is stretched: those of one sheet agree much better, in mm. */
const ONE_SHEET_MM = 0.8;

/** Of marks of several sheets three or four that make one page: the most that agree, and of those the ones that agree best. */
function bestSet(
  marks: readonly FoundMark[],
  pageSize?: PageSize,
): { frame: PageFrame; marks: FoundMark[] } | undefined {
  const corner = (id: number) => [undefined, ...marks.filter((mark) => mark.id === id)];
  let sets: FoundMark[][] = [[]];
  for (const id of [0, 1, 2, 3]) sets = sets.flatMap((set) => corner(id).map((mark) => (mark ? [...set, mark] : set)));
  const fitting = sets.flatMap((set) => {
    const page = set.length < 3 ? undefined : pageOf(set, pageSize);
    return page?.ok && page.frame.residualMm <= ONE_SHEET_MM ? [{ frame: page.frame, marks: set }] : [];
  });
  return fitting.sort((a, b) => b.marks.length - a.marks.length || a.frame.residualMm - b.frame.residualMm)[0];
}

/**
 * A page by the corner marks of one sheet, however it lies. Four marks give a perspective map; of three, the fourth is derived (an affine map
 * where they fit one, as on a scanner, else a perspective one); two, as on one half of a sheet that was cut, must lie as on a flatbed.
 * @param pageSize where it is known; else the size whose marks fit better
 */
function pageOf(marks: readonly FoundMark[], pageSize?: PageSize): Found {
  const seen = marks.map((mark) => mark.id);
  if (marks.length === 0) return { ok: false, reason: 'no-marks', seen };
  if (marks.length === 1) return { ok: false, reason: 'too-few-marks', seen };
  const sizes = pageSize ? [pageSize] : PageSize.options;
  const frames = sizes.flatMap((size) => frameOf(marks, size) ?? []);
  const frame = frames.reduce<PageFrame | undefined>((a, b) => (a && a.residualMm <= b.residualMm ? a : b), undefined);
  const most = marks.length === 2 ? FLAT_RESIDUAL_MM : MOST_RESIDUAL_MM;
  return frame && frame.residualMm <= most ? { ok: true, frame } : { ok: false, reason: 'marks-disagree', seen };
}

function frameOf(marks: readonly FoundMark[], pageSize: PageSize): PageFrame | undefined {
  const printed = registrationMarks(pageSize);
  const pairs = marks.flatMap(({ id, corners }): Pair[] => {
    const mark = printed[id];
    if (!mark) return [];
    const half = mark.sizeMm / 2;
    return corners.map((to, k) => ({
      from: { x: mark.xMm + (k === 1 || k === 2 ? half : -half), y: mark.yMm + (k > 1 ? half : -half) },
      to,
    }));
  });
  const fit = (model: Model) => {
    const toImage = fitted(pairs, model);
    if (!toImage) return undefined;
    const { widthMm, heightMm } = pageSizes[pageSize];
    const middle = { x: widthMm / 2, y: heightMm / 2 };
    const { across, down } = stepsAt(toImage, middle);
    const perMm = Math.sqrt(Math.abs(across.x * down.y - across.y * down.x));
    return { model, toImage, across, perMm, residualMm: residual(toImage, pairs) / perMm };
  };
  const found = marks.length === 4 ? fit('perspective') : marks.length === 3 ? flatOrSeen(fit) : fit('similarity');
  if (!found) return undefined;
  const { model, toImage, across, perMm, residualMm } = found;
  const mean = (of: (mark: FoundMark) => number) => marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length;
  return {
    pageSize,
    toImage,
    model,
    seen: marks.map(({ id }) => id),
    derived: printed
      .filter(({ id }) => !marks.some((mark) => mark.id === id))
      .map(({ id, xMm, yMm }) => ({ id, at: mapped(toImage, { x: xMm, y: yMm }) })),
    residualMm,
    dpi: perMm * 25.4,
    turnedDeg: ((Math.atan2(across.y, across.x) * 180) / Math.PI + 360) % 360,
    black: mean((mark) => mark.black),
    white: mean((mark) => mark.white),
  };
}

/** A sheet that fits an affine map this well was scanned: what perspective would add is noise, and it grows toward the lost corner. */
const SCANNED_MM = 0.15;

function flatOrSeen<Fit extends { residualMm: number }>(fit: (model: Model) => Fit | undefined): Fit | undefined {
  const flat = fit('affine');
  return flat && flat.residualMm <= SCANNED_MM ? flat : fit('perspective');
}
