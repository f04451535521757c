import { openDatabase } from '../src/platform/db.js';
import { openWorker, type TaskList } from '../src/platform/jobs/index.js';
import { openLog } from '../src/platform/log.js';

/**
 * A server process that does nothing but jobs, to be killed, stopped and put to sleep: `tsx worker-process.ts CONNECTION`.
 * Its work says that it has begun and goes on until it is told to end by a line on its input.
 */
const connection = JSON.parse(process.argv[2] ?? '{}');
const database = openDatabase(connection, { app: 2, system: 2 });
const lines: (() => void)[] = [];
process.stdin.on('data', () => {
  for (const received of lines.splice(0)) received();
});
const line = () => new Promise<void>((resolve) => lines.push(resolve));

const tasks: TaskList = {
  'check-roster': async ({ progress }) => {
    await progress(1, 2);
    console.log('begun');
    await line();
    await progress(2, 2).catch((error: Error) => {
      console.log(error.message);
      throw error;
    });
    return { by: 'the process' };
  },
};
const workers = await openWorker(connection, database, tasks, openLog('silent'), { concurrency: 1, repeated: [] });
process.on('SIGTERM', async () => {
  await workers.stop();
  await database.end();
  process.exit(0);
});
console.log('open');
