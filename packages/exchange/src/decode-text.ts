import { Unreadable } from './model.js';

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not this encoding: the next is tried, or the file is refused in words
  }
}

function byMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without its mark: signs of ASCII have a NUL always on the same side. */
function wide(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  const head = bytes.subarray(0, 4_096);
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 8 && even === 0) return 'utf-16le';
  return even > head.length / 8 && odd === 0 ? 'utf-16be' : undefined;
}

/** Most of it is UTF-8: cut off inside a character, or put together from two files. What cannot be read is marked with U+FFFD. */
function brokenUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  let [lost, wideSigns] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) lost++;
    else if (code >= 0x80) wideSigns++;
  }
  return lost <= 3 && wideSigns > lost * 8 ? text : undefined;
}

/**
 * The text of a file whose encoding nobody has told: by its mark, else UTF-8, else GB18030. A file cut off within a character keeps what is whole.
 * Throws Unreadable for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Unreadable('empty-file');
  const marked = byMark(bytes) ?? wide(bytes);
  const text =
    marked === undefined
      ? (decode(bytes, 'utf-8') ?? brokenUtf8(bytes) ?? decode(bytes, 'gb18030'))
      : decode(bytes, marked);
  if (text === undefined || text.slice(0, 65_536).includes('\0')) throw new Unreadable('encoding');
  if (text.trim() === '') throw new Unreadable('empty-file');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
