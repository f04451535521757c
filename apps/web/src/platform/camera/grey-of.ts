let canvas: OffscreenCanvas | undefined;

/** A picture in greys, in a worker: no longer than this on its longer side, by the weights of Rec. 601. */
export function greyOf(picture: ImageBitmap, longest: number): { width: number; height: number; pixels: Uint8Array } {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4)
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, pixels };
}
