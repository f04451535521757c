import { ensure } from '../problem.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** The text of a file whose encoding nobody has told: by its mark, else UTF-8 where it is valid, else GB18030 where that makes sense. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = encodingByMark(bytes) ?? wideEncoding(bytes);
  if (marked !== undefined) return { text: orRefuse(decode(bytes, marked), 'broken-file'), encoding: marked };
  ensure(!bytes.includes(0), 'invalid', 'not-a-list'); // no text holds a NUL: a picture, a program, an archive
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8' };
  ensure(!looksLikeUtf8(bytes), 'invalid', 'broken-file');
  const text = orRefuse(decode(bytes, 'gb18030'), 'encoding');
  ensure(isPlausible(bytes, text), 'invalid', 'encoding');
  return { text, encoding: 'gb18030' };
}

function orRefuse(text: string | undefined, reason: string): string {
  ensure(text !== undefined, 'invalid', reason);
  return text;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not this encoding: whoever asked tries another or refuses in words
  }
}

function encodingByMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without its mark: line ends, digits and separators have a NUL always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, 4_096);
  if (head.length < 4 || bytes.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 32 && even === 0) return 'utf-16le';
  return even > head.length / 32 && odd === 0 ? 'utf-16be' : undefined;
}

/** Nearly all of it is UTF-8, but not all: cut off within a character, or put together from two files. */
function looksLikeUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = text.split('\uFFFD').length - 1;
  const wide = [...text].filter((sign) => sign >= '\u0080' && sign !== '\uFFFD').length;
  return wide > 0 && lost * 8 < wide;
}

/**
 * Whether bytes read as GB18030 are likely to have been written so. Text in another double-byte encoding (Big5, Shift-JIS)
 * decodes too, into rare characters whose second byte is low, and into characters of private use.
 */
function isPlausible(bytes: Uint8Array, text: string): boolean {
  if (/[\uE000-\uF8FF]/.test(text)) return false;
  let pairs = 0;
  let low = 0;
  for (let at = 0; at < bytes.length - 1; at++) {
    if ((bytes[at] ?? 0) < 0x81) continue;
    pairs++;
    at++;
    if ((bytes[at] ?? 0) < 0xa1) low++;
  }
  return pairs > 0 && low <= 4 + pairs * 0.3;
}
