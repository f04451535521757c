import { createHmac, randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, checkLetterOf } from '@zhibi/contract/people/organisation';
import type { Database } from '../../platform/db.js';
import { secretOf } from '../../session/index.js';

/** The installation's way from the id of a code to its text, and from the text to what is kept of it. */
export interface CodeSecret {
  codeOf(codeId: string): string;
  digestOf(code: string): string;
}

/**
 * Codes are not stored: a code follows from its id and a secret, so that the issuer can print it again, and the table of
 * codes, its exports and its rows in a log give no unused code away. It is found again by a keyed digest.
 */
export function codeSecret(key: string): CodeSecret {
  const mac = (use: string, text: string) => createHmac('sha256', key).update(`${use}:${text}`).digest();
  return {
    codeOf(codeId) {
      let rest = mac('code', codeId).readBigUInt64BE();
      let letters = '';
      for (let at = 1; at < CODE_LENGTH; at++) {
        letters += CODE_LETTERS[Number(rest % BigInt(CODE_LETTERS.length))] ?? '';
        rest /= BigInt(CODE_LETTERS.length);
      }
      return letters + checkLetterOf(letters);
    },
    digestOf: (code) => mac('digest', code).toString('base64url'),
  };
}

/** The secret of this installation; the first process to ask makes it. */
export const openCodeSecret = (database: Database): Promise<CodeSecret> =>
  database.asSystem(async (db) =>
    codeSecret(await secretOf(db, 'activation-codes', () => randomBytes(48).toString('base64url'))),
  );
