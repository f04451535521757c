import { expect, it } from 'vitest';
import { sizeOf } from './size-of.js';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [300 * 1024 ** 2, '300 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [4 * 1024 ** 5, '4,096 TB'],
])('%d bytes as %s', (bytes, words) => expect(sizeOf(bytes)).toBe(words));
