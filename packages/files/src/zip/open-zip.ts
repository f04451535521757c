import { Inflate } from 'fflate';
import { FileFault } from '../file-fault.js';
import { concat } from './concat.js';
import { type Entry, entriesIn, placeIn64, placeInTail, tailAt, viewOf } from './directory.js';

/** The files of an archive, unpacked one by one when they are asked for. */
export interface Archive {
  names: readonly string[];
  /** Paths that climb out of the archive; never unpacked. */
  unsafe: readonly string[];
  /** What all files together say that they hold. */
  unpackedBytes: number;
  has(name: string): boolean;
  /** The bytes of a file; undefined when there is none of this name. Throws FileFault for one that is broken, locked or too large. */
  open(name: string): Uint8Array | undefined;
  /** The same piece by piece, so that a long one need not be held whole. */
  pieces(name: string): Generator<Uint8Array> | undefined;
}

/** What an archive may hold: bombs are refused by what they declare, and a liar is stopped where it grows beyond that. */
export interface ZipLimits {
  files: number;
  /** Of all files that are opened together, unpacked. */
  unpackedBytes: number;
}

const LOCAL_SIGN = 0x04034b50;
/** Fed in small pieces, so that a bomb is noticed soon: a piece grows to a thousand times its length at most. */
const PIECE = 8_192;

/** The first bytes of every zip, and so of every Office file. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const isUnsafe = (name: string): boolean =>
  name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..') || name.includes('\0');

/** Reads the list of an archive. Everything an archive says of itself is checked against what is there. */
export function openZip(bytes: Uint8Array, limits: ZipLimits): Archive {
  const said = placeInTail(bytes.subarray(tailAt(bytes.length)));
  const place = typeof said === 'number' ? placeIn64(bytes.subarray(said)) : said;
  if (place.total > limits.files) throw new FileFault('too-large');
  if (place.at + place.length > bytes.length) throw new FileFault('broken-file');
  const all = entriesIn(bytes.subarray(place.at, place.at + place.length), place.total);
  if (all.length !== place.total) throw new FileFault('broken-file');
  const [unsafe, safe] = [all.filter(({ name }) => isUnsafe(name)), all.filter(({ name }) => !isUnsafe(name))];
  const files = new Map(safe.filter(({ isFolder }) => !isFolder).map((entry) => [entry.name, entry]));
  let left = limits.unpackedBytes;
  const pieces = (name: string) => {
    const entry = files.get(name);
    if (entry === undefined) return undefined;
    if (entry.isLocked) throw new FileFault('locked-file');
    if (entry.size > left) throw new FileFault('too-large');
    left -= entry.size;
    return unpacked(contentOf(bytes, entry), entry);
  };
  return {
    names: [...files.keys()],
    unsafe: unsafe.map(({ name }) => name),
    unpackedBytes: all.reduce((sum, { size }) => sum + size, 0),
    has: (name) => files.has(name),
    pieces,
    open: (name) => {
      const found = pieces(name);
      return found && concat([...found]);
    },
  };
}

/** The bytes of an entry as they lie in the archive. */
function contentOf(bytes: Uint8Array, { at, packed }: Entry): Uint8Array {
  const head = viewOf(bytes.subarray(at, at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL_SIGN) throw new FileFault('broken-file');
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = bytes.subarray(from, from + packed);
  if (content.length !== packed) throw new FileFault('broken-file');
  return content;
}

/** Unpacks at most what the entry declares: a liar is stopped there. */
function* unpacked(packed: Uint8Array, { size, method }: Entry): Generator<Uint8Array> {
  let got = 0;
  for (const piece of method === 0 ? [packed] : inflated(packed, method)) {
    got += piece.length;
    if (got > size) throw new FileFault('too-large');
    yield piece;
  }
  if (got !== size) throw new FileFault('broken-file');
}

function* inflated(packed: Uint8Array, method: number): Generator<Uint8Array> {
  if (method !== 8) throw new FileFault('broken-file');
  const pieces: Uint8Array[] = [];
  const inflate = new Inflate((piece) => void pieces.push(piece));
  for (let at = 0; at < packed.length || at === 0; at += PIECE) {
    try {
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    } catch {
      throw new FileFault('broken-file');
    }
    yield* pieces.splice(0);
  }
}
