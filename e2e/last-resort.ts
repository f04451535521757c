import { writeTables } from '../packages/typeset/src/fonts/sfnt.js';
import { nameTable } from '../packages/typeset/src/fonts/tables.js';

const UNITS = 1000;
const CHARACTERS = 0x110000;
/** So many boxes that are alike: readers of fonts know ranges that count up (cmap format 12), not ranges of one glyph (13). */
const BOXES = 256;

/** A table of 16-bit words; what is longer is written as two of them. */
function table(...words: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 2));
  words.forEach((word, i) => {
    view.setUint16(i * 2, word & 0xffff);
  });
  return new Uint8Array(view.buffer);
}
const long = (value: number) => [Math.floor(value / 65_536), value % 65_536];
const zeros = (count: number) => Array<number>(count).fill(0);

/** An upright box, drawn clockwise: one contour of four points on the line. */
const BOX = [[1, 100, 0, 900, 800, 3, 0], [0x0101, 0x0101], [100, 0, 800, 0], [0, 800, 0, -800], [0]].flat();

/**
 * A TrueType font that has a box for every character there is. The packaged browser ends when it looks for a character that no
 * font has (Skia's "Not implemented"), so that one font has to have whatever the others lack: private use, emoji, tomorrow's scripts.
 */
export function lastResortFont(): Uint8Array {
  const ranges = Array.from({ length: CHARACTERS / BOXES }, (_, i) => i * BOXES);
  const mapped = ranges.flatMap((first) => [...long(first), ...long(first + BOXES - 1), ...long(1)]);
  const starts = Array.from({ length: BOXES + 2 }, (_, i) => Math.max(0, i - 1) * BOX.length * 2);
  const glyphs = BOXES + 1; // the first means "not there"
  return writeTables(
    new Map([
      ['head', table(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, UNITS, ...zeros(8), 100, 0, 900, 800, 0, 8, 2, 1, 0)],
      ['hhea', table(1, 0, 800, -200, 0, UNITS, 100, 100, 900, 1, ...zeros(7), 1)],
      ['maxp', table(1, 0, glyphs, 4, 1, 0, 0, 1, ...zeros(8))],
      ['hmtx', table(UNITS, 100, ...Array<number>(BOXES).fill(100))],
      [
        'cmap',
        table(
          0,
          1,
          3,
          10,
          ...long(12),
          12,
          0,
          ...long(16 + mapped.length * 2),
          0,
          0,
          ...long(ranges.length),
          ...mapped,
        ),
      ],
      ['loca', table(...starts.flatMap(long))],
      ['glyf', table(...Array.from({ length: BOXES }, () => BOX).flat())],
      ['name', nameTable('Zhibi Last Resort', 'Regular')],
      ['post', table(3, ...zeros(15))],
      ['OS/2', table(4, UNITS, 400, 5, ...zeros(28), 0x40, 0x20, 0xffff, 800, -200, 0, 800, 200, ...zeros(9))],
    ]),
  );
}
