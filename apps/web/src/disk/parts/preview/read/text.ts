/** What a text is written in: a mark at its beginning, UTF-8, or else the encoding of Chinese Windows. */
export function decodeText(bytes: Uint8Array, isWhole = true): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // A piece may end in the middle of a sign: as a stream that is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
