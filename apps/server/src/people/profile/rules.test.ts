import { describe, expect, it } from 'vitest';
import { looksLikeHead } from './rules.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('what may become an avatar', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0rest', true],
    ['a PNG', '\x89PNG\r\n\x1a\nrest', true],
    ['a GIF', 'GIF89a', true],
    ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', true],
    ['an SVG, which can run and can fetch', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
    ['a sound in the same wrapping as WebP', 'RIFF\x10\x00\x00\x00WAVEfmt ', false],
    ['a page', '<!doctype html>', false],
    ['the first half of a beginning', '\xff\xd8', false],
    ['nothing', '', false],
  ])('%s', (_, text, may) => {
    expect(looksLikeHead(bytes(text))).toBe(may);
  });
});
