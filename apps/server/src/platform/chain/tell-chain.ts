import type { Language, Message } from '@zhibi/contract/kernel';
import type { Services } from '../services.js';
import { type Broken, checkChain } from './check-chain.js';
import { keepChain, keptHead } from './keep-chain.js';
import type { Chain } from './store.js';

const words: Record<Broken['what'], (id: string) => Message> = {
  tampered: (id) => ({ zh: `第 ${id} 行被改动过`, en: `row ${id} was changed` }),
  missing: (id) => ({ zh: `第 ${id} 行被删除`, en: `row ${id} is gone` }),
  inserted: (id) => ({ zh: `第 ${id} 行是插入的`, en: `row ${id} was put in` }),
  'link-missing': (id) => ({ zh: `链条缺少第 ${id} 环`, en: `link ${id} of the chain is gone` }),
  'cut-off': (id) => ({
    zh: `链条与数据目录中保存的末端（第 ${id} 环）不符`,
    en: `the chain does not hold the head that was kept in DATA_DIR (link ${id})`,
  }),
};

/** Checks a chain at the console. What was written in the last minute is linked first, unless the chain is broken. */
export async function tellChain(
  services: Pick<Services, 'database' | 'settings'>,
  chain: Chain,
  { language, whole }: { language: Language; whole: (rows: number) => Message },
): Promise<{ holds: boolean; words: string }> {
  const { rows, broken } = await checkChain(
    services.database,
    chain,
    await keptHead(services.settings.DATA_DIR, chain),
  );
  if (broken.length > 0)
    return { holds: false, words: broken.map(({ what, id }) => words[what](id)[language]).join('\n') };
  await keepChain(services, chain);
  return { holds: true, words: whole(rows)[language] };
}
