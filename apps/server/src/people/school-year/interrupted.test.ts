import { homeworkApi } from '@zhibi/contract/homework';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedHomework } from '../../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { fullClass, rehearsal, start, worldOf, type YearSchool, yearSchool } from '../../../test/school-years.js';
import { openClient } from '../../platform/pools.js';
import { moveOn, moveOnce } from './move-on.js';
import { schoolYearTasks, TAKE_UP_SCHOOL_YEARS } from './tasks.js';

/** No worker takes the job up here: each piece is done by the specification, as if the process died after it. */
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const sizes = [
  [6, 3],
  [8, 230],
  [9, 205],
] as const;
const names = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** More students than one piece settles. */
async function bigSchool(): Promise<YearSchool> {
  const one = await yearSchool(world);
  for (const [gid, count] of sizes) await fullClass(world, one.school, { gid, name: `${names[gid]}年级(1)班`, count });
  await one.school.newTeacher([(await rehearsal(one)).classes[0]?.classId ?? ''], 102);
  return one;
}

const runOf = async (one: YearSchool) => {
  const { upgrade } = await one.admin.call(schoolYearApi.state, {});
  return { schoolId: one.school.schoolId, id: upgrade?.upgradeId ?? '' };
};

describe('an upgrade that is killed', () => {
  it('after any piece, and begun anew by two processes at once, ends as an undisturbed one does', async () => {
    const [quiet, killed] = [await bigSchool(), await bigSchool()];
    for (const one of [quiet, killed]) await start(one);
    await moveOn(world.services, await runOf(quiet));
    const run = await runOf(killed);
    let rounds = 0;
    // Two processes race for every piece; the row lock of the run makes them come one after the other.
    while ((await Promise.all([moveOnce(world.services, run), moveOnce(world.services, run)])).some(Boolean)) rounds++;
    expect(rounds).toBeGreaterThan(3);
    expect(await worldOf(world, killed.school)).toEqual(await worldOf(world, quiet.school));
  });

  it('in the middle of a piece has done nothing of it', async () => {
    const one = await bigSchool();
    await start(one);
    const run = await runOf(one);
    await moveOnce(world.services, run);
    const before = await worldOf(world, one.school);
    const torn = {
      ...world.services,
      database: {
        ...world.services.database,
        asSystem: <T>(work: Parameters<typeof world.services.database.asSystem<T>>[0]) =>
          world.services.database.asSystem<T>(async (db) => {
            await work(db);
            throw new Error('the power is gone');
          }),
      },
    };
    await expect(moveOnce(torn, run)).rejects.toThrow('the power is gone');
    expect(await worldOf(world, one.school)).toEqual(before);
    await moveOn(world.services, run);
    expect((await worldOf(world, one.school)).school).toEqual([{ school_year: one.year + 1, data_lock: false }]);
  });

  it('is taken up by another process once nothing has moved for a while', async () => {
    const one = await bigSchool();
    await start(one);
    await moveOnce(world.services, await runOf(one));
    const takeUp = schoolYearTasks(world.services)[TAKE_UP_SCHOOL_YEARS];
    world.clock.forward(10_000);
    await takeUp?.({ payload: {}, progress: async () => undefined });
    expect((await one.admin.call(schoolYearApi.state, {})).upgrade).toMatchObject({ status: 'done' });
  });
});

describe('an upgrade that cannot go on', () => {
  it('stops with the school still locked, says so, and goes on where it stopped once somebody decides', async () => {
    const one = await bigSchool();
    await start(one);
    const run = await runOf(one);
    await withoutLeaving(one, async () => {
      for (let tries = 1; tries < 3; tries++) await expect(moveOn(world.services, run)).rejects.toThrow();
      await moveOn(world.services, run);
    });
    const { upgrade } = await one.admin.call(schoolYearApi.state, {});
    expect(upgrade).toMatchObject({ status: 'failed', step: 'students', can: { resume: true, undo: true } });
    expect(upgrade?.failure).not.toBe('');
    expect(await one.admin.call(schoolYearApi.info, { schoolId: run.schoolId })).toMatchObject({ dataLock: true });
    expect(await one.admin.call(schoolYearApi.result, { schoolId: run.schoolId })).toMatchObject({ status: 'failed' });
    await one.admin.call(schoolYearApi.resume, { upgradeId: run.id });
    await moveOn(world.services, run);
    expect((await one.admin.call(schoolYearApi.state, {})).upgrade).toMatchObject({ status: 'done' });
    expect((await one.admin.refused(schoolYearApi.resume, { upgradeId: run.id })).reason).toBe('not-failed');
  });

  it('can be taken back from where it stopped: the school is as it was', async () => {
    const one = await bigSchool();
    const before = await worldOf(world, one.school);
    await start(one);
    const run = await runOf(one);
    await withoutLeaving(one, async () => {
      for (let tries = 1; tries < 3; tries++) await expect(moveOn(world.services, run)).rejects.toThrow();
      await moveOn(world.services, run);
    });
    await one.admin.call(schoolYearApi.undo, { upgradeId: run.id, confirm: one.name });
    await moveOn(world.services, run);
    const after = await worldOf(world, one.school);
    expect({ ...after, classEvents: [], students: withoutEvents(after) }).toEqual({
      ...before,
      classEvents: [],
      students: withoutEvents(before),
    });
  });
});

const withoutEvents = ({ students }: Awaited<ReturnType<typeof worldOf>>) =>
  students.map(({ events: _, ...row }) => row);

/** A fault of the database for this school: no student can leave a class. */
async function withoutLeaving({ school }: YearSchool, work: () => Promise<void>): Promise<void> {
  const client = await openClient(world.connection);
  const name = `planted_${school.schoolId.replaceAll('-', '')}`;
  await client.query(
    `alter table class_student add constraint ${name} check (to_on is null or school_id <> '${school.schoolId}') not valid`,
  );
  await work();
  await client.query(`alter table class_student drop constraint ${name}`);
  await client.end();
}

it('homework that students are still writing on is named in the rehearsal', async () => {
  const scenario = await publishedHomework(world, 1);
  const admin = await scenario.school.newLeader('SCHOOLADMIN');
  const { openWork } = await admin.call(schoolYearApi.rehearse, {});
  expect(openWork).toMatchObject([{ id: scenario.homeworkId, title: '测试作业' }]);
  await scenario.teacher.call(homeworkApi.close, { homeworkId: scenario.homeworkId });
  expect((await admin.call(schoolYearApi.rehearse, {})).openWork).toEqual([]);
});
