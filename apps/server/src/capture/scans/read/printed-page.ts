import { readFile } from 'node:fs/promises';
import { type PrintMask, printMaskOf } from '@zhibi/scan';
import { ColorSpace, Document, Matrix } from 'mupdf';
import type { PageToRead } from './page-to-read.js';

/** Fine enough for what a mask tells apart. */
const PER_MM = 6;
/** Each takes one and a half megabytes. */
const KEPT = 24;

const masks = new Map<string, Promise<PrintMask | undefined>>();

/** What is printed on a page of an edition; undefined where its file is not there. The pages that were asked for last are kept. */
export function printedOn(
  { printed = {} }: PageToRead,
  { page, form = 'usual' }: NonNullable<PageToRead['page']>,
): Promise<PrintMask | undefined> {
  const file = printed[form];
  if (file === undefined) return Promise.resolve(undefined);
  const key = `${file.sha256} ${page}`;
  const mask = masks.get(key) ?? drawn(file.path, page);
  masks.delete(key);
  masks.set(key, mask);
  const [oldest] = masks.keys();
  if (masks.size > KEPT && oldest !== undefined) masks.delete(oldest);
  return mask;
}

async function drawn(path: string, page: number): Promise<PrintMask | undefined> {
  const document = Document.openDocument(await readFile(path), 'application/pdf');
  try {
    if (page > document.countPages()) return undefined;
    const scale = (PER_MM * 25.4) / 72;
    const picture = document
      .loadPage(page - 1)
      .toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceGray, false, true);
    const [width, height, stride, pixels] = [
      picture.getWidth(),
      picture.getHeight(),
      picture.getStride(),
      picture.getPixels(),
    ];
    const grey = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) grey.set(pixels.subarray(row * stride, row * stride + width), row * width);
    picture.destroy();
    return printMaskOf({ width, height, pixels: grey }, PER_MM);
  } finally {
    document.destroy();
  }
}
