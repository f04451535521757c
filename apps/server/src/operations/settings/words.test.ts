import { describe, expect, it } from 'vitest';
import { whyUnreachable } from './words.js';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('secret@host', { cause }), { code });

describe('why a host was not reached', () => {
  it.each([
    ['ENOTFOUND', 'There is no host mail.test'],
    ['EDNS', 'There is no host mail.test'],
    ['ECONNREFUSED', 'refuses the connection'],
    ['ETIMEDOUT', 'did not answer in time'],
    ['ECONNRESET', 'broke the connection off'],
    ['EHOSTUNREACH', 'cannot be reached'],
    ['CERT_HAS_EXPIRED', 'is not trusted'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'is not trusted'],
  ])('%s: %s', (code, words) => {
    expect(whyUnreachable(withCode(code), 'mail.test')?.words.en).toContain(words);
    // As `fetch` tells it.
    const fetched = new TypeError('fetch failed', { cause: withCode(code) });
    expect(whyUnreachable(fetched, 'mail.test')?.words.en).toContain(words);
  });

  it('tries of several addresses are one answer', () => {
    const error = new TypeError('fetch failed', { cause: new AggregateError([withCode('ECONNREFUSED')]) });
    expect(whyUnreachable(error, 'x')?.words.en).toContain('refuses');
  });

  it('is silent about anything else, and never repeats what an error says', () => {
    expect(whyUnreachable(withCode('EAUTH'), 'mail.test')).toBeUndefined();
    expect(JSON.stringify(whyUnreachable(withCode('ENOTFOUND'), 'mail.test'))).not.toContain('secret');
  });
});
