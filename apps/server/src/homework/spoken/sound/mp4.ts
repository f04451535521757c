import type { Sound } from './webm.js';

interface Box {
  name: string;
  body: DataView;
}

/** What holds other boxes. */
const holders: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

/** Every box of the file in order, from outside in; stops at what is none. */
function* boxesOf(view: DataView, depth = 0): Generator<Box> {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const short = view.getUint32(at);
    const name = String.fromCharCode(...[4, 5, 6, 7].map((next) => view.getUint8(at + next)));
    const head = short === 1 ? 16 : 8;
    if (at + head > view.byteLength) return;
    const long = short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    const size = long === 0 ? view.byteLength - at : long;
    if (size < head) return;
    const end = Math.min(view.byteLength, at + size);
    const body = new DataView(view.buffer, view.byteOffset + at + head, end - at - head);
    yield { name, body };
    if (holders.has(name) && depth < 8) yield* boxesOf(body, depth + 1);
    at += size;
  }
}

const flagsOf = (body: DataView): number => (body.byteLength < 4 ? 0 : body.getUint32(0) & 0xffffff);
const wordAt = (body: DataView, at: number): number => (at + 4 <= body.byteLength ? body.getUint32(at) : 0);
const nameAt = (body: DataView, at: number): string =>
  at + 4 <= body.byteLength ? String.fromCharCode(...[0, 1, 2, 3].map((next) => body.getUint8(at + next))) : '';

/** Units of a second: 64-bit times stand before it in version 1. */
const timescaleOf = (body: DataView): number => wordAt(body, body.byteLength > 0 && body.getUint8(0) === 1 ? 20 : 12);

/** The length of all samples that a table of lengths names: pairs of how many and how long. */
function tableLength(body: DataView): number {
  let sum = 0;
  const pairs = Math.min(wordAt(body, 4), Math.floor((body.byteLength - 8) / 8));
  for (let pair = 0; pair < pairs; pair++) sum += wordAt(body, 8 + pair * 8) * wordAt(body, 12 + pair * 8);
  return sum;
}

/** The length of a run of samples in a piece of a file that was written while it was recorded. */
function runLength(body: DataView, usual: number): number {
  const flags = flagsOf(body);
  const count = wordAt(body, 4);
  if (!(flags & 0x100)) return count * usual;
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  let sum = 0;
  for (let sample = 0; sample < count && at + 4 <= body.byteLength; sample++, at += fields * 4) sum += wordAt(body, at);
  return sum;
}

/** Where the usual length of a sample stands in the head of a piece; behind what else its flags name. */
function usualOf(body: DataView, before: number): number {
  const flags = flagsOf(body);
  if (!(flags & 0x8)) return before;
  return wordAt(body, 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0));
}

/** A recording in MP4 with AAC or Opus and no picture, whole or in pieces as browsers write it. Undefined for anything else. */
export function readMp4(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [isFirst, isSound, isKnown, timescale, usual, length] = [true, false, false, 0, 0, 0];
  for (const { name, body } of boxesOf(view)) {
    if (isFirst && name !== 'ftyp') return undefined;
    isFirst = false;
    if (name === 'hdlr') {
      if (nameAt(body, 8) === 'vide') return undefined;
      isSound ||= nameAt(body, 8) === 'soun';
    }
    if (name === 'mdhd') timescale = timescaleOf(body);
    if (name === 'stsd') isKnown = ['mp4a', 'Opus'].includes(nameAt(body, 12));
    if (name === 'stts') length += tableLength(body);
    if (name === 'trex') usual = wordAt(body, 12);
    if (name === 'tfhd') usual = usualOf(body, usual);
    if (name === 'trun') length += runLength(body, usual);
  }
  return isSound && isKnown && timescale > 0
    ? { type: 'audio/mp4', durationMs: Math.round((length / timescale) * 1000) }
    : undefined;
}
