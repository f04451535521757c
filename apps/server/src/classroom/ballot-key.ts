import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);

/** A key of one round of one vote: a signature of another round is worth nothing in it. */
export async function newBallotKey(): Promise<{ modulus: string; privateKey: string }> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2048 });
  const { n = '' } = publicKey.export({ format: 'jwk' });
  return {
    modulus: Buffer.from(n, 'base64url').toString('hex').padStart(512, '0'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Signs a number without padding: it was hashed over its whole length before it was hidden. Undefined where it is no number below the modulus. */
export function signBlinded(privateKey: string, modulus: string, blinded: string): string | undefined {
  if (blinded >= modulus) return undefined; // hex of one length compares as the numbers do
  return privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(blinded, 'hex')).toString(
    'hex',
  );
}
