import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkApi } from '@zhibi/contract/homework';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { classOnScreen, given } from '../../../test/screen-class.js';
import type { Db } from '../../platform/db.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

/** Somebody waits for the row of this homework. */
async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const [row] = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_locks where not granted and transactionid is not null`,
    );
    if ((row?.waiting ?? 0) > 0) return;
  }
}

it.each(['saves', 'hands in', 'moves the end'] as const)(
  'who %s in the moment in which it is taken back is told so',
  async (what) => {
    const { course, form, homeworkId, student } = await classOnScreen(world);
    const items = [given(await form(), 0, 'B')];
    const calls = {
      saves: () => student.refused(onScreenApi.save, { homeworkId, items }),
      'hands in': () => student.refused(onScreenApi.handIn, { homeworkId }),
      'moves the end': () =>
        course.teacher.refused(homeworkApi.change, { homeworkId, endAt: course.stamp(90), reason: 'other' }),
    };
    const refused = await world.services.database.asSystem(async (db) => {
      await db.execute(sql`update homework set withdrawn_at = now() where id = ${homeworkId}`);
      const answer = calls[what]();
      await untilSomebodyWaits(db);
      return { answer };
    });
    const { reason, msg } = await refused.answer;
    expect(reason).toBe('taken-back');
    expect(msg).toMatch(/撤回/);
  },
);
