/** Where the tables of a TrueType file lie, from its first bytes. Throws on anything that is not TrueType outlines. */
export function placesOfTables(view: DataView): Map<string, { offset: number; length: number }> {
  if (view.getUint32(0) !== 0x00010000) throw new Error('not a TrueType font');
  const places = new Map<string, { offset: number; length: number }>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + i * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
    places.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  return places;
}

/** The tables of a TrueType file by their tag, as views on the bytes given. Throws on anything that is not TrueType outlines. */
export function readTables(font: Uint8Array): Map<string, DataView> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return new Map(
    [...placesOfTables(view)].map(([tag, { offset, length }]) => [
      tag,
      new DataView(font.buffer, font.byteOffset + offset, length),
    ]),
  );
}

export const tableMissing = (tag: string) => new Error(`the font has no ${tag} table`);

/** The table, or an error that names it. */
export function tableOf(tables: Map<string, DataView>, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw tableMissing(tag);
  return table;
}

/** Code point → glyph index, from the widest Unicode subtable (formats 4 and 12, OpenType 1.9 cmap). */
export function readCharacterMap(cmap: DataView): Map<number, number> {
  const glyphByChar = new Map<number, number>();
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(4 + i * 8 + 4));
  const wide = starts.find((at) => cmap.getUint16(at) === 12);
  if (wide !== undefined) {
    for (let g = 0; g < cmap.getUint32(wide + 12); g++) {
      const at = wide + 16 + g * 12;
      const first = cmap.getUint32(at);
      for (let c = first; c <= cmap.getUint32(at + 4); c++) glyphByChar.set(c, cmap.getUint32(at + 8) + c - first);
    }
    return glyphByChar;
  }
  const narrow = starts.find((at) => cmap.getUint16(at) === 4);
  if (narrow === undefined) return glyphByChar;
  const twice = cmap.getUint16(narrow + 6);
  for (let s = 0; s < twice; s += 2) {
    const end = cmap.getUint16(narrow + 14 + s);
    const start = cmap.getUint16(narrow + 16 + twice + s);
    const delta = cmap.getUint16(narrow + 16 + 2 * twice + s);
    const rangeAt = narrow + 16 + 3 * twice + s;
    const range = cmap.getUint16(rangeAt);
    for (let c = start; c <= end && c !== 0xffff; c++) {
      const raw = range === 0 ? c : cmap.getUint16(rangeAt + range + (c - start) * 2);
      if (raw !== 0) glyphByChar.set(c, (raw + delta) & 0xffff);
    }
  }
  return glyphByChar;
}

/** Joins tables into one file with the directory and checksums that readers look at. */
export function writeTables(tables: Map<string, Uint8Array>): Uint8Array {
  const tags = [...tables.keys()].sort();
  const headLength = 12 + tags.length * 16;
  const length = tags.reduce((sum, tag) => sum + padded(tables.get(tag)?.length ?? 0), headLength);
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  const power = Math.floor(Math.log2(tags.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tags.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, tags.length * 16 - 2 ** power * 16);
  let at = headLength;
  tags.forEach((tag, i) => {
    const bytes = tables.get(tag) ?? new Uint8Array();
    out.set(bytes, at);
    for (let k = 0; k < 4; k++) out[12 + i * 16 + k] = tag.charCodeAt(k);
    view.setUint32(12 + i * 16 + 4, checksum(view, at, padded(bytes.length)));
    view.setUint32(12 + i * 16 + 8, at);
    view.setUint32(12 + i * 16 + 12, bytes.length);
    at += padded(bytes.length);
  });
  return out;
}

const padded = (length: number) => (length + 3) & ~3;

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
