import type { Language, Message } from '@zhibi/contract/kernel';
import { openServices } from '../src/app/open-services.js';
import type { Demo } from '../src/app/welcome.js';
import { READ_ANSWERS } from '../src/capture/index.js';
import { type Connection, openDatabase } from '../src/platform/db.js';
import type { Log } from '../src/platform/log.js';
import { openClient } from '../src/platform/pools.js';
import type { Settings } from '../src/platform/settings.js';
import { hasAccounts } from '../src/session/index.js';
import { accountTable, DEMO_PASSWORD } from './accounts.js';
import { DemoClock } from './demo-clock.js';
import { doQueued } from './do-queued.js';
import { makeBank } from './make-bank.js';
import { makeBooks } from './make-books.js';
import { makeClassLesson } from './make-class-lesson.js';
import { makeCodes } from './make-codes.js';
import { makeDevices } from './make-devices.js';
import { makeDisk } from './make-disk.js';
import { makeGroups } from './make-groups.js';
import { makeHandbook } from './make-handbook.js';
import { collectHomework, giveHomework } from './make-homework.js';
import { makeLaboratory } from './make-laboratory.js';
import { makeLessons } from './make-lessons.js';
import { makePeople } from './make-people.js';
import { makePoints } from './make-points.js';
import { makePrinting } from './make-printing.js';
import { makeSharedWork } from './make-shared-work.js';
import { makeStageTests } from './make-stage-tests.js';
import type { Part } from './making.js';
import { ClassesApart } from './pens/class-apart.js';
import { beginWorld, emptyWorld, finishWorld, lockWorld, stateOfWorld } from './world-mark.js';

const beginning: Message = {
  zh: '正在建立演示世界：学校、七百人、题库、四份作业、书册……（只在第一次启动时）',
  en: 'making the demo world: schools, seven hundred people, a question bank, four pieces of homework, books … (at the first start only)',
};

const again: Message = {
  zh: '上次建立演示世界时中断了，现在重新建立。',
  en: 'the demo world was left half-made the last time: it is made anew.',
};

interface Context {
  settings: Settings;
  connection: Connection;
  log: Log;
  language: Language;
}

/** One after the other: each stands on those before. */
const parts: readonly Part[] = [
  ({ services, clock }) => makePeople(services, clock.now()),
  ({ services, clock }) => makeCodes(services, clock.now()),
  ({ services }) => makeBank(services),
  ({ services }) => makeLessons(services),
  async (making) => {
    const given = await giveHomework(making);
    // While the classes write:
    await makeBooks(making.services, making.clock);
    await collectHomework(making, given);
  },
  makePoints,
  makeLaboratory,
  ({ services }) => makeDevices(services),
  makeStageTests,
  makeClassLesson,
  makeDisk,
  makeGroups,
  makeHandbook,
  makeSharedWork,
  makePrinting,
];

/**
 * Makes the demo world in an empty database; on later starts only says that it is there. What was left half-made is taken away and made
 * anew. Undefined where other people live.
 */
export async function makeDemoOnce(context: Context, of = parts): Promise<Demo | undefined> {
  const demo = { password: DEMO_PASSWORD, accounts: accountTable };
  const owner = await openClient(context.connection);
  try {
    await lockWorld(owner);
    const state = await stateOfWorld(owner);
    if (state === 'made') return demo;
    if (state === 'begun') await emptyWorld(owner);
    else if (await isInhabited(context.connection)) return undefined;
    if (state === 'begun') console.log(`  ${again[context.language]}`);
    console.log(`  ${beginning[context.language]}`);
    await beginWorld(owner);
    await make(context, of);
    await finishWorld(owner);
  } finally {
    await owner.end();
  }
  return demo;
}

async function make(context: Context, of: readonly Part[]): Promise<void> {
  const clock = new DemoClock();
  // What a killed making leaves is taken away as a whole, so no part of it need be durable before the end of it.
  const connection = { ...context.connection, settings: { synchronous_commit: 'off' } };
  // No workers of its own: what is queued is done at a moment of its clock, and at once.
  const services = await openServices({ ...context, connection, settings: { ...context.settings, WORKERS: 0 }, clock });
  const classes = new ClassesApart({ connection, timeZone: context.settings.TZ_NAME });
  const settle = () => doQueued(services, connection, [READ_ANSWERS]);
  try {
    for (const makePart of of) await makePart({ services, clock, classes, settle });
    await doQueued(services, connection);
  } finally {
    await classes.close();
    await services.close();
  }
}

async function isInhabited(connection: Connection): Promise<boolean> {
  const database = openDatabase(connection, { app: 1, system: 1 });
  try {
    return await database.asSystem(hasAccounts);
  } finally {
    await database.end();
  }
}
