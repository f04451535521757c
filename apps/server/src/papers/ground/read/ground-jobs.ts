import type { PageSize } from '@zhibi/contract/papers';
import { type Corners, type GroundReason, turnedCorners } from '@zhibi/contract/papers/ground';
import type { GreyImage } from '@zhibi/scan';
import sharp from 'sharp';
import { answering } from '../../../platform/threads/answering.js';
import { cutBy, JPEG_QUALITY, jpeg, onSheet, upright, whitened } from './on-sheet.js';
import { type Opened, openPages, PER_MM, perMmOf } from './open-pages.js';
import { ownPage } from './own-page.js';

/** A page that was printed by the product itself is no page of somebody else. */
export interface OwnPage {
  reason: 'own-page';
  pageCode: string | null;
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
  /** What it was cut out of, and where: turned with it. */
  came: Uint8Array | null;
  corners: Corners | null;
}

export interface CutJob {
  came: Uint8Array;
  /** Null: found without a person. */
  corners: Corners | null;
  pageSize: PageSize;
}
/** How large it is shown what corners would do. */
const TRIED_PX = 1_000;

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
  const own = ownPage(came.image);
  if (own !== undefined) return { reason: 'own-page' as const, ...own };
  const shown = upright(came);
  const page = await onSheet(shown, pageSize);
  if ('reason' in page || came.lines.length > 0) return page;
  return { ...page, came: await jpeg(came.image, PER_MM), corners: shown.corners };
});

/** A page cut out anew where its sheet lies in the picture that came. */
export const cutAnew = answering(async ({ came, corners, pageSize }: CutJob) => {
  const image = await greyOf(came);
  const perMm = perMmOf(image.width, image.height);
  const shown = corners === null ? upright({ image, perMm, lines: [] }) : cutBy(image, corners);
  const page = await onSheet(shown, pageSize);
  return 'reason' in page ? page : { ...page, came, corners: shown.corners };
});

/** The same as it would look, and nothing else. */
export const tryCut = answering(async ({ came, corners }: { came: Uint8Array; corners: Corners }) => {
  const { image } = cutBy(await greyOf(came), corners);
  const { width, height, pixels } = whitened(image);
  const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: TRIED_PX, height: TRIED_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { picture };
});

async function greyOf(picture: Uint8Array, by = 0): Promise<GreyImage> {
  const { data, info } = await sharp(picture).rotate(by).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, k) => data[k * channels] ?? 255) };
}

/** A kept page turned by quarters, on our sheet again. */
export const turn = answering(async ({ picture, by, pageSize, widthMm, came, corners }: TurnJob) => {
  const perMm = (await sharp(picture).metadata()).width / widthMm;
  const image = await greyOf(picture, by);
  const page = await onSheet({ image, perMm, lines: [], isCut: false, corners: null }, pageSize);
  if ('reason' in page || came === null) return page;
  const turned = await sharp(came).rotate(by).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return { ...page, came: turned, corners: corners && turnedCorners(corners, by) };
});
