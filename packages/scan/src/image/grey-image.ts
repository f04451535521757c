/** A picture in grey, row by row from the top left: 0 is black, 255 white. Colour is taken out by whoever decodes the file. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The grey between four pixels at a place in pixels, the centre of the first being 0.5, 0.5; the border goes on for ever. */
export function greyAt(image: GreyImage, x: number, y: number): number {
  const { width, pixels } = image;
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const top = Math.min(Math.max(y - 0.5, 0), image.height - 1.001);
  const column = Math.floor(left);
  const row = Math.floor(top);
  const across = left - column;
  const at = row * width + column;
  const above = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? 0) * across;
  const below = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across;
  return above + (below - above) * (top - row);
}

/** The picture `factor` times smaller, each pixel the mean of `factor`² of them; what is left at the right and below falls away. */
export function shrunk(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image;
  const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)];
  const from = image.pixels;
  const pixels = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const count = factor * factor;
  for (let row = 0; row < height; row++) {
    sums.fill(0);
    for (let line = 0; line < factor; line++) {
      let at = (row * factor + line) * image.width;
      for (let column = 0; column < width; column++) {
        let sum = sums[column] ?? 0;
        for (let end = at + factor; at < end; at++) sum += from[at] ?? 0;
        sums[column] = sum;
      }
    }
    for (let column = 0; column < width; column++) pixels[row * width + column] = (sums[column] ?? 0) / count + 0.5;
  }
  return { width, height, pixels };
}

/** How often a picture fits into so many pixels along its longer side. */
export const shrinkFor = ({ width, height }: GreyImage, longSide: number): number =>
  Math.max(1, Math.ceil(Math.max(width, height) / longSide));

/** More pixels than these along the longer side (A4 at 300 dpi) tell a reader nothing more. */
const WORKING_SIDE = 3_600;

/** A picture no larger than what is read in it needs: all engines work on it, and what they say of places is in its pixels. */
export const workingImage = (image: GreyImage): GreyImage => shrunk(image, shrinkFor(image, WORKING_SIDE));
