import type { Language, Message } from '@zhibi/contract/kernel';
import { findAccount, mintHandOver } from '../session/index.js';
import type { FirstAdministrator } from './first-administrator.js';
import type { OpenServices } from './open-services.js';

export interface DemoAccount {
  account: string;
  about: string;
  /** Where this account logs in. */
  loginPath: '/login' | '/login?admin=true' | 'hand-over';
}
export interface Demo {
  password: string;
  accounts: readonly DemoAccount[];
}

interface Opened {
  address: string;
  language: Language;
  demo: Demo | undefined;
  administrator: FirstAdministrator | undefined;
}

const words = {
  account: { zh: '账号', en: 'account ' },
  password: { zh: '密码', en: 'password' },
  once: { zh: '（只显示这一次，首次登录时请改成自己的）', en: '(shown once; set your own at the first login)' },
  accounts: { zh: '演示账号，密码都是', en: 'demo accounts, password' },
  end: { zh: '按 Ctrl-C 结束。', en: 'Ctrl-C ends it.' },
} satisfies Record<string, Message>;

/** Says on the console where the product is, and who may enter: the only place where these passwords are told. */
export async function welcome(
  services: OpenServices,
  { address, language, demo, administrator }: Opened,
): Promise<void> {
  const say = (name: keyof typeof words) => words[name][language];
  const lines = [``, `  纸笔 Zhibi  →  ${address}`, ``];
  if (administrator)
    lines.push(
      `  ${address}/login?admin=true`,
      `  ${say('account')} ${administrator.account}`,
      `  ${say('password')} ${administrator.password}   ${say('once')}`,
      ``,
    );
  if (demo) {
    lines.push(`  ${say('accounts')} ${demo.password}`);
    const width = Math.max(...demo.accounts.map(({ account }) => account.length));
    for (const { account, about, loginPath } of demo.accounts) {
      const where = loginPath === 'hand-over' ? await handOverAddress(services, address, account) : loginPath;
      lines.push(`  ${account.padEnd(width)}  ${where.padEnd(18)}  ${about}`);
    }
    lines.push('');
  }
  console.log([...lines, `  ${say('end')}`, ''].join('\n'));
}

/** A fresh token for the partner's account: one use, 60 s. */
async function handOverAddress({ database, clock }: OpenServices, address: string, name: string): Promise<string> {
  const pair = await database.asSystem(async (db) => {
    const account = await findAccount(db, name);
    return account && mintHandOver(db, account.id, clock.now());
  });
  return pair === undefined
    ? ''
    : `${address}/index?token=${encodeURIComponent(Buffer.from(JSON.stringify(pair)).toString('base64'))}&source=jy`;
}
