/** An iPhone takes 12 or 24 million pixels; what is larger would need more memory than a reader has. */
const MOST_PIXELS = 26_000_000;
const CHANNELS = 3;

/** A picture as it is decoded: red, green and blue of each pixel. */
export interface DecodedPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Kinds of files (ISO 23008-12) that hold pictures in HEVC, which the other reader does not know. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Whether a file begins as a telephone's HEIC does. */
export function isHeic(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return begin.startsWith('ftyp') && BRANDS.includes(begin.slice(4));
}

/** Its picture is larger than one that can be decoded. */
export class TooManyPixels extends Error {}

/**
 * The main picture of a HEIC file, upright: the file itself says how it is turned.
 * @throws where there is none, or it is damaged or too large
 */
export async function decodedHeic(bytes: Uint8Array): Promise<DecodedPicture> {
  // A megabyte of program that most schools never need: opened with the first such file.
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const context = heif.heif_context_alloc();
  try {
    const opened = heif.heif_context_read_from_memory(context, bytes);
    if (opened.code !== heif.heif_error_code.heif_error_Ok) throw new Error(opened.message);
    const handle = done(heif.heif_js_context_get_primary_image_handle(context));
    try {
      const width = heif.heif_image_handle_get_width(handle);
      const height = heif.heif_image_handle_get_height(handle);
      if (width * height > MOST_PIXELS) throw new TooManyPixels();
      const { heif_colorspace_RGB: colours } = heif.heif_colorspace;
      const { heif_chroma_interleaved_RGB: chroma } = heif.heif_chroma;
      const { image, channels } = done(heif.heif_js_decode_image2(handle, colours, chroma));
      const [rows] = channels;
      if (rows === undefined) throw new Error('no pixels');
      const pixels = packed(rows);
      heif.heif_image_release(image);
      return { width: rows.width, height: rows.height, pixels };
    } finally {
      heif.heif_image_handle_release(handle);
    }
  } finally {
    // Its memory is not JavaScript's: nobody else gives it back.
    heif.heif_context_free(context);
  }
}

/** What the library tells instead of what it was asked for has a code. */
function done<T extends object>(answer: T | { code: unknown; message: string }): T {
  if ('code' in answer) throw new Error(answer.message);
  return answer;
}

/** Rows one behind the other, in memory of our own: the library's begin at round addresses. */
function packed({ width, height, stride, data }: { width: number; height: number; stride: number; data: Uint8Array }) {
  const pixels = new Uint8Array(width * height * CHANNELS);
  for (let row = 0; row < height; row++)
    pixels.set(data.subarray(row * stride, row * stride + width * CHANNELS), row * width * CHANNELS);
  return pixels;
}
