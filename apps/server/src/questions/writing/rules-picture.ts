const MM_PER_PX = 25.4 / 96;
const USUAL_WIDEST_MM = 80;

/** How large a picture stands on paper at first: a screen's pixels, no wider than half a line, no smaller than a sign. */
export function sizeOnPaper(widthPx: number, heightPx: number): { widthMm: number; heightMm: number } {
  const [width, height] = [Math.max(1, widthPx) * MM_PER_PX, Math.max(1, heightPx) * MM_PER_PX];
  const shrink = Math.min(1, USUAL_WIDEST_MM / width, 120 / height);
  const rounded = (length: number): number => Math.max(1, Math.round(length * shrink * 10) / 10);
  return { widthMm: rounded(width), heightMm: rounded(height) };
}

const [MARKER, START_OF_SCAN, FIRST_APP, LAST_APP, COMMENT] = [0xff, 0xda, 0xe1, 0xef, 0xfe];
const END = 0xd9;

/** Whether a JPEG holds nothing but its picture: no camera, place, profile or words, and nothing behind its end. Linear. */
export function isBareJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  for (;;) {
    const [marker, kind = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
    const isNoted = (kind >= FIRST_APP && kind <= LAST_APP) || kind === COMMENT;
    if (marker !== MARKER || isNoted) return false;
    at += 2 + high * 256 + low;
    if (kind === START_OF_SCAN) break;
  }
  return endOfScans(bytes, at) === bytes.length;
}

/** Behind the first end of the picture; -1 where it has none, or where something is noted between its scans. */
function endOfScans(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== MARKER) continue;
    const kind = bytes[at + 1] ?? 0;
    if (kind === END) return at + 2;
    if ((kind >= FIRST_APP && kind <= LAST_APP) || kind === COMMENT) return -1;
  }
  return -1;
}
