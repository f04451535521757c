import { readCharacterMap, readTables, tableOf, writeTables } from './sfnt.js';
import { characterMapTable, nameTable } from './tables.js';

const X_AND_Y_ARE_WORDS = 1;
const SCALE = 8;
const MORE_COMPONENTS = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

interface Slice {
  tables: Map<string, DataView>;
  glyphByChar: Map<number, number>;
  /** Index in this slice → index in the joined font. */
  joined: Map<number, number>;
}

interface Joined {
  outlines: Uint8Array[];
  advances: [width: number, left: number][];
}

/**
 * Joins the slices that web fonts come in into one TrueType font, without layout tables (Chinese needs none) and without
 * hints. The first slice that has a character wins; metrics are those of the first slice.
 * @param slices whole TrueType files with the same units per em
 * @param name family and style that the joined font answers to
 * @returns one TrueType file; throws when two slices differ in their units or the sum is over 65,535 glyphs
 */
export function joinSlices(slices: Uint8Array[], name: { family: string; style: 'Regular' | 'Bold' }): Uint8Array {
  const parts = slices.map((bytes): Slice => {
    const tables = readTables(bytes);
    return { tables, glyphByChar: readCharacterMap(tableOf(tables, 'cmap')), joined: new Map() };
  });
  const first = parts[0];
  if (!first) throw new Error('no slices to join');
  const all: Joined = { outlines: [], advances: [] };
  const glyphByChar = new Map<number, number>();
  take(first, 0, all);
  for (const part of parts) {
    if (unitsOf(part) !== unitsOf(first)) throw new Error('slices of different units per em');
    for (const [char, glyph] of part.glyphByChar)
      if (!glyphByChar.has(char)) glyphByChar.set(char, take(part, glyph, all));
  }
  if (all.outlines.length > 65_535) throw new Error('more glyphs than one font can hold');
  return assemble(first, all, glyphByChar, name);
}

const unitsOf = (slice: Slice) => tableOf(slice.tables, 'head').getUint16(18);

/** Copies one glyph, and the glyphs it is composed of, into the joined font. */
function take(slice: Slice, glyph: number, all: Joined): number {
  const known = slice.joined.get(glyph);
  if (known !== undefined) return known;
  const index = all.outlines.length;
  slice.joined.set(glyph, index);
  const outline = outlineOf(slice, glyph);
  all.outlines.push(outline);
  all.advances.push(advanceOf(slice, glyph));
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (outline.length > 10 && view.getInt16(0) < 0) {
    let at = 10;
    let flags = MORE_COMPONENTS;
    while (flags & MORE_COMPONENTS) {
      flags = view.getUint16(at);
      view.setUint16(at + 2, take(slice, view.getUint16(at + 2), all));
      const scale = flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0;
      at += 4 + (flags & X_AND_Y_ARE_WORDS ? 4 : 2) + scale;
    }
  }
  return index;
}

function outlineOf({ tables }: Slice, glyph: number): Uint8Array {
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const long = tableOf(tables, 'head').getInt16(50) === 1;
  const offset = (i: number) => (long ? loca.getUint32(i * 4) : loca.getUint16(i * 2) * 2);
  return new Uint8Array(glyf.buffer, glyf.byteOffset + offset(glyph), offset(glyph + 1) - offset(glyph)).slice();
}

function advanceOf({ tables }: Slice, glyph: number): [number, number] {
  const hmtx = tableOf(tables, 'hmtx');
  const full = tableOf(tables, 'hhea').getUint16(34);
  const width = hmtx.getUint16(Math.min(glyph, full - 1) * 4);
  return [width, glyph < full ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(full * 4 + (glyph - full) * 2)];
}

function assemble(
  first: Slice,
  all: Joined,
  glyphByChar: Map<number, number>,
  name: { family: string; style: 'Regular' | 'Bold' },
) {
  const copy = (tag: string) => {
    const table = tableOf(first.tables, tag);
    return new Uint8Array(table.buffer, table.byteOffset, table.byteLength).slice();
  };
  const put = (table: Uint8Array, at: number, value: number) => new DataView(table.buffer).setUint16(at, value);
  const count = all.outlines.length;
  const [head, hhea, maxp, os2] = [copy('head'), copy('hhea'), copy('maxp'), copy('OS/2')];
  put(head, 50, 1);
  put(head, 44, name.style === 'Bold' ? 1 : 0);
  put(hhea, 34, count);
  put(maxp, 4, count);
  put(os2, 4, name.style === 'Bold' ? 700 : 400);
  put(os2, 62, name.style === 'Bold' ? 0x20 : 0x40);
  const offsets = new DataView(new ArrayBuffer((count + 1) * 4));
  const glyf = new Uint8Array(all.outlines.reduce((sum, outline) => sum + ((outline.length + 3) & ~3), 0));
  let at = 0;
  all.outlines.forEach((outline, i) => {
    offsets.setUint32(i * 4, at);
    glyf.set(outline, at);
    at += (outline.length + 3) & ~3;
  });
  offsets.setUint32(count * 4, at);
  const hmtx = new DataView(new ArrayBuffer(count * 4));
  all.advances.forEach(([width, left], i) => {
    hmtx.setUint16(i * 4, width);
    hmtx.setInt16(i * 4 + 2, left);
  });
  const post = new Uint8Array(32);
  put(post, 0, 3);
  const tables = { head, hhea, maxp, 'OS/2': os2, glyf, loca: bytesOf(offsets), hmtx: bytesOf(hmtx), post };
  const whole = new Map<string, Uint8Array>(Object.entries(tables));
  whole.set('cmap', characterMapTable(glyphByChar));
  whole.set('name', nameTable(name.family, name.style));
  return writeTables(whole);
}

const bytesOf = (view: DataView) => new Uint8Array(view.buffer);
