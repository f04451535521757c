import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';

/** A rectangle of the page in mm, as in the geometry record. */
export interface AreaPlace {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** What the picture does not show is neither paper nor ink: a grey that nobody takes for an empty page. */
const NOT_SEEN = 150;
/** So much beyond its edge a picture goes on as it ends: scanners cut a little off. */
const EDGE_MM = 3;

/**
 * Cuts an answer area out of the picture of a page, straight and upright however the page lay, with a little of what is around it: all its
 * channels at once, for where each pixel stands in the picture is most of the work.
 * @param image in grey, or with so many values for each pixel as `channels` says
 * @param perMm pixels to a millimetre of the crop; 8 shows handwriting well
 */
export function cropArea(
  image: GreyImage,
  frame: PageFrame,
  area: AreaPlace,
  { perMm = 8, aroundMm = 2, channels = 1 }: { perMm?: number; aroundMm?: number; channels?: 1 | 3 } = {},
): GreyImage {
  const width = Math.max(1, Math.round((area.widthMm + 2 * aroundMm) * perMm));
  const height = Math.max(1, Math.round((area.heightMm + 2 * aroundMm) * perMm));
  const pixels = new Uint8Array(width * height * channels).fill(NOT_SEEN);
  const { width: imageWidth, height: imageHeight, pixels: from } = image;
  const edge = (EDGE_MM * frame.dpi) / 25.4;
  const line = imageWidth * channels;
  // A whole page has millions of pixels: nothing is made for each of them.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = frame.toImage;
  const [lastColumn, lastRow] = [imageWidth - 1.001, imageHeight - 1.001];
  const [beyondRight, beyondBottom] = [imageWidth + edge, imageHeight + edge];
  for (let row = 0, at = 0; row < height; row++) {
    const y = area.yMm - aroundMm + (row + 0.5) / perMm;
    const [uRow, vRow, depthRow] = [b * y + c, e * y + f, i * y + j];
    for (let column = 0; column < width; column++, at += channels) {
      const x = area.xMm - aroundMm + (column + 0.5) / perMm;
      const nearness = 1 / (g * x + depthRow);
      const u = (a * x + uRow) * nearness;
      const v = (d * x + vRow) * nearness;
      if (u <= -edge || v <= -edge || u >= beyondRight || v >= beyondBottom) continue;
      const left = u < 0.5 ? 0 : u - 0.5 > lastColumn ? lastColumn : u - 0.5;
      const top = v < 0.5 ? 0 : v - 0.5 > lastRow ? lastRow : v - 0.5;
      // Neither is below 0.
      const fromColumn = left | 0;
      const fromRow = top | 0;
      const across = left - fromColumn;
      const down = top - fromRow;
      const first = fromRow * line + fromColumn * channels;
      for (let k = first, channel = 0; channel < channels; k++, channel++) {
        const above = (from[k] ?? 0) * (1 - across) + (from[k + channels] ?? 0) * across;
        const below = (from[k + line] ?? 0) * (1 - across) + (from[k + line + channels] ?? 0) * across;
        pixels[at + channel] = above + (below - above) * down + 0.5;
      }
    }
  }
  return { width, height, pixels };
}
