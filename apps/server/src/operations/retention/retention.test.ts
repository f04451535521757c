import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { RosterClient } from '../../../test/roster.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { APPLY_RETENTION } from './apply-retention.js';
import { isNight } from './rules.js';

let world: TestWorld;
let school: TestSchool;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

it('shows beforehand what goes, removes it by night and nothing else, and says what it was', async () => {
  await new RosterClient(admin).upload('姓名,学号\n名单甲,R-1\n');
  const due = (days: number | null) => admin.call(operationsApi.previewRetention, { kind: 'imports', days });
  expect([await due(100), await due(null)]).toEqual([{ due: 0 }, { due: 0 }]);
  expect((await admin.refused(operationsApi.keepRetention, { kind: 'imports', days: 3 })).reason).toBe('too-short');
  await world.services.database.asSystem((db) =>
    db.execute(
      `update roster_import set touched_at = touched_at - interval '200 days' where school_id = '${school.schoolId}'`,
    ),
  );
  expect([await due(100), await due(300)]).toEqual([{ due: 1 }, { due: 0 }]);
  await admin.call(operationsApi.keepRetention, { kind: 'imports', days: 300 });
  await toNextNight();
  await perform(world, APPLY_RETENTION, {});
  expect((await admin.call(operationsApi.retention, {})).lastRun?.removed).toEqual({});
  const rule = await admin.call(operationsApi.keepRetention, { kind: 'imports', days: 100 });
  expect(rule).toEqual({ kind: 'imports', days: 100, due: 1 });
  await perform(world, APPLY_RETENTION, {}); // this night is done
  expect((await admin.call(operationsApi.retention, {})).rules).toContainEqual(rule);
  world.clock.forward(DAY_MS);
  await perform(world, APPLY_RETENTION, {});
  const left = await world.services.database.asSystem((db) =>
    db.execute<{ removed: object; imports: number }>(
      `select removed, (select count(*)::int from roster_import where school_id = '${school.schoolId}') as imports from retention_run where school_id = '${school.schoolId}'`,
    ),
  );
  expect([...left]).toEqual([{ removed: { imports: 1 }, imports: 0 }]);
});

async function toNextNight(): Promise<void> {
  while (!isNight(toStamp(world.clock.now(), 'Asia/Shanghai'))) world.clock.forward(HOUR_MS / 2);
  admin = await school.newLeader('SCHOOLADMIN'); // the login of this afternoon is over
}
