import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';

/** Tables without rows of a school: the world's, the installation's, and what only the system reaches. */
const worldTables = [
  'backup_drill',
  'backup_plan',
  'backup_run',
  'access_change',
  'account',
  'account_weixin',
  'audit',
  'chapter',
  'chapter_knowledge',
  'chapter_word',
  'event',
  'event_head',
  'audit_link',
  'score_link',
  'backup_record',
  'image_code',
  'room_miss',
  'login_address',
  'address_failure',
  'knowledge_point',
  'knowledge_prerequisite',
  'content_damage',
  'content_lease',
  'content_round',
  'login_failure',
  'login_session',
  'login_ticket',
  'migration',
  'organisation',
  'outbox',
  'region',
  'mastery_check',
  'result_check',
  'role_grant',
  'school',
  'school_entry',
  'school_textbook_change',
  'secret',
  'signing_key',
  'signing_nonce',
  'sms_code',
  'subject',
  'textbook',
  'tree_removal',
  'tree_revision',
  'weixin_ticket',
  'upgrade_window',
  'worker',
];
/** Shared by all schools to read: the platform's bank. */
const bankTables = ['question', 'question_version', 'question_knowledge', 'question_chapter', 'question_shape'];

let world: TestWorld;
let tables: { name: string; guarded: boolean; policies: number; owned: boolean }[];
beforeAll(async () => {
  world = await openTestWorld();
  tables = await world.services.database.asSystem((db) =>
    db.execute(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies, pg_get_userbyid(c.relowner) in ('zhibi_app', 'zhibi_system') as owned
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`),
  );
});
afterAll(() => world.close());

const schoolTables = () => tables.filter(({ name }) => !worldTables.includes(name));

describe('row-level security', () => {
  it('is forced, with its policies, on every table of a school', () => {
    expect(schoolTables().length).toBeGreaterThan(20);
    expect(schoolTables().filter(({ guarded, policies }) => !guarded || policies < 2)).toEqual([]);
  });

  it('serves by roles that own nothing and bypass nothing', async () => {
    expect(tables.filter(({ owned }) => owned)).toEqual([]);
    const roles = await world.services.database.asSystem((db) =>
      db.execute<{ rolname: string; unsafe: boolean }>(
        `select rolname, rolsuper or rolbypassrls as unsafe from pg_roles where rolname in ('zhibi_app', 'zhibi_system')`,
      ),
    );
    expect(roles.map(({ unsafe }) => unsafe)).toEqual([false, false]);
  });

  it('shows nothing to a query that has no school, and hides one school from another', async () => {
    const [mine, other] = [await world.newSchool(), await world.newSchool()];
    await mine.newClass(1);
    await other.newClass(1);
    const count = (schoolIds: string[], table: string) =>
      world.services.database.asActor(
        { schoolIds },
        async (db) => (await db.execute<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n,
      );
    for (const { name } of schoolTables())
      if (!bankTables.includes(name)) expect([name, await count([], name)]).toEqual([name, 0]);
    for (const name of ['school', 'school_class', 'student', 'class_student'])
      expect([name, await count([mine.schoolId], name)]).toEqual([name, 1]);
  });

  it('refuses to write a row into another school', async () => {
    const [mine, other] = [await world.newSchool(), await world.newSchool()];
    const write = world.services.database.asActor({ schoolIds: [mine.schoolId] }, (db) =>
      db.execute(
        `insert into school_class (school_id, id, name, gid) values ('${other.schoolId}', '${crypto.randomUUID()}', 'x', 8)`,
      ),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('does not let the served role read what only the system may', async () => {
    const read = (table: string) =>
      world.services.database.asActor({ schoolIds: [] }, (db) => db.execute(`select 1 from ${table} limit 1`));
    for (const table of ['secret', 'signing_key', 'event', 'audit', 'login_ticket', 'login_failure'])
      await expect(read(table)).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('the accounts behind a school', () => {
  it('are shown to their school only, and never with what is hashed', async () => {
    const [mine, other] = [await world.newSchool(), await world.newSchool()];
    const { students } = await mine.newClass(2);
    await other.newClass(1);
    const within = <T>(work: Parameters<TestWorld['services']['database']['asActor']>[1]) =>
      world.services.database.asActor({ schoolIds: [mine.schoolId] }, work) as Promise<T>;
    const seen = await within<{ id: string }[]>((db) => db.execute('select id from account order by id'));
    expect(seen.map(({ id }) => id)).toEqual(students.map(({ ids }) => ids.accountId).sort());
    await expect(within((db) => db.execute('select password_hash from account'))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    const nobody = await world.services.database.asActor({ schoolIds: [] }, (db) =>
      db.execute('select id from account'),
    );
    expect(nobody).toHaveLength(0);
  });

  it.each([
    ['a role of operations', 4, 'ZHIBI_SRE', (mine: string) => mine],
    ['the school role of another login page', 2, 'SCHOOLADMIN', (mine: string) => mine],
    ['a role in another school', 1, 'SCHOOLADMIN', (_: string, other: string) => other],
  ])('cannot be given %s', async (_, loginType, role, where) => {
    const [mine, other] = [await world.newSchool(), await world.newSchool()];
    const { students } = await mine.newClass(1);
    const grant = world.services.database.asActor({ schoolIds: [mine.schoolId] }, (db) =>
      db.execute(
        `insert into role_grant (id, account_id, login_type, role, organisation_id, in_school_id) values ('${crypto.randomUUID()}', '${students[0]?.ids.accountId}', ${loginType}, '${role}', '${world.organisationId}', '${where(mine.schoolId, other.schoolId)}')`,
      ),
    );
    await expect(grant).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('of another school cannot be changed', async () => {
    const [mine, other] = [await world.newSchool(), await world.newSchool()];
    const { students } = await other.newClass(1);
    const changed = await world.services.database.asActor({ schoolIds: [mine.schoolId] }, (db) =>
      db.execute(`update account set disabled_at = now() where id = '${students[0]?.ids.accountId}' returning id`),
    );
    expect(changed).toEqual([]);
  });
});

it('a swallowed error cannot pass for a success', async () => {
  const work = world.services.database.asSystem(async (db) => {
    await db.execute('select 1 / 0').catch(() => undefined);
  });
  await expect(work).rejects.toThrow('rolled back');
});
