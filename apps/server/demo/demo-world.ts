import type { Message } from '@zhibi/contract/kernel';
import type { Demo } from '../src/app/welcome.js';
import { type Connection, openDatabase } from '../src/platform/db.js';
import { openClient } from '../src/platform/pools.js';
import { hasAccounts } from '../src/session/index.js';
import { accountTable, DEMO_PASSWORD } from './accounts.js';
import type { DemoNeeds, Part } from './making.js';
import { beginWorld, emptyWorld, finishWorld, lockWorld, stateOfWorld } from './world-mark.js';

const beginning: Message = {
  zh: '正在建立演示世界：学校、七百人、题库、四份作业、书册……（只在第一次启动时）',
  en: 'making the demo world: schools, seven hundred people, a question bank, four pieces of homework, books … (at the first start only)',
};

const again: Message = {
  zh: '上次建立演示世界时中断了，现在重新建立。',
  en: 'the demo world was left half-made the last time: it is made anew.',
};

/**
 * Makes the demo world in an empty database; on later starts only says that it is there. What was left half-made is taken away and made
 * anew. Undefined where other people live.
 */
export async function makeDemoOnce(needs: DemoNeeds, of?: readonly Part[]): Promise<Demo | undefined> {
  const demo = { password: DEMO_PASSWORD, accounts: accountTable };
  const owner = await openClient(needs.connection);
  try {
    await lockWorld(owner);
    const state = await stateOfWorld(owner);
    if (state === 'made') return demo;
    if (state === 'begun') await emptyWorld(owner);
    else if (await isInhabited(needs.connection)) return undefined;
    if (state === 'begun') console.log(`  ${again[needs.language]}`);
    console.log(`  ${beginning[needs.language]}`);
    await beginWorld(owner);
    const { makeDemo } = await import('./make-demo.js'); // all that writes it, which a later start has no use for
    await makeDemo(needs, of);
    await finishWorld(owner);
  } finally {
    await owner.end();
  }
  return demo;
}

async function isInhabited(connection: Connection): Promise<boolean> {
  const database = openDatabase(connection, { app: 1, system: 1 });
  try {
    return await database.asSystem(hasAccounts);
  } finally {
    await database.end();
  }
}
