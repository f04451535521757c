import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalRequest, isTimely, sameSignature, signatureOf } from './signing.js';

const body = new TextEncoder().encode('{"a":1}');
const digest = createHash('sha256').update(body).digest('hex');

describe('the text that is signed', () => {
  it('is method, raw path and sorted parameters with the digest of the body among them', () => {
    const text = canonicalRequest({ method: 'post', url: '/api/pen/ink?timestamp=1&nonce=%E7%AC%94&a=x%20y', body });
    expect(text).toBe(`POST\n/api/pen/ink\na=x%20y&body=${digest}&nonce=%E7%AC%94&timestamp=1`);
  });
  it('hashes an empty body as empty', () => {
    expect(canonicalRequest({ method: 'GET', url: '/x', body: new Uint8Array() })).toBe(
      `GET\n/x\nbody=${createHash('sha256').digest('hex')}`,
    );
  });
  it.each(['/x?a=1&a=2', '/x?body=1'])('does not exist for %s', (url) =>
    expect(canonicalRequest({ method: 'GET', url, body })).toBeUndefined(),
  );
  it('encodes what RFC 3986 reserves', () =>
    expect(canonicalRequest({ method: 'GET', url: "/x?a=!'()*", body })).toContain('a=%21%27%28%29%2A'));

  it('does not depend on the order of the parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z~!*]{1,6}$/), fc.string(), { maxKeys: 6 }), (parameters) => {
        const pairs = Object.entries(parameters).filter(([name]) => name !== 'body');
        const url = (list: [string, string][]) => `/p?${new URLSearchParams(list)}`;
        expect(canonicalRequest({ method: 'GET', url: url(pairs), body })).toBe(
          canonicalRequest({ method: 'GET', url: url([...pairs].reverse()), body }),
        );
      }),
    );
  });
});

it('a signature is base64 of the HMAC and compared whole', () => {
  expect(signatureOf('text', 'key', 'HMAC-SHA1')).toBe(createHmac('sha1', 'key').update('text').digest('base64'));
  expect(sameSignature('abc', 'abc')).toBe(true);
  expect(sameSignature('abc', 'abd')).toBe(false);
  expect(sameSignature('ab', 'abc')).toBe(false);
});

it.each([
  [0, true],
  [300, true],
  [-300, true],
  [301, false],
  [-301, false],
  [Number.NaN, false],
])('a clock %d s off is timely: %s', (off, timely) => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(isTimely(now.getTime() / 1000 + off, now)).toBe(timely);
});
