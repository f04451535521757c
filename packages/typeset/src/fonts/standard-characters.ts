import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

const FIRST = 0x4e00;

/**
 * Code points of the 8,105 characters of the 通用规范汉字表 (State Council, 2013), in order. `fonts/standard-characters.txt` keeps
 * them small: a bit for each of U+4E00–U+9FFF, packed with Brotli, then the characters outside that range as themselves.
 */
export function standardCharacters(): number[] {
  const [packed = '', rare = ''] = readFileSync(
    new URL('../../fonts/standard-characters.txt', import.meta.url),
    'utf8',
  ).split('\n\n');
  const chars = [...rare.trim()].map((char) => char.codePointAt(0) ?? 0);
  brotliDecompressSync(Buffer.from(packed, 'base64')).forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) chars.push(FIRST + at * 8 + bit);
  });
  return chars.sort((a, b) => a - b);
}

const MORE = '€≌∽⊥∥∠⌒⊙∮▱⊿≮≯∅∩∪⊆⊂⊇⊃∈∉⇌⇒⇔↑↓→←↔′″℃℉‰§¶†‡★☆●○◎◇◆□■△▲▽▼♀♂♩♪♬✓ɑɡǹḿ';

/** Code points of the signs, letters and numbers of GB 2312 (rows 1–9: Greek, Cyrillic, kana, pinyin, frames) and some more. */
export function standardSigns(): number[] {
  const read = new TextDecoder('gbk');
  const chars = new Set([...MORE].map((char) => char.codePointAt(0) ?? 0));
  for (let row = 0xa1; row <= 0xa9; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const code = read.decode(Uint8Array.of(row, cell)).codePointAt(0) ?? 0xfffd;
      if ((code < 0xe000 || code > 0xf8ff) && code !== 0xfffd && !isVerticalForm(code)) chars.add(code);
    }
  }
  return [...chars].sort((a, b) => a - b);
}

/** Signs for lines that run downwards, which GB 2312 lacks: decoders since 2023 find them in cells that were private before (GB 18030-2022). */
const isVerticalForm = (code: number) => code >= 0xfe10 && code <= 0xfe19;
