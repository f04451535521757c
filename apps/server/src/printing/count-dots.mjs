// Runs in the process of sheets.mjs: counts the dots of a page from the text that draws them. They are too many to be drawn one by one.

/** The first font is chosen at the beginning. */
const HEAD_BYTES = 400;
const [OPEN, CLOSE, ESCAPE] = [0x28, 0x29, 0x5c];

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

/** How many dots a stream leaves; null where it writes with letters that are no drawings: dots of ours stand in streams of their own. */
export function dotsOf(stream, resources) {
  if (!known.has(stream))
    known.set(
      stream,
      withBytes(stream, (bytes) => countIn(bytes, resources)),
    );
  return known.get(stream);
}

function countIn(bytes, resources) {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const name = /\/(\S+) [\d.]+ Tf/.exec(head)?.[1];
  const font = name === undefined ? undefined : resources.get('Font').get(name);
  if (font === undefined || font.isNull() || font.get('Subtype').asName() !== 'Type3') return null;
  const leaves = lettersOf(font);
  let [count, isText] = [0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (!isText) isText = byte === OPEN;
    else if (byte === CLOSE) isText = false;
    else if (byte === ESCAPE) at += 1;
    else count += leaves[byte];
  }
  return count;
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
