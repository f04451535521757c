/**
 * Votes that nobody can trace, by Chaum's blind signatures over RSA with a full-domain hash. A device makes a secret token, hides
 * it by a random factor, and has the hidden one signed: once for each person who may vote. It takes the factor out again and casts
 * its ballot with token and signature and nothing else. The server can tell that it signed this token, not for whom:
 * every hidden number that it saw fits every token equally well.
 */
/** SHA-256 as a device has it: the browser's own is kept from pages of plain HTTP, which is what a school's network has. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export const EXPONENT = 65_537n;
const BYTES = 256;

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const numberHex = (number: bigint): string => number.toString(16).padStart(BYTES * 2, '0');
export const ofHex = (hex: string): bigint => BigInt(`0x${hex}`);

/** A token as a number below the modulus: 2047 bits, each of which depends on the whole token. */
export function tokenNumber(token: string, sha256: Sha256): bigint {
  const text = new TextEncoder().encode(token);
  const parts = Array.from({ length: BYTES / 32 }, (_, nth) => toHex(sha256(Uint8Array.of(nth, ...text))));
  return BigInt.asUintN(BYTES * 8 - 1, ofHex(parts.join('')));
}

export function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The inverse modulo a number without a common factor; undefined where there is one. */
function inverseOf(number: bigint, modulus: bigint): bigint | undefined {
  let [a, b, x, y] = [number % modulus, modulus, 1n, 0n];
  while (b !== 0n) {
    const times = a / b;
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return a === 1n ? ((x % modulus) + modulus) % modulus : undefined;
}

export interface Hidden {
  /** What is given to be signed. */
  blinded: string;
  /** Takes the factor out of what came back: the signature of the token itself; undefined where it is none. */
  reveal(signed: string): string | undefined;
}

/** @param random 256 random bytes, used for nothing else */
export function hideToken(token: string, modulusHex: string, random: Uint8Array, sha256: Sha256): Hidden | undefined {
  const modulus = ofHex(modulusHex);
  const factor = ofHex(toHex(random)) % modulus;
  const inverse = inverseOf(factor, modulus);
  if (inverse === undefined) return undefined;
  return {
    blinded: numberHex((tokenNumber(token, sha256) * powerOf(factor, EXPONENT, modulus)) % modulus),
    reveal: (signed) => {
      const signature = numberHex((ofHex(signed) * inverse) % modulus);
      return isSignature(token, signature, modulusHex, sha256) ? signature : undefined;
    },
  };
}

export function isSignature(token: string, signature: string, modulusHex: string, sha256: Sha256): boolean {
  const modulus = ofHex(modulusHex);
  const number = ofHex(signature);
  return number < modulus && powerOf(number, EXPONENT, modulus) === tokenNumber(token, sha256) % modulus;
}
