import decodeQR from 'qr/decode.js';
import { type Homography, mapped } from '../frame/homography.js';
import { type GreyImage, greyAt } from '../image/grey-image.js';
import { sharpened } from '../image/sharpen.js';

/** White around the code, which a decoder wants; pixels for a millimetre, five or more for each module. */
const QUIET_MM = 2.5;
const PER_MM = 12;
/** Tries are counted, not timed: a busy machine must not read less. */
const PATIENCE_MS = 5_000;

/**
 * What the QR code of a page says, taken out of the picture straight and as large as decoders like it, and sharpened where it is not read
 * as it is. Undefined where it cannot be read; a code carries its own check (Reed-Solomon), so what is read is right.
 */
export function readQr(
  image: GreyImage,
  toImage: Homography,
  at: { xMm: number; yMm: number; sizeMm: number },
): string | undefined {
  const side = Math.round((at.sizeMm + 2 * QUIET_MM) * PER_MM);
  const greys = new Uint8Array(side * side);
  for (let k = 0; k < greys.length; k++) {
    const x = at.xMm - QUIET_MM + ((k % side) + 0.5) / PER_MM;
    const y = at.yMm - QUIET_MM + (Math.floor(k / side) + 0.5) / PER_MM;
    const place = mapped(toImage, { x, y });
    greys[k] = greyAt(image, place.x, place.y);
  }
  return decoded(greys, side) ?? decoded(sharpened(greys, side), side);
}

function decoded(greys: Uint8Array, side: number): string | undefined {
  const data = new Uint8Array(greys.length * 4);
  greys.forEach((grey, k) => {
    data.fill(grey, k * 4, k * 4 + 3).fill(255, k * 4 + 3, k * 4 + 4);
  });
  try {
    return decodeQR({ width: side, height: side, data }, { effort: 3, timeLimit: PATIENCE_MS });
  } catch {
    return undefined; // the decoder throws where there is no code that it can read
  }
}
