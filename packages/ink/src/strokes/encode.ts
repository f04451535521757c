import { ByteWriter } from './byte-writer.js';
import { checksum } from './bytes.js';
import { quantum, SUM_BYTES, VERSION } from './codec.js';
import { type Stroke, type StrokePoint, strokeTips } from './stroke.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One for all: nothing is written between two beginnings. */
const writer = new ByteWriter();

/**
 * Ink as bytes: version, count, strokes, checksum. A stroke is its id (a UUID in 16 bytes), t0 as the difference to the
 * stroke before, the tip, and per point the differences of quantised place, pressure and time. Places and times are
 * quantised from the start of the stroke, so errors do not add up. Strokes must have passed validStroke.
 */
export function encodeStrokes(strokes: readonly Stroke[]): Uint8Array {
  writer.clear();
  append(writer, strokes);
  return writer.done();
}

/** Each stroke by itself, as `encodeStrokes` packs it; all are parts of one buffer. */
export function encodeEach(strokes: readonly Stroke[]): Uint8Array[] {
  writer.clear();
  const ends = strokes.map((stroke) => {
    append(writer, [stroke]);
    return writer.size;
  });
  const bytes = writer.done();
  return ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
}

function append(out: ByteWriter, strokes: readonly Stroke[]): void {
  const begin = out.size;
  out.byte(VERSION);
  out.unsigned(strokes.length);
  let before = 0;
  for (const stroke of strokes) {
    writeId(out, stroke.id);
    const t0 = Math.round(stroke.t0);
    out.signed(t0 - before);
    before = t0;
    out.byte(strokeTips.indexOf(stroke.tip));
    out.unsigned(stroke.points.length);
    writePoints(out, stroke.points);
  }
  const sum = checksum(out.written().subarray(begin));
  for (let k = 0; k < SUM_BYTES; k++) out.byte((sum >>> (8 * k)) & 255);
}

function writePoints(out: ByteWriter, points: readonly StrokePoint[]): void {
  let [x, y, pressure, ms, elapsed] = [0, 0, 0, 0, 0];
  for (const [xMm, yMm, force, dtMs] of points) {
    const [nextX, nextY, nextForce] = [
      Math.round(xMm / quantum.mm),
      Math.round(yMm / quantum.mm),
      Math.round(force * 255),
    ];
    elapsed += dtMs;
    const nextMs = Math.round(elapsed);
    out.signed(nextX - x);
    out.signed(nextY - y);
    out.signed(nextForce - pressure);
    out.unsigned(nextMs - ms);
    [x, y, pressure, ms] = [nextX, nextY, nextForce, nextMs];
  }
}

/** Length × 2, plus 1 where the id is a UUID and takes 16 bytes instead of 36. */
function writeId(out: ByteWriter, id: string): void {
  if (!uuid.test(id)) {
    const bytes = new TextEncoder().encode(id);
    out.unsigned(bytes.length * 2);
    for (const byte of bytes) out.byte(byte);
    return;
  }
  out.unsigned(16 * 2 + 1);
  for (let at = 0; at < id.length; at += 2) {
    if (id.charCodeAt(at) === DASH) at++;
    out.byte(nibble(id.charCodeAt(at)) * 16 + nibble(id.charCodeAt(at + 1)));
  }
}

const DASH = 0x2d;
/** The value of a hexadecimal digit in lower case. */
const nibble = (code: number): number => (code < 0x3a ? code - 0x30 : code - 0x57);
