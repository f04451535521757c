import { setTimeout as sleep } from 'node:timers/promises';
import { makeDemoOnce } from '../demo/demo-world.js';
import { makePeople } from '../demo/make-people.js';
import { openLog } from '../src/platform/log.js';
import { readSettings } from '../src/platform/settings.js';

/** Makes the people of a demo world and then waits to be killed: `tsx demo-process.ts CONNECTION FOLDER`. */
const [connection = '{}', folder] = process.argv.slice(2);
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
const killed = async () => {
  console.log('half-made');
  await sleep(600_000);
};
await makeDemoOnce({ settings, connection: JSON.parse(connection), log: openLog('silent'), language: 'en' }, [
  ({ services, clock }) => makePeople(services, clock.now()),
  killed,
]);
