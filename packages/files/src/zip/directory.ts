import { FileFault } from '../file-fault.js';

/** One line of the table of contents of an archive, as it says of itself. */
export interface Entry {
  /** With slashes, whoever made it. */
  name: string;
  /** Unpacked. */
  size: number;
  packed: number;
  method: number;
  isFolder: boolean;
  isLocked: boolean;
  /** Where its own head begins. */
  at: number;
}

/** Reads a part of a file; `end` is not in it. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

interface Place {
  at: number;
  length: number;
  total: number;
}

const END_SIGN = 0x06054b50;
const END64_SIGN = 0x06064b50;
const LOCATOR_SIGN = 0x07064b50;
const ENTRY_SIGN = 0x02014b50;
const END_BYTES = 22;
const END64_BYTES = 56;
const LOCATOR_BYTES = 20;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const LONGEST_DIRECTORY = 32 * 1024 * 1024;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What the end of an archive may take: the directory is told there. */
export const tailAt = (size: number): number => Math.max(0, size - LONGEST_COMMENT - END_BYTES - LOCATOR_BYTES);

/** Where the directory lies, by the last bytes of an archive; a number is where a large archive tells it. */
export function placeInTail(tail: Uint8Array): Place | number {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_SIGN) continue;
    const place = {
      total: view.getUint16(at + 10, true),
      length: view.getUint32(at + 12, true),
      at: view.getUint32(at + 16, true),
    };
    if (place.at !== 0xffffffff && place.total !== 0xffff) return place;
    const locator = at - LOCATOR_BYTES;
    if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_SIGN) return place;
    return Number(view.getBigUint64(locator + 8, true));
  }
  throw new FileFault('broken-file');
}

export function placeIn64(bytes: Uint8Array): Place {
  const view = viewOf(bytes);
  if (view.byteLength < END64_BYTES || view.getUint32(0, true) !== END64_SIGN) throw new FileFault('broken-file');
  return {
    total: Number(view.getBigUint64(32, true)),
    length: Number(view.getBigUint64(40, true)),
    at: Number(view.getBigUint64(48, true)),
  };
}

/** The table of contents of an archive, read from its end: nothing is unpacked, however long it is. */
export async function listZip(
  size: number,
  read: ReadRange,
  most: number,
): Promise<{ entries: Entry[]; total: number }> {
  const said = placeInTail(await read(tailAt(size), size));
  const { at, length, total } = typeof said === 'number' ? placeIn64(await read(said, said + END64_BYTES)) : said;
  if (length > LONGEST_DIRECTORY) throw new FileFault('too-large');
  if (at + length > size) throw new FileFault('broken-file');
  return { entries: entriesIn(await read(at, at + length), most), total };
}

/** The first lines of a directory, at most so many. */
export function entriesIn(directory: Uint8Array, most: number): Entry[] {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length && entries.length < most; ) {
    if (view.getUint32(at, true) !== ENTRY_SIGN) throw new FileFault('broken-file');
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const name = nameOf(directory.subarray(at + ENTRY_BYTES, nameEnd));
    const short = [at + 24, at + 20, at + 42].map((from) => view.getUint32(from, true));
    const [size = 0, packed = 0, head = 0] = short.includes(0xffffffff)
      ? longFields(directory.subarray(nameEnd, extraEnd), short)
      : short;
    entries.push({
      name,
      size,
      packed,
      method: view.getUint16(at + 10, true),
      isFolder: name.endsWith('/'),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      at: head,
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Numbers that did not fit stand in a field of their own, in this order. */
function longFields(extra: Uint8Array, short: readonly number[]): number[] {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return short.map((value) => {
      if (value !== 0xffffffff || next + 8 > extra.length) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return [...short];
}

function nameOf(bytes: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    name = new TextDecoder('gb18030').decode(bytes); // archives made by Chinese Windows
  }
  return name.replaceAll('\\', '/');
}
