import { ByteReader, ByteWriter, checksum, InkCorrupt } from './bytes.js';
import { type Stroke, type StrokePoint, strokeTips } from './stroke.js';

/** What is kept of a point: a hundredth of a millimetre, an eighth-bit pressure, a millisecond. */
export const quantum = { mm: 0.01, pressure: 1 / 255, ms: 1 } as const;

const VERSION = 1;
const SUM_BYTES = 4;
const MIN_POINT_BYTES = 4;
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

/** The strokes of a buffer made by encodeStrokes. Throws InkCorrupt on anything else; never reads or allocates more than it got. */
export function decodeStrokes(bytes: Uint8Array): Stroke[] {
  if (bytes.length < 2 + SUM_BYTES) throw new InkCorrupt('too-short', bytes.length);
  if (bytes[0] !== VERSION) throw new InkCorrupt('unknown-version', 0);
  const body = bytes.subarray(0, bytes.length - SUM_BYTES);
  const sum = bytes.subarray(body.length).reduce((value, byte, k) => (value | (byte << (8 * k))) >>> 0, 0);
  if (checksum(body) !== sum) throw new InkCorrupt('checksum', body.length);
  const reader = new ByteReader(body);
  reader.byte();
  const strokes: Stroke[] = [];
  const count = reader.unsigned();
  if (count > reader.left) throw new InkCorrupt('impossible-count', reader.at);
  let t0 = 0;
  for (let k = 0; k < count; k++) {
    const id = readId(reader);
    t0 += reader.signed();
    const tip = strokeTips[reader.byte()];
    if (!tip) throw new InkCorrupt('unknown-tip', reader.at - 1);
    strokes.push({ id, t0, tip, points: readPoints(reader) });
  }
  if (reader.left > 0) throw new InkCorrupt('trailing-bytes', reader.at);
  return strokes;
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

function readPoints(reader: ByteReader): StrokePoint[] {
  const count = reader.unsigned();
  if (count * MIN_POINT_BYTES > reader.left) throw new InkCorrupt('impossible-count', reader.at);
  const points: StrokePoint[] = [];
  let [x, y, pressure] = [0, 0, 0];
  for (let k = 0; k < count; k++) {
    x += reader.signed();
    y += reader.signed();
    pressure += reader.signed();
    points.push([x / 100, y / 100, pressure / 255, reader.unsigned()]);
  }
  return points;
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

function readId(reader: ByteReader): string {
  const head = reader.unsigned();
  const bytes = reader.slice(Math.floor(head / 2));
  if (head % 2 === 0) return new TextDecoder().decode(bytes);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
