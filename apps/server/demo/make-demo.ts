import { openServices } from '../src/app/open-services.js';
import { READ_ANSWERS } from '../src/capture/index.js';
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
import type { DemoNeeds, Part } from './making.js';
import { ClassesApart } from './pens/class-apart.js';

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

/** Makes it in a database that holds nobody. */
export async function makeDemo(needs: DemoNeeds, of = parts): Promise<void> {
  const clock = new DemoClock();
  // What a killed making leaves is taken away as a whole, so no part of it need be durable before the end of it.
  const connection = { ...needs.connection, settings: { synchronous_commit: 'off' } };
  // No workers of its own: what is queued is done at a moment of its clock, and at once.
  const services = await openServices({ ...needs, connection, settings: { ...needs.settings, WORKERS: 0 }, clock });
  const classes = new ClassesApart({ connection, timeZone: needs.settings.TZ_NAME });
  const settle = () => doQueued(services, connection, [READ_ANSWERS]);
  try {
    for (const makePart of of) await makePart({ services, clock, classes, settle });
    await doQueued(services, connection);
  } finally {
    await classes.close();
    await services.close();
  }
}
