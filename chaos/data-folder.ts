import { join } from 'node:path';
import { MIGRATIONS } from '../apps/server/src/app/open-house.js';
import { prepareJobs } from '../apps/server/src/platform/jobs/index.js';
import { migrate } from '../apps/server/src/platform/migrate.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { openTownOn } from '../apps/server/test/school.js';

/** A teacher whose token outlives the run, in the data folder that the server will use. Answers the token. */
export async function dataFolderOfTeacher(folder: string): Promise<string> {
  const engine = await startEngine(join(folder, 'postgres'));
  await migrate(engine.connection, MIGRATIONS);
  await prepareJobs(engine.connection);
  const town = await openTownOn(
    { connection: engine.connection, drop: async () => undefined },
    { WORKERS: '0', ACCESS_TOKEN_S: '86400' },
  );
  const { token } = await (await town.newSchool()).newTeacher();
  await town.close();
  await engine.stop();
  return token;
}
