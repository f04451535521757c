import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { titlesFrom } from '../store-titles.js';

/** The name itself, or with a number behind it where a paper of this person has it: two papers made in one second are told apart. */
export async function freeTitle(db: Db, { schoolId, accountId }: Actor, name: string): Promise<string> {
  const taken = new Set(await titlesFrom(db, { schoolId, ownerAccountId: accountId }, name));
  for (let nth = 1; ; nth++) {
    const title = nth === 1 ? name : `${name} (${nth})`;
    if (!taken.has(title)) return title;
  }
}
