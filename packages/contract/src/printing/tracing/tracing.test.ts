import { expect, it } from 'vitest';
import { readPageCode } from './index.js';

it.each([
  ['713.1.42.7', '713.1.42.7'],
  [' 713.1.42.7 ', '713.1.42.7'],
  ['zhibi:1713:713.1.42.7', '713.1.42.7'],
  ['ZB-P000042-7F3A91', null],
  ['713.1.42', null],
  ["713.1.42.7' or 1=1", null],
  ['', null],
])('what is scanned as “%s” is the page code %s', (text, code) => {
  expect(readPageCode(text)).toBe(code);
});
