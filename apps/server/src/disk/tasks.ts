import { z } from 'zod';
import type { Db } from '../platform/db.js';
import { queueTask, type TaskList } from '../platform/jobs/index.js';
import type { Services } from '../platform/services.js';
import { oldTrash } from './store-tree.js';
import { sweepContents, sweepPut, sweepUploads } from './sweep.js';
import { purgeTrees } from './trash-entries.js';
import { wordTasks } from './words/tasks.js';

const SWEEP = 'disk-sweep';
const SWEEP_CONTENTS = 'disk-sweep-contents';
const SWEEP_PUT = 'disk-sweep-put';
const HOUR_MS = 3_600_000;
const TRASH_KEPT_MS = 30 * 24 * HOUR_MS;
const AT_ONCE = 100;

/** A sweep within the hour, however many ask for one. */
export async function queueSweep(db: Db, now: Date): Promise<void> {
  await queueTask(db, SWEEP, {}, { key: `${SWEEP} ${Math.floor(now.getTime() / HOUR_MS)}`, delayMs: HOUR_MS });
}

/** Has contents removed that nothing may refer to any more, once the transaction is committed. */
export async function queueContents(db: Db, contents: readonly string[]): Promise<void> {
  if (contents.length > 0) await queueTask(db, SWEEP_CONTENTS, { contents });
}

const Contents = z.object({ contents: z.array(z.string()) });

/** What is removed by itself: uploads left lying for a week, what lay in a recycle bin for 30 days, contents of nobody. */
export const diskTasks = (services: Services): TaskList => ({
  ...wordTasks(services),
  [SWEEP]: async () => {
    const now = services.clock.now();
    await sweepUploads(services, now);
    await emptyOldTrash(services, new Date(now.getTime() - TRASH_KEPT_MS));
  },
  [SWEEP_PUT]: () => sweepPut(services, services.clock.now()),
  [SWEEP_CONTENTS]: ({ payload }) => sweepContents(services, Contents.parse(payload).contents),
});

/** Of it, what is done once a minute: it asks little. */
export const diskRepeated: readonly string[] = [SWEEP_PUT];

async function emptyOldTrash({ database }: Services, before: Date): Promise<void> {
  for (;;) {
    const roots = await database.asSystem((db) => oldTrash(db, before, AT_ONCE));
    for (const { schoolId, id } of roots)
      await database.asActor({ schoolIds: [schoolId] }, async (db) =>
        queueContents(db, await purgeTrees(db, schoolId, [id])),
      );
    if (roots.length < AT_ONCE) return;
  }
}
