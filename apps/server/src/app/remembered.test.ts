import { peopleApi } from '@zhibi/contract/people';
import { regionApi } from '@zhibi/contract/people/region';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from '../../test/person.js';
import { openSecondServices, openTestWorld, type TestWorld } from '../../test/school.js';
import { forgetAccessChanges } from '../platform/access-changes.js';
import type { OpenServices } from './open-services.js';

let world: TestWorld;
let second: OpenServices;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  second = await openSecondServices(world);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

/** What can be taken from a teacher of two classes, and given back; whoever writes it, by whatever statement. */
const changes = {
  session: [
    'update login_session set ended_at = now() where account_id = $a',
    'update login_session set ended_at = null where account_id = $a',
  ],
  account: [
    'update account set disabled_at = now() where id = $a',
    'update account set disabled_at = null where id = $a',
  ],
  grant: [
    'update role_grant set ended_at = now() where account_id = $a',
    'update role_grant set ended_at = null where account_id = $a',
  ],
  lesson: [
    'delete from teaching where class_id = $c',
    'insert into teaching (school_id, class_id, teacher_id, subject_id) values ($s, $c, $t, 22)',
  ],
  ended: [
    'update school_class set ended_on = now() where id = $d',
    'update school_class set ended_on = null where id = $d',
  ],
} as const;
type Kind = keyof typeof changes;
const kinds = Object.keys(changes) as Kind[]; // as: these are its keys

const step = fc.oneof(
  fc.record({ change: fc.constantFrom(...kinds), by: fc.nat(1) }),
  fc.record({ call: fc.nat(1), times: fc.integer({ min: 1, max: 3 }) }),
);

describe('what is remembered of a caller', () => {
  it('never answers a call that began after a right was taken away, in any process', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const school = await world.newSchool();
        const [kept, other] = [await school.newClass(0), await school.newClass(0)];
        const teacher = await school.newTeacher([kept.classId, other.classId]);
        const subject = await subjectOf(school.schoolId);
        const processes = [teacher, new Person(second, teacher.sentHeaders, teacher.ids)];
        const taken = new Set<Kind>();
        const write = (by: number, sql: string) => {
          const named: Record<string, string> = {
            a: teacher.ids.accountId,
            c: kept.classId,
            d: other.classId,
            s: school.schoolId,
            t: teacher.ids.teacherId ?? '',
          };
          const text = sql.replace('22', String(subject)).replace(/\$(\w)/g, (_, name: string) => `'${named[name]}'`);
          return [world.services, second][by]?.database.asSystem((db) => db.execute(text));
        };
        const underWay: Promise<unknown>[] = [];
        for (const one of steps) {
          if ('change' in one) {
            underWay.push(...processes.map((person) => person.send(peopleApi.classes, {}))); // may be answered by either
            await write(one.by, changes[one.change][taken.has(one.change) ? 1 : 0]);
            if (!taken.delete(one.change)) taken.add(one.change);
          } else {
            for (let n = 0; n < one.times; n++)
              expect(await seen(processes[one.call])).toEqual(expected(taken, kept.classId, other.classId));
          }
        }
        for (const person of processes)
          expect(await seen(person)).toEqual(expected(taken, kept.classId, other.classId));
        await Promise.all(underWay);
      }),
      { numRuns: 25 },
    );
  });

  it('is left when a school comes to a region or goes from it', async () => {
    const regionId = await world.newRegion();
    const officer = await world.newPerson({ loginType: 3, roles: ['REGION'], regionId });
    const inReach = async () =>
      (await officer.call(regionApi.schools, { schoolStageId: 2 })).map(({ schoolId }) => schoolId);
    const school = await world.newSchool({ regionId });
    expect(await inReach()).toContain(school.schoolId);
    expect(await inReach()).toContain(school.schoolId);
    await world.services.database.asSystem((db) =>
      db.execute(`update school set region_id = null where id = '${school.schoolId}'`),
    );
    expect(await inReach()).not.toContain(school.schoolId);
  });

  it('is left for a change that was begun before it was read and ended after', async () => {
    const school = await world.newSchool();
    const { classId } = await school.newClass(0);
    const teacher = await school.newTeacher([classId]);
    await world.services.database.asSystem(async (db) => {
      await db.execute(`update role_grant set ended_at = now() where account_id = '${teacher.ids.accountId}'`);
      for (let n = 0; n < 3; n++) expect(await seen(teacher)).toEqual([classId]);
    });
    expect(await seen(teacher)).toBe('no-role');
  });

  it('needs a change no longer than anything is remembered that was read before', async () => {
    const { database } = world.services;
    const count = async () =>
      (await database.asSystem((db) => db.execute<{ n: number }>('select count(*)::int as n from access_change')))[0]
        ?.n;
    await world.newSchool();
    await database.asSystem(forgetAccessChanges);
    await database.asSystem(forgetAccessChanges);
    expect(await count()).toBeGreaterThan(0);
    await database.asSystem((db) => db.execute(`update access_change set seen_at = seen_at - interval '61 minutes'`));
    await database.asSystem(forgetAccessChanges);
    expect(await count()).toBe(0);
  });
});

async function subjectOf(schoolId: string): Promise<number> {
  const [row] = await world.services.database.asSystem((db) =>
    db.execute<{ id: number }>(`select subject_id as id from teaching where school_id = '${schoolId}' limit 1`),
  );
  return row?.id ?? 0;
}

/** The classes that a person is shown, or why none. */
async function seen(person: Person | undefined): Promise<unknown> {
  const answer = (await person?.send(peopleApi.classes, {}))?.json() as {
    code: number;
    data: { clazzs?: { classId: string }[]; reason?: string };
  };
  return answer.data?.clazzs?.map(({ classId }) => classId).sort() ?? answer.data.reason ?? 'signed-out';
}

function expected(taken: ReadonlySet<Kind>, kept: string, other: string): unknown {
  if (taken.has('session') || taken.has('account')) return 'signed-out';
  if (taken.has('grant')) return 'no-role';
  return [...(taken.has('lesson') ? [] : [kept]), ...(taken.has('ended') ? [] : [other])].sort();
}
