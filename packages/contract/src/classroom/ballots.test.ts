import { constants, createHash, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EXPONENT, hideToken, isSignature, ofHex, powerOf, tokenNumber } from './ballots.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex');
const sign = (blinded: string) =>
  privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(blinded, 'hex')).toString('hex');
const hidden = (token: string) => {
  const made = hideToken(token, modulus, randomBytes(256), sha256);
  if (!made) throw new Error('a random factor has no common divisor');
  return made;
};

describe('a blind token', () => {
  it('is signed without being seen, and the signature holds for it alone', () => {
    const { blinded, reveal } = hidden('one');
    const signature = reveal(sign(blinded)) ?? '';
    expect(isSignature('one', signature, modulus, sha256)).toBe(true);
    expect(isSignature('two', signature, modulus, sha256)).toBe(false);
    expect(reveal(sign(hidden('two').blinded))).toBeUndefined();
  });

  it('fits what was signed for anybody: for each pair there is a factor that explains it', () => {
    const [first, second] = ['one', 'two'].map((token) => ({ token, ...hidden(token) }));
    if (!first || !second) throw new Error('two tokens');
    const n = ofHex(modulus);
    // Whoever holds the key can compute the factor that would have hidden the other token as this number: it exists for both.
    for (const { token } of [first, second]) {
      const target = (ofHex(first.blinded) * inverse(tokenNumber(token, sha256), n)) % n;
      const factor = ofHex(sign(target.toString(16).padStart(512, '0')));
      expect(powerOf(factor, EXPONENT, n)).toBe(target);
    }
  });
});

function inverse(number: bigint, n: bigint): bigint {
  let [a, b, x, y] = [number % n, n, 1n, 0n];
  while (b !== 0n) {
    const times = a / b;
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return ((x % n) + n) % n;
}
