import { sql } from 'drizzle-orm';
import type { OpenHouse } from '../src/app/open-house.js';
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
  house: OpenHouse,
  { homeworkId, server, students, paceMs, seed, allRight }: Pens,
): Promise<void> {
  const found = await house.database.asSystem(async (db) => {
    const [row] = await db.execute<{ school_id: string }>(sql`select school_id from homework where id = ${homeworkId}`);
    return row === undefined ? undefined : { schoolId: row.school_id, key: await signingKeyOf(db, row.school_id) };
  });
  if (found === undefined) throw new Error(`there is no homework ${homeworkId}`);
  if (found.key === undefined) throw new Error('this school has no gateway key yet');
  const gateway = { ...found.key, wire: overHttp(server), now: () => house.clock.now() };
  let [pages, strokes] = [0, 0];
  const told = (sent: { strokes: number }) => {
    pages++;
    strokes += sent.strokes;
    process.stdout.write(`\r${pages} pages, ${strokes} strokes`);
  };
  await classWrites(house, gateway, {
    schoolId: found.schoolId,
    homeworkId,
    startAt: house.clock.now(),
    students,
    paceMs,
    seed,
    allRight,
    told,
  });
  console.log('');
}
