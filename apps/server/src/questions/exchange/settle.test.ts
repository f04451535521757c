import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Importer } from '../../../test/importer.js';
import { defunctChildren, showsProcesses } from '../../../test/processes.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
});
afterAll(() => world.close());

/** A word that no other question has. */
const ownWord = (nth: number) => [1, 2, 3].map((at) => String.fromCodePoint(0x4e00 + nth * 30 + at * 7)).join('');

/** How many rows the database expects of the bank when it plans a search; -1 where it was never told. */
async function expectedRows(): Promise<number> {
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ rows: number }>(sql`select reltuples::int as rows from pg_class where oid = 'question'::regclass`),
  );
  return rows[0]?.rows ?? 0;
}

const linesOf = (count: number, about: string) =>
  Array.from({ length: count }, (_, nth) =>
    JSON.stringify({
      type: 'subjective',
      stem: `${about}${ownWord(nth)}：求 ${nth} 的平方`,
      answer: [],
      knowledge: [],
    }),
  ).join('\n');

describe('an import of many questions', () => {
  it('is done when the database knows how many there are: the next search is planned for them', async () => {
    const school = await world.newSchool();
    const importer = new Importer(await school.newTeacher());
    await importer.bring(linesOf(600, '平方'), { subjectId: JUNIOR_MATHS, name: 'squares.jsonl' });
    expect(await expectedRows()).toBeGreaterThanOrEqual(600);
  });

  it('leaves no defunct process of the server behind', async () => {
    const school = await world.newSchool();
    const importer = new Importer(await school.newTeacher());
    await importer.bring(linesOf(40, '立方'), { subjectId: JUNIOR_MATHS, name: 'cubes.jsonl' });
    if (showsProcesses) await expect.poll(defunctChildren, { timeout: 10_000 }).toEqual([]);
  });

  it('asks for it as the owner of the tables, which nobody else is', async () => {
    const refused = world.services.database.asSystem((db) =>
      db.execute(sql`select gin_clean_pending_list('question_words')`),
    );
    await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
