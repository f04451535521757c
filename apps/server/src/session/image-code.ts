import { randomInt } from 'node:crypto';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { drawLetters, LETTERS } from './letters.js';
import { insertImageCode } from './store-tries.js';

const LIFE_MS = 5 * 60_000;

/** A new picture of four letters or digits; the answer stays here. */
export async function drawImageCode(db: Db, now: Date): Promise<{ imageCodeId: string; svg: string }> {
  const id = newId();
  const answer = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)] ?? '2').join('');
  await insertImageCode(db, { id, answer, expiresAt: new Date(now.getTime() + LIFE_MS) });
  return { imageCodeId: id, svg: drawLetters(answer, () => randomInt(1_000_000) / 1_000_000) };
}
