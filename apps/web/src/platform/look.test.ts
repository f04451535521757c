import { expect, it } from 'vitest';
import { lookOf } from './look.js';

it.each([
  [{ language: 'zh', token: '', loginTab: '' }, 'zh.account'],
  [{ language: 'en', token: '', loginTab: 'phone' }, 'en.phone'],
  [{ language: 'en', token: 'secret', loginTab: 'phone' }, 'en.in'],
] as const)('%j looks like %s', (session, look) => {
  expect(lookOf(session)).toBe(look);
});
