import type { Geometry } from '@zhibi/contract/papers';
import type { ReadBackFailure } from '@zhibi/contract/papers/cards';
import { type PrintedPage, readBackPage } from '@zhibi/scan/simulator';
import * as mupdf from 'mupdf';
import sharp from 'sharp';
import { answering } from '../../platform/threads/answering.js';

export interface ReadBackJob {
  /** The sheets as they are printed, stamped with these codes. */
  pdf: Uint8Array;
  geometry: Geometry;
  pageCodes: readonly string[];
  from: number;
  to: number;
  /** Printed numbers of questions, by item. */
  numbers: Readonly<Record<string, string>>;
}

/** A failure with the picture of it. */
export type SeenFailure = Omit<ReadBackFailure, 'pictureSha256'> & { picture: Uint8Array };

const PER_MM = 8;
const SHOWN_PX = 900;

/** The pages that were rasterised last stay: the next copies of the same card are asked for a moment later. */
let printed: { key: string; pages: PrintedPage[] } | undefined;

/** Copies of a card, printed, filled in, distorted and read. A copy is read when each of its pages is. */
async function readCopies(job: ReadBackJob): Promise<SeenFailure[]> {
  const pages = pagesOf(job);
  const failures: SeenFailure[] = [];
  for (let copy = job.from; copy < job.to; copy++)
    for (const page of pages) {
      const { family, defect, what, asked, itemIds, places, image } = readBackPage(page, copy);
      if (what === null) continue;
      const picture = await sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 1 } })
        .resize({ width: SHOWN_PX, height: SHOWN_PX, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 60 })
        .toBuffer();
      const numbers = itemIds.flatMap((itemId) => job.numbers[itemId] ?? []);
      failures.push({ copy: copy + 1, page: page.page, family, defect, what, asked, numbers, places, picture });
      break;
    }
  return failures;
}

function pagesOf({ pdf, geometry, pageCodes }: ReadBackJob): PrintedPage[] {
  const key = pageCodes.join();
  if (printed?.key === key) return printed.pages;
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const scale = (PER_MM * 25.4) / 72;
  const pages = pageCodes.map((pageCode, at) => {
    const sheet = document.loadPage(at);
    const picture = sheet.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceGray, false, true);
    const image = {
      width: picture.getWidth(),
      height: picture.getHeight(),
      pixels: Uint8Array.from(picture.getPixels()),
    };
    for (const one of [picture, sheet]) one.destroy();
    return { canvas: { perMm: PER_MM, image }, geometry, page: at + 1, pageCode };
  });
  document.destroy();
  printed = { key, pages };
  return pages;
}

export const readBack = answering(readCopies);
