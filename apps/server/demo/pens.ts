import { sql } from 'drizzle-orm';
import type { OpenServices } from '../src/app/open-services.js';
import { signingKeyOf } from '../src/session/index.js';
import { classWrites } from './pens/class-writes.js';
import { overHttp } from './pens/gateway.js';

interface Pens {
  homeworkId: string;
  /** The running server that the pens write to. */
  server: string;
  students: number | undefined;
  paceMs: number;
  seed: number;
  allRight: boolean;
}

/** `npm run zhibi -- pens`: a whole class writes a homework of this installation through the real gateway call. */
export async function writeHomework(
  services: OpenServices,
  { homeworkId, server, students, paceMs, seed, allRight }: Pens,
): Promise<void> {
  const found = await services.database.asSystem(async (db) => {
    const [row] = await db.execute<{ school_id: string }>(sql`select school_id from homework where id = ${homeworkId}`);
    return row === undefined ? undefined : { schoolId: row.school_id, key: await signingKeyOf(db, row.school_id) };
  });
  if (found === undefined) throw new Error(`there is no homework ${homeworkId}`);
  if (found.key === undefined) throw new Error('this school has no gateway key yet');
  const gateway = { ...found.key, transport: overHttp(server), now: () => services.clock.now() };
  let [pages, strokes] = [0, 0];
  const reported = (sent: { strokes: number }) => {
    pages++;
    strokes += sent.strokes;
    process.stdout.write(`\r${pages} pages, ${strokes} strokes`);
  };
  await classWrites(services, gateway, {
    schoolId: found.schoolId,
    homeworkId,
    startAt: services.clock.now(),
    students,
    paceMs,
    seed,
    allRight,
    reported,
  });
  console.log('');
}
