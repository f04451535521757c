import { isFolded, type PageSize } from '@zhibi/contract/papers';
import type { Corners, GroundPlace, GroundReason, InkMap } from '@zhibi/contract/papers/ground';
import {
  cutSheet,
  type GreyImage,
  type PrintOfPage,
  type PrintPlace,
  printOfPage,
  type SheetCorners,
  straighten,
} from '@zhibi/scan';
import sharp from 'sharp';
import { type CamePage, PER_MM, perMmOf, type WordLine } from './open-pages.js';
import { inkOnSheet, placedOn, printedPart } from './place-page.js';

/** A page as it is kept: its printed part, and what was found on it in mm of our sheet. */
export interface ReadGroundPage {
  picture: Uint8Array;
  pageSize: PageSize;
  place: GroundPlace;
  scale: number;
  ink: InkMap;
  lines: WordLine[];
  print: PrintOfPage;
  /** What it was cut out of, as it came; null where it came with its words. */
  came: Uint8Array | null;
  corners: Corners | null;
}

export const JPEG_QUALITY = 82;

export type Upright = CamePage & { isCut: boolean; corners: Corners | null };

/** Words lie as they were set; what was scanned or photographed is straightened. */
export function upright({ image, perMm, lines }: CamePage): Upright {
  if (lines.length > 0) return { image, perMm, lines, isCut: false, corners: null };
  const { image: straight, isCut, corners } = straighten(image);
  const shares = corners?.map(({ x, y }) => ({ x: share(x / image.width), y: share(y / image.height) })) ?? null;
  const size = isCut ? perMmOf(straight.width, straight.height) : perMm;
  return { image: straight, perMm: size, lines, isCut, corners: shares };
}

const share = (of: number): number => Math.round(Math.min(1, Math.max(0, of)) * 10_000) / 10_000;

/** A sheet seen from above by its corners in the picture. */
export function cutBy(image: GreyImage, corners: Corners): Upright {
  const inPixels = corners.map(({ x, y }) => ({ x: x * image.width, y: y * image.height }));
  const cut = cutSheet(image, inPixels as unknown as SheetCorners); // as: four by the contract
  return { image: cut, perMm: perMmOf(cut.width, cut.height), lines: [], isCut: true, corners };
}

/** Paper that is lighter than this is white; what lies between it and print is drawn apart, so that grain and faint shadows are not printed. */
const [PAPER, PRINT] = [212, 90];
const levels = Uint8Array.from({ length: 256 }, (_, grey) =>
  grey <= PRINT ? grey : Math.min(255, Math.round(PRINT + ((grey - PRINT) * (255 - PRINT)) / (PAPER - PRINT))),
);

export const whitened = ({ width, height, pixels }: GreyImage): GreyImage => ({
  width,
  height,
  pixels: pixels.map((grey) => levels[grey] ?? 255),
});

/** A page on our sheet; the reason where nothing is printed on it. */
export async function onSheet(
  { image, perMm, lines, isCut }: Upright,
  wanted: PageSize | null,
): Promise<ReadGroundPage | { reason: GroundReason }> {
  const pageSize = wanted ?? (image.width > image.height ? 'A3' : 'A4');
  const crop = printedPart(image, perMm, isCut);
  if (crop === undefined) return { reason: 'empty-page' };
  const part = cut(image, crop);
  const { place, scale } = placedOn(pageSize, crop, { perMm, widthPx: image.width });
  const toSheet = <P extends PrintPlace>(found: P, from: { xMm: number; yMm: number }): P => ({
    ...found,
    xMm: place.xMm + (found.xMm - from.xMm) * scale,
    yMm: place.yMm + (found.yMm - from.yMm) * scale,
    widthMm: found.widthMm * scale,
    heightMm: found.heightMm * scale,
  });
  const corner = { xMm: crop.left / perMm, yMm: crop.top / perMm };
  // Thin strokes are found before paper and print are drawn apart.
  const shown = lines.length > 0 ? part : whitened(part);
  const print = printOfPage(part, perMm, isFolded(pageSize) ? 2 : 1);
  const none = { xMm: 0, yMm: 0 };
  return {
    picture: await jpeg(shown, perMm),
    pageSize,
    place,
    scale,
    ink: inkOnSheet(pageSize, shown, place),
    lines: lines.map((line) => toSheet(line, corner)),
    came: null,
    corners: null,
    print: {
      starts: print.starts.map((one) => toSheet(one, none)),
      headings: print.headings.map((one) => toSheet(one, none)),
      rules: print.rules.map((one) => toSheet(one, none)),
    },
  };
}

function cut(
  image: GreyImage,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
) {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * image.width + left;
    pixels.set(image.pixels.subarray(from, from + width), row * width);
  }
  return { width, height, pixels };
}

/** No finer than it is printed. */
export async function jpeg({ width, height, pixels }: GreyImage, perMm: number): Promise<Uint8Array> {
  const source = sharp(pixels, { raw: { width, height, channels: 1 } });
  const scaled = perMm > PER_MM * 1.25 ? source.resize({ width: Math.round((width * PER_MM) / perMm) }) : source;
  return scaled.toColourspace('b-w').jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
