import { expect, it } from 'vitest';
import { lookOf } from './look.js';

it.each([
  [{ language: 'zh', token: '', roleCodes: [], loginTab: '' }, 'zh.account'],
  [{ language: 'en', token: '', roleCodes: [], loginTab: 'phone' }, 'en.phone'],
  [{ language: 'en', token: 'secret', roleCodes: [], loginTab: 'phone' }, 'en.in'],
  [{ language: 'zh', token: 'secret', roleCodes: ['TEACHER'], loginTab: '' }, 'zh.in'],
  [{ language: 'zh', token: 'secret', roleCodes: ['STUDENT'], loginTab: '' }, 'zh.student'],
  [{ language: 'zh', token: '', roleCodes: ['STUDENT'], loginTab: '' }, 'zh.account'],
] as const)('%j looks like %s', (session, look) => {
  expect(lookOf(session)).toBe(look);
});
