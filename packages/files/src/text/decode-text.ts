import { FileFault } from '../file-fault.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

export interface Decoded {
  /** Without the mark that tells the encoding. */
  text: string;
  encoding: Encoding;
  /** Signs that could not be read and stand as U+FFFD: a file that was cut off, or put together from two. */
  lost: number;
}

/**
 * The text of a file whose encoding nobody has told: by its mark, else UTF-8 where it is valid or nearly so, else GB18030 where that makes sense.
 * Throws FileFault: `not-text` for a picture, a program, an archive; `encoding` for a text that is none of these.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = encodingByMark(bytes) ?? wideEncoding(bytes);
  if (marked !== undefined && marked !== 'utf-8') return whole(bytes, marked);
  if (bytes.includes(0)) throw new FileFault('not-text'); // no text holds a NUL
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8', lost: 0 };
  const lost = lostInUtf8(bytes);
  if (marked === 'utf-8' || lost !== undefined)
    return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', lost: lost ?? 1 };
  const read = whole(bytes, 'gb18030');
  if (!isPlausible(bytes, read.text)) throw new FileFault('encoding');
  return read;
}

/** The text of the first bytes of a file, which may end in the middle of a sign; for looking at only, so that nothing is refused. */
export function decodePiece(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes) ?? wideEncoding(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes, { stream: true });
  return decode(bytes, 'utf-8', { stream: true }) ?? new TextDecoder('gb18030').decode(bytes, { stream: true });
}

function whole(bytes: Uint8Array, encoding: Encoding): Decoded {
  const text = decode(bytes, encoding);
  if (text === undefined) throw new FileFault(encoding === 'gb18030' ? 'encoding' : 'broken-file');
  return { text, encoding, lost: 0 };
}

function decode(bytes: Uint8Array, encoding: Encoding, options?: TextDecodeOptions): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, options);
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

/** How much is lost where nearly all of it is UTF-8, but not all; undefined where it is another encoding. */
function lostInUtf8(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  let [lost, wide] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) lost++;
    else if (code >= 0x80) wide++;
  }
  return wide > 0 && lost * 8 < wide ? lost : undefined;
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
