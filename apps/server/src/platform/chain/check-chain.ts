import type { Database } from '../db.js';
import { type Chain, type Head, hashAt, linksAfter, unlinked } from './store.js';

const AT_ONCE = 5_000;
const MOST_TOLD = 100;

export interface Broken {
  /** The row was changed, is gone, or came from elsewhere; of the chain itself a link is gone, or its end. */
  what: 'tampered' | 'missing' | 'inserted' | 'link-missing' | 'cut-off';
  /** The row of the table, or the number of the link. */
  id: string;
}

/** Follows the whole chain from its first link. @param kept the head as it was kept outside of the database */
export async function checkChain(
  { readAsSystem }: Pick<Database, 'readAsSystem'>,
  chain: Chain,
  kept: Head | undefined,
): Promise<{ rows: number; broken: Broken[] }> {
  const broken: Broken[] = [];
  let rows = 0;
  let last = '0';
  for (;;) {
    const links = await readAsSystem((system) => linksAfter(system, chain, last, AT_ONCE));
    for (const { no, rowId, after, there, right } of links) {
      const follows = BigInt(no) === BigInt(last) + 1n;
      if (!follows) broken.push({ what: 'link-missing', id: String(BigInt(last) + 1n) });
      if (!there) broken.push({ what: 'missing', id: rowId });
      else if (!right && (after !== null || no === '1')) broken.push({ what: 'tampered', id: rowId });
      last = no;
    }
    rows += links.length;
    if (links.length < AT_ONCE) break;
  }
  const strangers = await readAsSystem((system) => unlinked(system, chain, MOST_TOLD));
  broken.push(...strangers.map((id): Broken => ({ what: 'inserted', id })));
  if (kept !== undefined && (await readAsSystem((system) => hashAt(system, chain, kept.no))) !== kept.hash)
    broken.push({ what: 'cut-off', id: kept.no });
  return { rows, broken: broken.slice(0, MOST_TOLD) };
}
