import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { drawPicture, SIGNS } from './picture.js';
import { insertImageCode, takeImageCode } from './store-tries.js';
import type { Tokens } from './tokens.js';

const LIFE_MS = 5 * 60_000;
/** Hashes to try: a quarter of a second on an old phone beside a picture, some seconds in its place. */
const WORK = { picture: [3_000, 12_000], none: [300_000, 600_000] } as const;

/** What a browser and a person bring along: the work that was done, and the letters, where there was a picture. */
export interface Proof {
  id: string;
  code: string | undefined;
  work: { counter: number; key: string } | undefined;
}

const secretOf = (tokens: Tokens, id: string) => tokens.mark('work', id);

/** A new picture of four letters or digits with a little work, or more work without a picture. One use, five minutes. */
export async function askForProof(db: Db, tokens: Tokens, without: 'picture' | undefined, now: Date) {
  const id = newId();
  const answer =
    without === 'picture' ? null : Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)] ?? '2').join('');
  const [least, most] = WORK[answer === null ? 'none' : 'picture'];
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(least, most),
    deriveKey,
    hmacSignatureSecret: secretOf(tokens, id),
  });
  await insertImageCode(db, {
    id,
    answer,
    work: JSON.stringify(challenge),
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  const { nonce, salt, keyPrefix } = challenge.parameters;
  const picture = answer === null ? '' : await drawPicture(answer, () => randomInt(2 ** 32) / 2 ** 32);
  return { imageCodeId: id, picture, work: { nonce, salt, keyPrefix } };
}

/** Whether the work was done and the letters are right; either way they are used up. */
export async function takeProof(db: Db, tokens: Tokens, { id, code, work }: Proof, now: Date): Promise<boolean> {
  const asked = await takeImageCode(db, id);
  if (asked === undefined || asked.expiresAt <= now || work === undefined) return false;
  if (asked.answer !== null && asked.answer.toLowerCase() !== code?.toLowerCase()) return false;
  const { verified } = await verifySolution({
    challenge: JSON.parse(asked.work) as Challenge, // as: written by askForProof, and signed
    solution: { counter: work.counter, derivedKey: work.key, time: 0 },
    deriveKey,
    hmacSignatureSecret: secretOf(tokens, id),
  });
  return verified;
}
