import { describe, expect, it } from 'vitest';
import { loginAddress, safeRedirect } from './address.js';

describe('the address after a login', () => {
  it.each([
    ['/homework/written?id=1#top', '/homework/written?id=1#top'],
    ['/', '/'],
    [null, '/index'],
    ['', '/index'],
    ['homework', '/index'],
    ['https://evil.test/', '/index'],
    ['//evil.test/', '/index'],
    ['/\\evil.test/', '/index'],
    ['/\t/evil.test', '/index'],
    ['\\\\evil.test', '/index'],
    ['javascript:alert(1)', '/index'],
    ['/login', '/index'],
    ['/login?redirect=/login', '/index'],
    ['/LOGIN/', '/index'],
    ['/x/../login', '/index'],
    ['/./login', '/index'],
    ['/x/..//evil.test', '/index'],
    ['/loginHelp', '/loginHelp'],
  ])('%j leads to %s', (asked, to) => {
    expect(safeRedirect(asked)).toBe(to);
  });
});

it('staff of organisation and operations have a door of their own', () => {
  expect([1, 2, 3, 4, null].map((type) => loginAddress(type as Parameters<typeof loginAddress>[0]))).toEqual([
    '/login',
    '/login?admin=true',
    '/login',
    '/login?admin=true',
    '/login',
  ]);
});
