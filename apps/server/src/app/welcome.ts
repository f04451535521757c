import { findAccount, mintHandOver } from '../session/index.js';
import type { FirstAdministrator } from './first-administrator.js';
import type { OpenHouse } from './open-house.js';

export interface DemoAccount {
  account: string;
  about: string;
  /** Where this account logs in. */
  door: '/login' | '/login?admin=true' | 'hand-over';
}
export interface Demo {
  password: string;
  accounts: readonly DemoAccount[];
}

/** Says on the console where the product is, and who may enter: the only place where these passwords are told. */
export async function welcome(
  house: OpenHouse,
  address: string,
  demo: Demo | undefined,
  administrator: FirstAdministrator | undefined,
): Promise<void> {
  const lines = [``, `  纸笔 Zhibi  →  ${address}`, ``];
  if (administrator)
    lines.push(
      `  ${address}/login?admin=true`,
      `  account  ${administrator.account}`,
      `  password ${administrator.password}   (shown once; set your own at the first login)`,
      ``,
    );
  if (demo) {
    lines.push(`  demo accounts, password ${demo.password}`);
    const width = Math.max(...demo.accounts.map(({ account }) => account.length));
    for (const { account, about, door } of demo.accounts) {
      const where = door === 'hand-over' ? await handOverAddress(house, address, account) : door;
      lines.push(`  ${account.padEnd(width)}  ${where.padEnd(18)}  ${about}`);
    }
    lines.push('');
  }
  console.log(lines.join('\n'));
}

/** A fresh token for the partner's account: one use, 60 s. */
async function handOverAddress({ database, clock }: OpenHouse, address: string, name: string): Promise<string> {
  const pair = await database.asSystem(async (db) => {
    const account = await findAccount(db, name);
    return account && mintHandOver(db, account.id, clock.now());
  });
  return pair === undefined
    ? ''
    : `${address}/index?token=${encodeURIComponent(Buffer.from(JSON.stringify(pair)).toString('base64'))}&source=jy`;
}
