import { isFolded, type PageSize } from '@zhibi/contract/papers';
import type { GroundPlace, GroundReason, InkMap } from '@zhibi/contract/papers/ground';
import { type GreyImage, type PrintOfPage, type PrintPlace, printOfPage, straighten } from '@zhibi/scan';
import sharp from 'sharp';
import { answering } from '../../../platform/threads/answering.js';
import { type CamePage, type Opened, openPages, PER_MM, perMmOf, type WordLine } from './open-pages.js';
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
}

export interface ReadJob {
  path: string;
  /** Counted from 0. */
  at: number;
  /** Of the pages before it; the first decides by how it lies. */
  pageSize: PageSize | null;
}

export interface TurnJob {
  picture: Uint8Array;
  by: number;
  pageSize: PageSize;
  /** How wide it is, as it is kept. */
  widthMm: number;
}

const JPEG_QUALITY = 82;

/** The file that was read last stays open: its next page is asked for a moment later. */
let opened: { path: string; file: Promise<Opened> } | undefined;

function open(path: string): Promise<Opened> {
  if (opened?.path !== path) opened = { path, file: openPages(path) };
  return opened.file;
}

/** How many pages a file has, or why it has none. */
export const count = answering(
  async ({ path }: { path: string }): Promise<{ pages: number } | { reason: GroundReason }> => {
    const file = await open(path);
    return 'reason' in file ? file : { pages: file.pages };
  },
);

/** A page, straightened and put on our sheet; the reason where it cannot be. */
export const read = answering(async ({ path, at, pageSize }: ReadJob) => {
  const file = await open(path);
  if ('reason' in file) return file;
  const came = await file.draw(at).catch(() => undefined); // a page that is broken in a file that is not
  if (came === undefined) return { reason: 'broken-file' as const };
  return onSheet(upright(came), pageSize);
});

/** A kept page turned by quarters, on our sheet again. */
export const turn = answering(async ({ picture, by, pageSize, widthMm }: TurnJob) => {
  const perMm = (await sharp(picture).metadata()).width / widthMm;
  const { data, info } = await sharp(picture).rotate(by).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = Uint8Array.from({ length: width * height }, (_, k) => data[k * channels] ?? 255);
  return onSheet({ image: { width, height, pixels }, perMm, lines: [], isCut: false }, pageSize);
});

/** Words lie as they were set; what was scanned or photographed is straightened. */
function upright({ image, perMm, lines }: CamePage): CamePage & { isCut: boolean } {
  if (lines.length > 0) return { image, perMm, lines, isCut: false };
  const { image: straight, isCut } = straighten(image);
  return { image: straight, perMm: isCut ? perMmOf(straight.width, straight.height) : perMm, lines, isCut };
}

/** Paper that is lighter than this is white; what lies between it and print is drawn apart, so that grain and faint shadows are not printed. */
const [PAPER, PRINT] = [212, 90];
const levels = Uint8Array.from({ length: 256 }, (_, grey) =>
  grey <= PRINT ? grey : Math.min(255, Math.round(PRINT + ((grey - PRINT) * (255 - PRINT)) / (PAPER - PRINT))),
);

const whitened = ({ width, height, pixels }: GreyImage): GreyImage => ({
  width,
  height,
  pixels: pixels.map((grey) => levels[grey] ?? 255),
});

async function onSheet(
  { image, perMm, lines, isCut }: CamePage & { isCut: boolean },
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
async function jpeg({ width, height, pixels }: GreyImage, perMm: number): Promise<Uint8Array> {
  const source = sharp(pixels, { raw: { width, height, channels: 1 } });
  const scaled = perMm > PER_MM * 1.25 ? source.resize({ width: Math.round((width * PER_MM) / perMm) }) : source;
  return scaled.toColourspace('b-w').jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
