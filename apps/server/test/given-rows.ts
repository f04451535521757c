import { sql } from 'drizzle-orm';
import { COPIES_JOB } from '../src/papers/output/make-print-run.js';
import { newId } from '../src/platform/ids.js';
import type { TestWorld } from './school.js';

/** What the work that makes the copies of a homework is told. */
export async function copiesJobOf(
  world: TestWorld,
  { schoolId, homeworkId }: { schoolId: string; homeworkId: string },
): Promise<Record<string, unknown>> {
  const [run] = await world.services.database.asSystem((db) =>
    db.execute<{ id: string; job: string }>(
      sql`select print_run_id as id from homework where school_id = ${schoolId} and id = ${homeworkId}`,
    ),
  );
  const [job] = await world.services.database.asSystem((db) =>
    db.execute<{ payload: Record<string, unknown> }>(
      sql`select payload from job where kind = ${COPIES_JOB} and payload->>'printRunId' = ${run?.id ?? ''}`,
    ),
  );
  return { schoolId, ...job?.payload, printRunId: run?.id };
}

/** What the database alone takes for as many rows as there are students. */
export async function bareRows({ services }: TestWorld, count: number): Promise<number> {
  const begun = performance.now();
  await services.database.asSystem(async (db) => {
    await db.execute(
      sql`create temporary table bare_giving (id uuid primary key, student uuid, status text) on commit drop`,
    );
    const rows = Array.from({ length: count }, () => ({
      id: newId(),
      student: newId(),
      status: 'assigned',
    }));
    await db.execute(
      sql`insert into bare_giving select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, student uuid, status text)`,
    );
  });
  return performance.now() - begun;
}
