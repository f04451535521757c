import { Unshowable } from './bytes.js';
import { decodeText } from './text.js';

/** One line of the table of contents of a zip. */
export interface ZipEntry {
  name: string;
  size: number;
  isFolder: boolean;
  isLocked: boolean;
}

/** Reads a part of the file; `end` is not in it. */
export type Read = (start: number, end: number) => Promise<Uint8Array>;

const END_SIGN = 0x06054b50;
const END64_SIGN = 0x06064b50;
const LOCATOR_SIGN = 0x07064b50;
const ENTRY_SIGN = 0x02014b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const LONGEST_COMMENT = 0xffff;
const LONGEST_CONTENTS = 32 * 1024 * 1024;
export const MOST_ENTRIES = 5_000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The table of contents of a zip, read from its end: nothing of it is inflated, however long it is. */
export async function listZip(size: number, read: Read): Promise<{ entries: ZipEntry[]; total: number }> {
  const tailAt = Math.max(0, size - LONGEST_COMMENT - END_BYTES - LOCATOR_BYTES);
  const tail = await read(tailAt, size);
  const { at, length, total } = await contentsOf(tail, read);
  if (length > LONGEST_CONTENTS) throw new Unshowable('too-large');
  if (at + length > size) throw new Unshowable('broken');
  return { entries: entriesOf(await read(at, at + length)), total };
}

async function contentsOf(tail: Uint8Array, read: Read) {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_SIGN) continue;
    const [total, length, start] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ];
    if (start !== 0xffffffff && total !== 0xffff) return { at: start, length, total };
    if (at < LOCATOR_BYTES || view.getUint32(at - LOCATOR_BYTES, true) !== LOCATOR_SIGN)
      return { at: start, length, total };
    const end64At = Number(view.getBigUint64(at - LOCATOR_BYTES + 8, true));
    const end64 = viewOf(await read(end64At, end64At + 56));
    if (end64.byteLength < 56 || end64.getUint32(0, true) !== END64_SIGN) break;
    return {
      total: Number(end64.getBigUint64(32, true)),
      length: Number(end64.getBigUint64(40, true)),
      at: Number(end64.getBigUint64(48, true)),
    };
  }
  throw new Unshowable('broken');
}

function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= bytes.length && entries.length < MOST_ENTRIES; ) {
    if (view.getUint32(at, true) !== ENTRY_SIGN) throw new Unshowable('broken');
    const flags = view.getUint16(at + 8, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]; // three lengths, three numbers
    const text = decodeText(bytes.subarray(at + 46, at + 46 + name));
    const isFolder = text.endsWith('/');
    entries.push({ name: text, size: view.getUint32(at + 24, true), isFolder, isLocked: (flags & 1) === 1 });
    at += 46 + name + extra + comment;
  }
  return entries;
}
