import { Inflate, zipSync } from 'fflate';
import { type Limits, Unreadable } from './model.js';

/** The files of an archive, unpacked one by one when they are asked for. */
export interface Archive {
  names: readonly string[];
  /** Paths that climb out of the archive; never unpacked. */
  unsafe: readonly string[];
  /** The bytes of a file; undefined when there is none of this name. Throws Unreadable for one that is broken, locked or too large. */
  open(name: string): Uint8Array | undefined;
}

interface Entry {
  at: number;
  packed: number;
  size: number;
  method: number;
  locked: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Fed in small pieces, so that a bomb is noticed soon: a piece grows to a thousand times its length at most. */
const PIECE = 8_192;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

const isUnsafe = (name: string): boolean =>
  name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..') || name.includes('\0');

function nameOf(bytes: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    name = new TextDecoder('gb18030').decode(bytes); // archives made by Chinese Windows
  }
  return name.replaceAll('\\', '/');
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 66_000); at--)
    if (view.getUint32(at, true) === END) return at;
  throw new Unreadable('broken-file');
}

/** Reads the list of an archive. Everything an archive says of itself is checked against what is there. */
export function openZip(bytes: Uint8Array, limits: Limits): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 22) throw new Unreadable('broken-file');
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.files) throw new Unreadable('too-large');
  const entries = new Map<string, Entry>();
  const unsafe: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new Unreadable('broken-file');
    const nameLength = view.getUint16(at + 28, true);
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength));
    if (isUnsafe(name)) unsafe.push(name);
    else if (!name.endsWith('/'))
      entries.set(name, {
        locked: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        at: view.getUint32(at + 42, true),
      });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return archiveOf(bytes, view, entries, unsafe, limits);
}

function archiveOf(
  bytes: Uint8Array,
  view: DataView,
  entries: ReadonlyMap<string, Entry>,
  unsafe: readonly string[],
  limits: Limits,
): Archive {
  let left = limits.unpackedBytes;
  const open = (name: string): Uint8Array | undefined => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    if (entry.locked) throw new Unreadable('locked-file');
    if (entry.size > left) throw new Unreadable('too-large');
    if (entry.at + 30 > view.byteLength || view.getUint32(entry.at, true) !== LOCAL)
      throw new Unreadable('broken-file');
    const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.subarray(from, from + entry.packed);
    if (packed.length !== entry.packed) throw new Unreadable('broken-file');
    const content = entry.method === 0 ? packed : entry.method === 8 ? inflated(packed, entry.size) : undefined;
    if (content === undefined || content.length !== entry.size) throw new Unreadable('broken-file');
    left -= content.length;
    return content;
  };
  return { names: [...entries.keys()], unsafe, open };
}

/** Unpacks at most what the entry declares: a liar is stopped there. */
function inflated(packed: Uint8Array, size: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let got = 0;
  const inflate = new Inflate((part) => {
    got += part.length;
    if (got > size) throw new Unreadable('too-large');
    parts.push(part);
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += PIECE)
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken-file');
  }
  const whole = new Uint8Array(got);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An archive of these files. Equal files make equal archives: the time inside is always the same. */
export const zipOf = (files: Readonly<Record<string, Uint8Array | string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
    { mtime: new Date(1980, 0, 2) },
  );
