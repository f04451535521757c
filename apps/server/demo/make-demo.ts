import type { Language, Message } from '@zhibi/contract/kernel';
import { openServices } from '../src/app/open-services.js';
import type { Demo } from '../src/app/welcome.js';
import { type Connection, openDatabase } from '../src/platform/db.js';
import type { Log } from '../src/platform/log.js';
import type { Settings } from '../src/platform/settings.js';
import { findAccount, hasAccounts } from '../src/session/index.js';
import { accountTable, DEMO_PASSWORD } from './accounts.js';
import { DemoClock } from './demo-clock.js';
import { doQueued } from './do-queued.js';
import { makeBank } from './make-bank.js';
import { makeBooks } from './make-books.js';
import { makeCodes } from './make-codes.js';
import { makeDevices } from './make-devices.js';
import { makeHomework } from './make-homework.js';
import { makeLessons } from './make-lessons.js';
import { makePeople } from './make-people.js';

const beginning: Message = {
  zh: '正在建立演示世界：学校、七百人、题库、四份作业、书册……（只在第一次启动时）',
  en: 'making the demo world: schools, seven hundred people, a question bank, four pieces of homework, books … (at the first start only)',
};

interface Context {
  settings: Settings;
  connection: Connection;
  log: Log;
  language: Language;
}

/** Makes the demo world in an empty database; on later starts only says that it is there. Undefined where other people live. */
export async function makeDemoOnce(context: Context): Promise<Demo | undefined> {
  const demo = { password: DEMO_PASSWORD, accounts: accountTable };
  const state = await stateOf(context.connection);
  if (state === 'made') return demo;
  if (state === 'other') return undefined;
  console.log(`  ${beginning[context.language]}`);
  const clock = new DemoClock();
  // No workers of its own: what is queued is done at a moment of its clock, and at once.
  const services = await openServices({ ...context, settings: { ...context.settings, WORKERS: 0 }, clock });
  const settle = () => doQueued(services, context.connection);
  try {
    await makePeople(services, clock.now());
    await makeCodes(services, clock.now());
    await makeBank(services);
    await makeLessons(services);
    await makeHomework(services, clock, settle);
    await makeBooks(services, clock);
    await makeDevices(services);
    await settle();
  } finally {
    await services.close();
  }
  return demo;
}

async function stateOf(connection: Connection): Promise<'made' | 'other' | 'empty'> {
  const database = openDatabase(connection, { app: 1, system: 1 });
  try {
    return await database.asSystem(async (db) =>
      (await findAccount(db, 'teacher01')) ? 'made' : (await hasAccounts(db)) ? 'other' : 'empty',
    );
  } finally {
    await database.end();
  }
}
