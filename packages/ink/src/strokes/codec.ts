import { ByteReader, checksum, InkCorrupt } from './bytes.js';
import { type Stroke, type StrokePoint, strokeTips } from './stroke.js';

/** What is kept of a point: a hundredth of a millimetre, an eighth-bit pressure, a millisecond. */
export const quantum = { mm: 0.01, pressure: 1 / 255, ms: 1 } as const;

export const VERSION = 1;
export const SUM_BYTES = 4;
const MIN_POINT_BYTES = 4;

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

function readId(reader: ByteReader): string {
  const head = reader.unsigned();
  const bytes = reader.slice(Math.floor(head / 2));
  if (head % 2 === 0) return new TextDecoder().decode(bytes);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
