/**
 * Text as GB18030, for spreadsheets that know no other. Node can only decode it: the table is made by decoding every sequence
 * once, so that what is written is exactly what is read back. Characters beyond the basic plane follow by arithmetic.
 */
export function encodeGb18030(text: string): Uint8Array {
  table ??= makeTable();
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code > 0xffff) bytes.push(...fourBytes(code - 0x10000 + BEYOND));
    else bytes.push(...(table.get(sign) ?? [UNKNOWN]));
  }
  return Uint8Array.from(bytes);
}

const UNKNOWN = 0x3f; // a question mark
/** The number of the first four-byte sequence beyond the basic plane, and of those within it. */
const BEYOND = 189_000;
const WITHIN = 39_420;

let table: Map<string, readonly number[]> | undefined;

const fourBytes = (nth: number): number[] => [
  0x81 + Math.floor(nth / 12_600),
  0x30 + (Math.floor(nth / 1_260) % 10),
  0x81 + (Math.floor(nth / 10) % 126),
  0x30 + (nth % 10),
];

function makeTable(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const made = new Map<string, readonly number[]>();
  const learn = (bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if (sign.length === 1 && sign !== '\uFFFD' && !made.has(sign)) made.set(sign, bytes);
  };
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) learn([lead, trail]);
  for (let nth = 0; nth < WITHIN; nth++) learn(fourBytes(nth));
  return made;
}
