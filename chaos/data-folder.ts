import { join } from 'node:path';
import { MIGRATIONS } from '../apps/server/src/app/open-database.js';
import { prepareJobs } from '../apps/server/src/platform/jobs/index.js';
import { migrate } from '../apps/server/src/platform/migrate.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { openTestWorldOn, type TestWorld } from '../apps/server/test/school.js';

/** Makes something in the data folder that the server will use; tokens outlive the run. */
export async function inDataFolder<T>(folder: string, make: (world: TestWorld) => Promise<T>): Promise<T> {
  const engine = await startEngine(join(folder, 'postgres'));
  await migrate(engine.connection, MIGRATIONS);
  await prepareJobs(engine.connection);
  const world = await openTestWorldOn(
    { connection: engine.connection, drop: async () => undefined },
    { WORKERS: '0', ACCESS_TOKEN_S: '86400' },
  );
  const made = await make(world);
  await world.close();
  await engine.stop();
  return made;
}

/** A teacher, as the token. */
export const dataFolderOfTeacher = (folder: string): Promise<string> =>
  inDataFolder(folder, async (world) => (await (await world.newSchool()).newTeacher()).token);
