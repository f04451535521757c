import { setTimeout as sleep } from 'node:timers/promises';
import { repeated, tasksOf } from '../src/app/domains.js';
import { openWorker, type Task } from '../src/platform/jobs/index.js';
import { openLog } from '../src/platform/log.js';
import { mixedWork, WAITED } from './mixed-work.js';
import { publishedHomework } from './scenario.js';
import type { TestWorld } from './school.js';
import { endConnections } from './terminator.js';

/** What came of one kind of work. */
export interface Came {
  done: number;
  refused: number;
  hanging: number;
  lost: number;
}

export interface Disturbed {
  came: Record<string, Came>;
  ended: Map<string, number>;
  unhandled: unknown[];
}

/** A little longer than anybody waits for a connection. */
const SILENCE_MS = 45_000;
/** Mixed work of a school while single connections of its server are ended at random. */
export async function workUnderEndedConnections(
  world: TestWorld,
  { seconds, everyMs }: { seconds: number; everyMs: number },
): Promise<Disturbed> {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error instanceof Error ? error.stack : error);
  for (const name of ['unhandledRejection', 'uncaughtException'] as const) process.on(name, note);
  const scenario = await publishedHomework(world, 6);
  const kinds = await mixedWork(world, scenario);
  const tasks = {
    ...tasksOf(world.services),
    [WAITED]: async ({ progress }: Task) => {
      await progress(1, 2);
      return {};
    },
  };
  const workers = await openWorker(world.connection, world.services.database, tasks, openLog('silent'), {
    concurrency: 2,
    repeated,
  });
  const stop = await endConnections(world.connection, everyMs);
  const until = Date.now() + seconds * 1_000;
  const acknowledged = new Map(Object.keys(kinds).map((name) => [name, new Set<string>()]));
  const came: Record<string, Came> = {};
  const callers = Object.entries(kinds).flatMap(([name, kind]) => {
    const told: Came = { done: 0, refused: 0, hanging: 0, lost: 0 };
    came[name] = told;
    return Array.from({ length: kind.callers }, async () => {
      while (Date.now() < until) {
        const silence = sleep(SILENCE_MS, 'hanging' as const, { ref: false });
        const answer = kind.work().then(
          (key) => {
            acknowledged.get(name)?.add(key);
            return 'done' as const;
          },
          () => 'refused' as const,
        );
        told[await Promise.race([answer, silence])]++;
      }
    });
  });
  await Promise.all(callers);
  const ended = await stop();
  for (const [name, kind] of Object.entries(kinds)) {
    const told = came[name];
    if (told) told.lost = (await kind.missing(acknowledged.get(name) ?? new Set())).length;
  }
  await workers.stop();
  for (const name of ['unhandledRejection', 'uncaughtException'] as const) process.off(name, note);
  return { came, ended, unhandled };
}
