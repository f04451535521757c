// Runs in the process of sheets.mjs: counts the dots of a page from the text that draws them, square by square. They are too many to be drawn one by one.

/** The first font is chosen at the beginning. */
const HEAD_BYTES = 400;
/** Before a line of text stands where it begins: nothing longer. */
const PLACE_BYTES = 120;
const [OPEN, CLOSE, ESCAPE] = [0x28, 0x29, 0x5c];
const POINT_MM = 25.4 / 72;
/** The side of a square in which dots are counted: a pen needs less to know where it is. */
const CELL_MM = 10;
/** Columns and rows of squares on the largest sheet, an A3; what lies beyond is on no page. */
const MOST_CELLS = 48;

/** Bytes of a stream, read and freed: many pages of dots would fill the memory. */
function withBytes(stream, work) {
  const buffer = stream.readStream();
  try {
    return work(buffer.asUint8Array());
  } finally {
    buffer.destroy();
  }
}

const known = new WeakMap();

/**
 * The dots that a stream leaves; null where it writes with letters that are no drawings: dots of ours stand in streams of their own.
 * `count` is all of them, `pitchMm` how far they lie from each other, `cells` how many there are in each square by column and row, the row from the foot of
 * the page; null where nobody could say where its lines begin.
 */
export function dotsOf(stream, resources) {
  if (!known.has(stream))
    known.set(
      stream,
      withBytes(stream, (bytes) => countIn(bytes, resources)),
    );
  return known.get(stream);
}

/** Many pages of squares would fill the memory, too. */
export const forgetDots = (stream) => known.delete(stream);

function countIn(bytes, resources) {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const name = /\/(\S+) [\d.]+ Tf/.exec(head)?.[1];
  const font = name === undefined ? undefined : resources.get('Font').get(name);
  if (font === undefined || font.isNull() || font.get('Subtype').asName() !== 'Type3') return null;
  const leaves = lettersOf(font);
  const width = font.get('Widths').get(0).asNumber();
  const cells = new Uint16Array(MOST_CELLS * MOST_CELLS);
  let [count, isText, line, pitchMm] = [0, false, undefined, 0];
  let [letter, isPlaced] = [0, true];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (!isText) {
      isText = byte === OPEN;
      if (!isText) continue;
      line = lineAt(bytes, at, width);
      letter = 0;
      if (line === undefined) isPlaced = false;
      else pitchMm = line.stepMm;
    } else if (byte === CLOSE) isText = false;
    else if (byte === ESCAPE) at += 1;
    else {
      if (leaves[byte] === 1) {
        count += 1;
        if (line !== undefined) {
          const column = Math.floor((line.xMm + letter * line.stepMm) / CELL_MM);
          if (column >= 0 && column < MOST_CELLS) cells[line.row * MOST_CELLS + column] += 1;
        }
      }
      letter += 1;
    }
  }
  return { count, pitchMm, cells: isPlaced ? cells : null };
}

/** Where the line of text begins that opens here, in mm from the left, in which row of squares, and how far its letters go. */
function lineAt(bytes, open, width) {
  const before = Buffer.from(bytes.subarray(Math.max(0, open - PLACE_BYTES), open)).toString('latin1');
  const place = /([-\d.]+) 0 0 [-\d.]+ ([-\d.]+) ([-\d.]+) Tm\s*$/.exec(before);
  if (place === null) return undefined;
  const [, scale = 0, x = 0, y = 0] = place.map(Number);
  const row = Math.floor((y * POINT_MM) / CELL_MM);
  if (row < 0 || row >= MOST_CELLS) return undefined;
  return { xMm: x * POINT_MM, row, stepMm: width * scale * POINT_MM };
}

/** 1 for each letter whose drawing fills something. */
function lettersOf(font) {
  const leaves = new Uint8Array(256);
  const differences = font.get('Encoding').get('Differences');
  const drawings = font.get('CharProcs');
  let code = 0;
  differences.forEach((entry) => {
    if (entry.isNumber()) {
      code = entry.asNumber();
      return;
    }
    const drawing = drawings.get(entry.asName());
    if (!drawing.isNull()) leaves[code] = withBytes(drawing, paints) ? 1 : 0;
    code += 1;
  });
  return leaves;
}

const paints = (bytes) => /\b[fFBb]\*?\s*$|\bDo\b/.test(Buffer.from(bytes).toString('latin1'));

/** A square with a seventh more or fewer dots than fit into it is off: lines of dots fall beside the edge of a square, and that is less. */
const SAME_DENSITY = 0.15;

/** The squares of a page whose dots are too few or too many, from the top left corner in mm; none where nobody could say where its dots lie. */
export function oddCells(drawn, { widthMm, heightMm }) {
  if (drawn.length === 0 || drawn.some(({ cells }) => cells === null)) return [];
  const pitchMm = drawn.find((one) => one.pitchMm > 0)?.pitchMm;
  if (pitchMm === undefined) return [];
  const odd = [];
  for (let row = 0; row * CELL_MM < heightMm; row++)
    for (let column = 0; column * CELL_MM < widthMm; column++) {
      const [wide, high] = [Math.min(CELL_MM, widthMm - column * CELL_MM), Math.min(CELL_MM, heightMm - row * CELL_MM)];
      // A strip at the edge, where a line of dots more or less is much.
      if (wide < CELL_MM / 2 || high < CELL_MM / 2) continue;
      const there = drawn.reduce((sum, { cells }) => sum + cells[row * MOST_CELLS + column], 0);
      if (Math.abs((there * pitchMm ** 2) / (wide * high) - 1) > SAME_DENSITY)
        odd.push({ xMm: column * CELL_MM, yMm: heightMm - row * CELL_MM - high, widthMm: wide, heightMm: high });
    }
  return odd;
}
