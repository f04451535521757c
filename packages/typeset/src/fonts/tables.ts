/** A cmap table with one format 12 subtable, and a format 4 twin for readers that only know that one where it can say its length. */
export function characterMapTable(glyphByChar: Map<number, number>): Uint8Array {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [char, glyph] of [...glyphByChar].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1);
    if (group && char === group[1] + 1 && glyph === group[2] + char - group[0]) group[1] = char;
    else groups.push([char, char, glyph]);
  }
  const narrow = groups.filter(([, last]) => last < 0xffff);
  narrow.push([0xffff, 0xffff, 0]);
  const shortLength = 16 + narrow.length * 8;
  const withTwin = shortLength <= 0xffff;
  const wideAt = withTwin ? 20 + shortLength : 12;
  const view = new DataView(new ArrayBuffer(wideAt + 16 + groups.length * 12));
  const subtables: [encoding: number, at: number][] = withTwin ? [[1, 20]] : [];
  subtables.push([10, wideAt]);
  view.setUint16(2, subtables.length);
  subtables.forEach(([encoding, at], i) => {
    view.setUint16(4 + i * 8, 3);
    view.setUint16(6 + i * 8, encoding);
    view.setUint32(8 + i * 8, at);
  });
  if (withTwin) writeNarrow(view, 20, shortLength, narrow);
  view.setUint16(wideAt, 12);
  view.setUint32(wideAt + 4, 16 + groups.length * 12);
  view.setUint32(wideAt + 12, groups.length);
  groups.flat().forEach((value, i) => {
    view.setUint32(wideAt + 16 + i * 4, value);
  });
  return new Uint8Array(view.buffer);
}

function writeNarrow(view: DataView, at: number, length: number, segments: [number, number, number][]): void {
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  view.setUint16(at, 4);
  view.setUint16(at + 2, length);
  view.setUint16(at + 6, count * 2);
  view.setUint16(at + 8, 2 ** power * 2);
  view.setUint16(at + 10, power);
  view.setUint16(at + 12, count * 2 - 2 ** power * 2);
  segments.forEach(([first, last, glyph], i) => {
    view.setUint16(at + 14 + i * 2, last);
    view.setUint16(at + 16 + count * 2 + i * 2, first);
    view.setUint16(at + 16 + count * 4 + i * 2, first === 0xffff ? 1 : (glyph - first) & 0xffff);
  });
}

/** The names a font answers to, for Windows readers (platform 3), which is what typesetters look at. */
export function nameTable(family: string, style: 'Regular' | 'Bold'): Uint8Array {
  const post = `${family.replaceAll(' ', '')}-${style}`;
  const records: [id: number, text: string][] = [
    [1, family],
    [2, style],
    [3, `${post};zhibi`],
    [4, style === 'Regular' ? family : `${family} ${style}`],
    [5, 'Version 1.000'],
    [6, post],
    [13, 'SIL Open Font License, Version 1.1'],
    [14, 'https://openfontlicense.org'],
  ];
  const textAt = 6 + records.length * 12;
  const view = new DataView(new ArrayBuffer(textAt + records.reduce((sum, [, text]) => sum + text.length * 2, 0)));
  view.setUint16(2, records.length);
  view.setUint16(4, textAt);
  let at = 0;
  records.forEach(([id, text], i) => {
    [3, 1, 0x409, id, text.length * 2, at].forEach((value, k) => {
      view.setUint16(6 + i * 12 + k * 2, value);
    });
    for (const char of text) {
      view.setUint16(textAt + at, char.charCodeAt(0));
      at += 2;
    }
  });
  return new Uint8Array(view.buffer);
}
