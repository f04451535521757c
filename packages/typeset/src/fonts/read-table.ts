import { closeSync, openSync, readSync } from 'node:fs';
import { placesOfTables, tableMissing } from './sfnt.js';

/** A directory of tables is never longer: 12 bytes and 16 for each, of some twenty. */
const DIRECTORY_BYTES = 1_024;

/** One table of a TrueType file, read without the megabytes of its outlines. Throws where the font has none. */
export function readTableOf(path: string, tag: string): DataView {
  const file = openSync(path, 'r');
  try {
    const directory = read(file, DIRECTORY_BYTES, 0);
    const place = placesOfTables(directory).get(tag);
    if (!place) throw tableMissing(tag);
    return read(file, place.length, place.offset);
  } finally {
    closeSync(file);
  }
}

function read(file: number, length: number, position: number): DataView {
  const bytes = new Uint8Array(length);
  const there = readSync(file, bytes, { position });
  return new DataView(bytes.buffer, 0, there);
}
