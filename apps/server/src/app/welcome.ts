import type { Language, Message } from '@zhibi/contract/kernel';
import type { FirstAdministrator } from './first-administrator.js';

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
  /** Where a partner hands its account over, as long as this server runs. */
  partnerPath: string | undefined;
}

const words = {
  account: { zh: '账号', en: 'account ' },
  password: { zh: '密码', en: 'password' },
  once: { zh: '（只显示这一次，首次登录时请改成自己的）', en: '(shown once; set your own at the first login)' },
  accounts: { zh: '演示账号，密码都是', en: 'demo accounts, password' },
  end: { zh: '按 Ctrl-C 结束。', en: 'Ctrl-C ends it.' },
} satisfies Record<string, Message>;

/** Says on the console where the product is, and who may enter: the only place where these passwords are told. */
export function welcome({ address, language, demo, administrator, partnerPath = '' }: Opened): void {
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
      const where = loginPath === 'hand-over' ? address + partnerPath : loginPath;
      lines.push(`  ${account.padEnd(width)}  ${where.padEnd(18)}  ${about}`);
    }
    lines.push('');
  }
  console.log([...lines, `  ${say('end')}`, ''].join('\n'));
}
