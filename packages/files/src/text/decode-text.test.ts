import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileFault } from '../file-fault.js';
import { decodePiece, decodeText } from './decode-text.js';
import { encodeGb18030 } from './encode-gb18030.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...all: number[]) => Uint8Array.from(all);
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text]
      .flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])
      .map((_, at, all) => all[isLittle ? at : at ^ 1] ?? 0),
  );
const list = '学号,姓名\n1,王小明\n';

describe('the text of a file', () => {
  it.each([
    ['utf-8', utf8(list), 'utf-8'],
    ['utf-8 with its mark', utf8(`\uFEFF${list}`), 'utf-8'],
    ['utf-16le with its mark', bytes(0xff, 0xfe, ...wide(list, true)), 'utf-16le'],
    ['utf-16be with its mark', bytes(0xfe, 0xff, ...wide(list, false)), 'utf-16be'],
    ['utf-16le', wide(list, true), 'utf-16le'],
    ['utf-16be', wide(list, false), 'utf-16be'],
    ['gb18030', encodeGb18030(list), 'gb18030'],
  ])('is read from %s', (_, file, encoding) => expect(decodeText(file)).toEqual({ text: list, encoding, lost: 0 }));

  it('says how many signs of it are lost', () => {
    const { text, lost } = decodeText(utf8('人人都是好学生'.repeat(3)).subarray(0, -1));
    expect([lost, text.endsWith('学\uFFFD')]).toEqual([1, true]);
    expect(decodeText(bytes(...utf8('\uFEFFab'), 0xe4)).lost).toBe(1);
  });

  it.each([
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0), 'not-text'],
    ['Big5', bytes(...('a4a4a4e5a6a8c1'.match(/../g)?.map((hex) => Number.parseInt(hex, 16)) ?? [])), 'encoding'],
    ['half a sign of UTF-16', bytes(0xff, 0xfe, 0x41), 'broken-file'],
  ] as const)('is refused from %s', (_, file, kind) => expect(() => decodeText(file)).toThrow(new FileFault(kind)));

  it('is what was written, in GB18030 as in UTF-8', () => {
    const text = fc.stringMatching(/^[a-z一-龥，。]{1,50}$/u);
    fc.assert(
      fc.property(text, (written) => {
        expect(decodeText(utf8(written)).text).toBe(written);
        expect(new TextDecoder('gb18030').decode(encodeGb18030(written))).toBe(written);
      }),
    );
  });
});

describe('the beginning of a file', () => {
  it('may end in the middle of a sign', () => {
    expect(decodePiece(utf8('中文').subarray(0, 5))).toBe('中');
    expect(decodePiece(encodeGb18030('中文').subarray(0, 3))).toBe('中');
  });
  it('is shown whatever it is', () => expect(decodePiece(bytes(0xff, 0x50))).toContain('P'));
});
