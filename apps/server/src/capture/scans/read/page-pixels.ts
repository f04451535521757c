import { PICTURE_BESIDE_MM, PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import { type AnswerArea, type PageSize, pageSizes } from '@zhibi/contract/papers';
import { cropArea, type GreyImage, type PageFrame } from '@zhibi/scan';
import sharp from 'sharp';
import type { PagePicture } from './open-file.js';

/** An area cut out of a page, as JPEG. */
export interface AreaPicture {
  areaId: string;
  content: Uint8Array;
}

/** Handwriting is read well at 150 dpi, and a page takes a few hundred kilobytes. */
const PER_MM = 6;
const SHOWN_SIDE = 1_400;
/** All that is not a box: frames of questions, and what stands in none. */
export const isShownWhole = ({ option, beIncludedId }: AnswerArea) => option === null && beIncludedId === null;

/** Each picture shows its area and as much around it as the contract says: beyond the edge of the page it is white. */
export async function picturesOf(straight: PagePicture, areas: readonly AnswerArea[]): Promise<AreaPicture[]> {
  const made = areas.filter(isShownWhole).map(async (area): Promise<AreaPicture[]> => {
    const side = (mm: number) => Math.round(mm * PER_MM);
    const [from, above] = [side(area.xMm - PICTURE_BESIDE_MM), side(area.yMm - PICTURE_MARGIN_MM)];
    const to = from + side(area.widthMm + 2 * PICTURE_BESIDE_MM);
    const below = above + side(area.heightMm + 2 * PICTURE_MARGIN_MM);
    const [left, top] = [Math.max(0, from), Math.max(0, above)];
    const [right, bottom] = [Math.min(straight.width, to), Math.min(straight.height, below)];
    if (right <= left || bottom <= top) return [];
    const content = await raw(straight)
      .extract({ left, top, width: right - left, height: bottom - top })
      .extend({ left: left - from, top: top - above, right: to - right, bottom: below - bottom, background: '#fff' })
      .jpeg({ quality: 78 })
      .toBuffer();
    return [{ areaId: area.areaId, content }];
  });
  return (await Promise.all(made)).flat();
}

/** A scanner set to grey writes three times the same. */
export function isGrey({ pixels }: PagePicture): boolean {
  for (let k = 0; k < pixels.length; k += 3)
    if (pixels[k] !== pixels[k + 1] || pixels[k] !== pixels[k + 2]) return false;
  return true;
}

/** The whole page cut out as if it were an area, in colour. */
export const straightened = (picture: PagePicture, frame: PageFrame, pageSize: PageSize): PagePicture =>
  cropArea(picture, frame, { xMm: 0, yMm: 0, ...pageSizes[pageSize] }, { perMm: PER_MM, aroundMm: 0, channels: 3 });

/** The grey that an eye sees: 0.299 of red, 0.587 of green, 0.114 of blue, in parts of 65,536. */
export function greyOf({ width, height, pixels }: PagePicture): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let k = 0, at = 0; k < grey.length; k++, at += 3)
    grey[k] =
      (19_595 * (pixels[at] ?? 255) + 38_470 * (pixels[at + 1] ?? 255) + 7_471 * (pixels[at + 2] ?? 255) + 32_768) >>
      16;
  return { width, height, pixels: grey };
}

const raw = ({ width, height, pixels }: PagePicture) => sharp(pixels, { raw: { width, height, channels: 3 } });
export const jpeg = (picture: PagePicture) => raw(picture).jpeg({ quality: 72 }).toBuffer();
export const shown = (picture: PagePicture) =>
  raw(picture)
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 62 })
    .toBuffer();
