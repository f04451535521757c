import { type PageSize, pageSizes } from '@zhibi/contract/papers';
import { type GroundPlace, groundRoom, inkMapOf } from '@zhibi/contract/papers/ground';
import type { GreyImage } from '@zhibi/scan';

/** Darker than this is print, and so much of a square millimetre of it is more than a speck. */
const [INK_BELOW, SPECK] = [170, 0.05];
const AIR_MM = 1.5;
/** What a photograph has at the edges of its sheet is the table. */
const RIM_MM = 1.5;

interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where print stands in a picture, with a little air; undefined where there is none. */
export function printedPart(image: GreyImage, perMm: number, isCut: boolean): Crop | undefined {
  const [columns, rows] = [Math.floor(image.width / perMm), Math.floor(image.height / perMm)];
  const rim = isCut ? Math.ceil(RIM_MM) : 0;
  const dark = cellsOf(image, perMm, columns, rows);
  const is = (x: number, y: number) =>
    x >= rim && y >= rim && x < columns - rim && y < rows - rim && dark[y * columns + x] === 1;
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const isAlone = !is(x - 1, y) && !is(x + 1, y) && !is(x, y - 1) && !is(x, y + 1);
      if (!is(x, y) || isAlone) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  if (right < left) return undefined;
  const [from, above] = [Math.max(0, (left - AIR_MM) * perMm), Math.max(0, (top - AIR_MM) * perMm)].map(Math.round);
  const to = Math.min(image.width, Math.round((right + 1 + AIR_MM) * perMm));
  const below = Math.min(image.height, Math.round((bottom + 1 + AIR_MM) * perMm));
  return { left: from ?? 0, top: above ?? 0, width: to - (from ?? 0), height: below - (above ?? 0) };
}

function cellsOf({ width, pixels }: GreyImage, perMm: number, columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [right, bottom] = [Math.floor((x + 1) * perMm), Math.floor((y + 1) * perMm)];
      let [count, all] = [0, 0];
      for (let py = Math.floor(y * perMm); py < bottom; py++)
        for (let px = Math.floor(x * perMm); px < right; px++, all++)
          if ((pixels[py * width + px] ?? 255) < INK_BELOW) count++;
      if (count > SPECK * all) cells[y * columns + x] = 1;
    }
  return cells;
}

/** Where the printed part lies on our sheet: where it was, as large as it was, as far as marks and codes leave room. */
export function placedOn(
  pageSize: PageSize,
  crop: Crop,
  { perMm, widthPx }: { perMm: number; widthPx: number },
): { place: GroundPlace; scale: number } {
  const room = groundRoom(pageSize);
  const [wide, high] = [crop.width / perMm, crop.height / perMm];
  const scale = Math.min(1, room.widthMm / wide, room.heightMm / high);
  const size = { widthMm: rounded(wide * scale), heightMm: rounded(high * scale) };
  // The middle of the page stays in the middle: of a folded sheet it is the fold.
  const middle = pageSizes[pageSize].widthMm / 2;
  const xMm = middle - (widthPx / 2 - crop.left) * (scale / perMm);
  const yMm = crop.top / perMm;
  return {
    place: {
      ...size,
      xMm: rounded(between(xMm, room.xMm, room.xMm + room.widthMm - size.widthMm)),
      yMm: rounded(between(yMm, room.yMm, room.yMm + room.heightMm - size.heightMm)),
    },
    scale,
  };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
const rounded = (mm: number) => Math.round(mm * 100) / 100;

/** Which square millimetres of our sheet are printed. */
export function inkOnSheet(pageSize: PageSize, picture: GreyImage, place: GroundPlace) {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const [columns, rows] = [Math.ceil(widthMm), Math.ceil(heightMm)];
  const perMm = picture.width / place.widthMm;
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      if ((picture.pixels[y * picture.width + x] ?? 255) >= INK_BELOW) continue;
      const cell = Math.floor(place.yMm + y / perMm) * columns + Math.floor(place.xMm + x / perMm);
      cells[cell] = Math.min(255, (cells[cell] ?? 0) + 1);
    }
  const speck = SPECK * perMm * perMm;
  return inkMapOf(columns, rows, (column, row) => (cells[row * columns + column] ?? 0) > speck);
}
