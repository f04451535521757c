import { readFile } from 'node:fs/promises';
import { type ScanFileProblem, scanLimits } from '@zhibi/contract/capture/scans';
import { Document } from 'mupdf';
import sharp, { type Sharp } from 'sharp';
import { decodedHeic, isHeic, TooManyPixels } from '../../../platform/pictures/open-heic.js';

/** More pixels than these along the longer side tell a reader nothing more: A4 at 300 dpi. */
const WORKING_SIDE = 3_600;
/** A3 at 600 dpi in colour has 70 million; what is larger is no page. */
const MOST_PIXELS = 250_000_000;
const PDF_DPI = 300;

/** A page as it is worked on: red, green and blue of each pixel. */
export interface PagePicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface OpenedFile {
  pages: number;
  draw(page: number): Promise<PagePicture>;
}

export type Opened = { file: OpenedFile } | { problem: ScanFileProblem };

/** Opens what a scanner or a phone wrote, judged by its first bytes, whatever it is called. */
export async function openFile(path: string): Promise<Opened> {
  const bytes = await readFile(path);
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return openPdf(bytes);
  if (isHeic(bytes)) return openHeic(bytes);
  try {
    const { format, pages = 1 } = await picture(bytes).metadata();
    if (!['jpeg', 'png', 'tiff'].includes(format)) return { problem: 'no-picture' };
    return bounded({ pages, draw: (page) => drawn(picture(bytes, page).autoOrient()) });
  } catch {
    return { problem: 'no-picture' }; // sharp tells of what it cannot read by throwing
  }
}

/** Decoded at once: only then is it known whether there is a picture in it. */
async function openHeic(bytes: Uint8Array): Promise<Opened> {
  try {
    const { width, height, pixels } = await decodedHeic(bytes);
    return { file: { pages: 1, draw: () => drawn(sharp(pixels, { raw: { width, height, channels: 3 } })) } };
  } catch (error) {
    return { problem: error instanceof TooManyPixels ? 'took-too-much' : 'no-picture' };
  }
}

const bounded = (file: OpenedFile): Opened =>
  file.pages > scanLimits.pages ? { problem: 'too-many-pages' } : { file };

const picture = (bytes: Uint8Array, page = 0): Sharp =>
  // The colours of a phone are wider than a screen's: bringing millions of pixels from one to the other tells a reader nothing.
  sharp(bytes, { page, limitInputPixels: MOST_PIXELS, failOn: 'error', ignoreIcc: true });

async function drawn(source: Sharp): Promise<PagePicture> {
  const { data, info } = await source
    .flatten({ background: '#fff' })
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: inColour(data, info.channels) };
}

/** A grey picture has one value for each pixel. */
const inColour = (data: Uint8Array, channels: number): Uint8Array =>
  channels === 3
    ? data
    : Uint8Array.from({ length: (data.length / channels) * 3 }, (_, k) => data[Math.floor(k / 3) * channels] ?? 255);

function openPdf(bytes: Uint8Array): Opened {
  let document: Document;
  try {
    document = Document.openDocument(bytes, 'application/pdf');
    if (document.needsPassword()) return { problem: 'encrypted' };
    return bounded({ pages: document.countPages(), draw: async (page) => drawPdf(document, page) });
  } catch {
    return { problem: 'damaged' }; // mupdf tells of broken files by throwing
  }
}

async function drawPdf(document: Document, at: number): Promise<PagePicture> {
  const { Matrix, ColorSpace } = await import('mupdf');
  const page = document.loadPage(at);
  const [left, top, right, bottom] = page.getBounds();
  const scale = Math.min(PDF_DPI / 72, WORKING_SIDE / Math.max(1, right - left, bottom - top));
  const map = page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true);
  const [width, height, stride] = [map.getWidth(), map.getHeight(), map.getStride()];
  const from = map.getPixels();
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++)
    pixels.set(from.subarray(row * stride, row * stride + width * 3), row * width * 3);
  map.destroy();
  page.destroy();
  return { width, height, pixels };
}
