import { Gunzip } from 'fflate';
import { FileFault } from '../file-fault.js';
import { concat } from './concat.js';

/** Fed in small pieces, so that a bomb is noticed soon. */
const PIECE = 8_192;

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A file that was packed by itself (`.jsonl.gz`) as what is in it; any other as it is. Throws FileFault for one that is broken or grows too large. */
export function withoutGzip(bytes: Uint8Array, most: number): Uint8Array {
  if (!isGzip(bytes)) return bytes;
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const gunzip = new Gunzip((piece, isLast) => {
    size += piece.length;
    if (size > most) throw new FileFault('too-large');
    pieces.push(piece);
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      gunzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('broken-file');
  }
  if (!isWhole) throw new FileFault('broken-file');
  return concat(pieces);
}
