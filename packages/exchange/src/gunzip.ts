import { Gunzip } from 'fflate';
import { type Limits, Unreadable } from './model.js';

/** Fed in small pieces, so that a bomb is noticed soon. */
const PIECE = 8_192;

/** A file that was packed by itself (`.jsonl.gz`) as what is in it; any other as it is. Throws Unreadable for one that is broken or grows too large. */
export function withoutGzip(bytes: Uint8Array, limits: Pick<Limits, 'bytes'>): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const gunzip = new Gunzip((part, isLast) => {
    size += part.length;
    if (size > limits.bytes) throw new Unreadable('too-large');
    parts.push(part);
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      gunzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken-file');
  }
  if (!isWhole) throw new Unreadable('broken-file');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
