import { readFile } from 'node:fs/promises';
import { type GroundReason, groundLimits } from '@zhibi/contract/papers/ground';
import type { GreyImage, PrintPlace } from '@zhibi/scan';
import { ColorSpace, Document, Matrix, type Page, type PDFPage } from 'mupdf';
import sharp, { type Sharp } from 'sharp';
import { decodedHeic, isHeic, TooManyPixels } from '../../../platform/pictures/open-heic.js';

/** A line of words of a page, in mm from its top left corner. */
export interface WordLine extends PrintPlace {
  text: string;
}

/** A page as it came: its picture in grey, how large it is, and its words where a file has some. */
export interface CamePage {
  image: GreyImage;
  perMm: number;
  lines: WordLine[];
}

export type Opened =
  | { pages: number; draw: (at: number) => Promise<CamePage> }
  | {
      reason: Extract<
        GroundReason,
        'locked-file' | 'broken-file' | 'too-many-pages' | 'picture-too-wide' | 'file-kind'
      >;
    };

/** What is printed is printed at so many pixels a mm: 203 dpi. */
export const PER_MM = 8;
const LONGEST_PX = 3_600;
const MOST_PIXELS = 100_000_000;
const MM = 25.4 / 72;
/** Fewer letters than these are a stamp on a scan, not the words of a page. */
const LEAST_LETTERS = 20;

/** Opens what was sent, judged by its first bytes, whatever it is called. */
export async function openPages(path: string): Promise<Opened> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return openPdf(bytes);
  if (isHeic(bytes)) return openHeic(bytes);
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!['jpeg', 'png', 'tiff', 'webp'].includes(format)) return { reason: 'file-kind' };
    if (width * height > MOST_PIXELS) return { reason: 'picture-too-wide' };
    if (pages > groundLimits.pages) return { reason: 'too-many-pages' };
    return {
      pages,
      draw: (at) => drawn(sharp(bytes, { page: at, limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()),
    };
  } catch {
    return { reason: 'file-kind' }; // sharp tells of what it cannot read by throwing
  }
}

function openPdf(bytes: Uint8Array): Opened {
  try {
    const document = Document.openDocument(bytes, 'application/pdf');
    if (document.needsPassword()) return { reason: 'locked-file' };
    const pages = document.countPages();
    if (pages < 1) return { reason: 'broken-file' };
    if (pages > groundLimits.pages) return { reason: 'too-many-pages' };
    return { pages, draw: async (at) => drawPdf(document, at) };
  } catch {
    return { reason: 'broken-file' }; // mupdf tells of broken files by throwing
  }
}

/** Decoded at once: only then is it known whether there is a picture in it. */
async function openHeic(bytes: Uint8Array): Promise<Opened> {
  try {
    const { width, height, pixels } = await decodedHeic(bytes);
    return { pages: 1, draw: () => drawn(sharp(pixels, { raw: { width, height, channels: 3 } })) };
  } catch (error) {
    return { reason: error instanceof TooManyPixels ? 'picture-too-wide' : 'broken-file' };
  }
}

async function drawn(source: Sharp): Promise<CamePage> {
  const { data, info } = await source
    .flatten({ background: '#fff' })
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels =
    channels === 1 ? data : Uint8Array.from({ length: width * height }, (_, k) => data[k * channels] ?? 255);
  return { image: { width, height, pixels }, perMm: perMmOf(width, height), lines: [] };
}

/** A picture has no size: upright it is taken for A4, lying for A3. */
export const perMmOf = (width: number, height: number): number => (width > height ? width / 420 : width / 210);

function drawPdf(document: Document, at: number): CamePage {
  const page = document.loadPage(at);
  const [left, top, right, bottom] = page.getBounds();
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = Math.min(PER_MM * MM, LONGEST_PX / Math.max(wide, high));
  const map = page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceGray, false, true);
  const [width, height, stride] = [map.getWidth(), map.getHeight(), map.getStride()];
  const from = map.getPixels();
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) pixels.set(from.subarray(row * stride, row * stride + width), row * width);
  map.destroy();
  const longestMm = Math.max(wide, high) * MM;
  // Scans are often said to be as large as a table, or as a stamp.
  const perMm = longestMm > 450 || longestMm < 150 ? perMmOf(width, height) : scale / MM;
  const lines = linesOf(page, { left, top, mmPerPt: scale / perMm });
  page.destroy();
  return { image: { width, height, pixels }, perMm, lines };
}

function linesOf(
  page: Page | PDFPage,
  { left, top, mmPerPt }: { left: number; top: number; mmPerPt: number },
): WordLine[] {
  const text = page.toStructuredText('');
  const { blocks } = JSON.parse(text.asJSON()) as { blocks: { lines?: TextLine[] }[] }; // as: what mupdf writes
  text.destroy();
  const lines = blocks.flatMap(({ lines: own = [] }) =>
    own.map(({ bbox, text: words }) => ({
      text: words,
      xMm: (bbox.x - left) * mmPerPt,
      yMm: (bbox.y - top) * mmPerPt,
      widthMm: bbox.w * mmPerPt,
      heightMm: bbox.h * mmPerPt,
    })),
  );
  const letters = lines.reduce((sum, line) => sum + line.text.replace(/\s/g, '').length, 0);
  return letters < LEAST_LETTERS ? [] : lines;
}

interface TextLine {
  bbox: { x: number; y: number; w: number; h: number };
  text: string;
}
