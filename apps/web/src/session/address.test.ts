import fc from 'fast-check';
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

  /** Pieces of which the addresses of attackers are made. */
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '..',
    '.',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    ':',
    '@',
    '?',
    '#',
    'login',
    'Login',
    'evil.test',
    'https',
    'javascript',
    'index',
    '\u0000',
    '。',
    '＼',
    '／',
  );
  const nasty = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('is one of this origin and not the login page, whatever is asked for', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((rest) => `/${rest}`),
          fc.string(),
          fc.webUrl(),
        ),
        (asked) => {
          const to = safeRedirect(asked);
          const seen = new URL(to, 'https://school.test');
          expect(seen.origin).toBe('https://school.test');
          expect(to).toMatch(/^\/(?![/\\])/);
          expect(seen.pathname).not.toMatch(/^\/login(\/|$)/i);
          expect(safeRedirect(to)).toBe(to);
        },
      ),
      { numRuns: 5_000 },
    ));
});

it('staff of organisation and operations have a login page of their own', () => {
  expect([1, 2, 3, 4, null].map((type) => loginAddress(type as Parameters<typeof loginAddress>[0]))).toEqual([
    '/login',
    '/login?admin=true',
    '/login',
    '/login?admin=true',
    '/login',
  ]);
});
