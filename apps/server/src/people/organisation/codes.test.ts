import { organisationApi as api } from '@zhibi/contract/people/organisation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actsOf, newCodes, newForeigner, newOrgAdmin } from '../../../test/organisation.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  admin = await newOrgAdmin(world);
});
afterAll(() => world.close());

describe('activation codes', () => {
  it('are issued in a batch, found by the code as it was printed, and can be printed again', async () => {
    const { schoolId } = await world.newSchool();
    const { batchId, codes } = await newCodes(admin, schoolId, { amount: 3 });
    expect(new Set(codes).size).toBe(3);
    const [found, ...others] = (await admin.call(api.codes, { words: codes[1]?.toLowerCase() })).items;
    expect([found, others]).toMatchObject([{ batchId, code: codes[1], state: 'unused', role: 'TEACHER' }, []]);
    const { items } = await admin.call(api.codeSlips, { which: { batchId } });
    expect(items.map(({ code }) => code)).toEqual(codes);
    expect(await actsOf(world, admin)).toContain('activation-codes-printed');
  });

  it('are nowhere in the tables that hold them', async () => {
    const { schoolId } = await world.newSchool();
    const { codes } = await newCodes(admin, schoolId);
    const rows = await world.services.database.asSystem((db) =>
      db.execute(
        `select c.*, b.* from activation_code c join activation_batch b on b.id = c.batch_id where c.school_id = '${schoolId}'`,
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''));
  });

  it('five thousand come in one batch, and one more is refused', async () => {
    const { schoolId } = await world.newSchool();
    const order = { schoolId, role: 'STUDENT' as const, validUntil: '29991231' };
    expect(await admin.call(api.issueCodes, { ...order, amount: 5_000 })).toMatchObject({ amount: 5_000 });
    expect((await admin.call(api.codeSummary, { schoolId })).counts).toMatchObject({ unused: 5_000 });
    expect((await admin.refused(api.issueCodes, { ...order, amount: 5_001 })).code).toBe(-1400);
  });

  it('are disabled and enabled, one, some or the whole batch, and remember it', async () => {
    const { schoolId } = await world.newSchool();
    const { batchId, codeIds } = await newCodes(admin, schoolId, { amount: 3 });
    const [one = ''] = codeIds;
    const which = { codeIds: [one] };
    expect(await admin.call(api.switchCodes, { which, disabled: true })).toEqual({ changed: 1 });
    expect(await admin.call(api.switchCodes, { which: { batchId }, disabled: true })).toEqual({ changed: 2 });
    expect((await admin.call(api.codes, { batchId, state: 'disabled' })).items).toHaveLength(3);
    expect(await admin.call(api.switchCodes, { which, disabled: false })).toEqual({ changed: 1 });
    const { items } = await admin.call(api.codeHistory, { codeId: one });
    expect(items.map(({ what }) => what)).toEqual(['issued', 'disabled', 'enabled']);
    expect(items.map(({ by }) => by)).toEqual([admin.ids.name, admin.ids.name, admin.ids.name]);
    expect((await admin.call(api.codeSlips, { which: { batchId } })).items.map(({ codeId }) => codeId)).toEqual([one]);
  });

  it('expire at the end of their day, and the forecast knows it', async () => {
    const clocked = await openTestWorld({ WORKERS: '0' });
    const own = await newOrgAdmin(clocked);
    const { schoolId } = await clocked.newSchool();
    const soon = new Date(clocked.clock.now().getTime() + 5 * 86_400_000);
    const day = soon.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).replaceAll('-', '');
    await own.call(api.issueCodes, { schoolId, role: 'TEACHER', amount: 4, validUntil: day });
    await own.call(api.issueCodes, { schoolId, role: 'TEACHER', amount: 1, validUntil: '29991231' });
    expect((await own.call(api.codeSummary, {})).expiring).toEqual([{ day, codes: 4 }]);
    clocked.clock.forward(7 * 86_400_000);
    const later = await newOrgAdmin(clocked);
    expect((await later.call(api.codeSummary, {})).counts).toMatchObject({ unused: 1, expired: 4 });
    expect((await later.call(api.codes, { state: 'expired' })).items).toHaveLength(4);
    await clocked.close();
  });

  it('are not valid until yesterday, nor for a class of another school', async () => {
    const [school, other] = [await world.newSchool(), await world.newSchool()];
    const { classId } = await other.newClass(0);
    const order = { schoolId: school.schoolId, role: 'STUDENT' as const, amount: 1, validUntil: '29991231' };
    expect((await admin.refused(api.issueCodes, { ...order, validUntil: '20200101' })).reason).toBe('valid-until');
    expect((await admin.refused(api.issueCodes, { ...order, classId })).code).toBe(-1404);
  });

  it('of another organisation are neither seen nor switched', async () => {
    const { admin: stranger } = await newForeigner(world);
    const { schoolId } = await world.newSchool();
    const { batchId, codes, codeIds } = await newCodes(admin, schoolId);
    expect((await stranger.refused(api.switchCodes, { which: { batchId }, disabled: true })).code).toBe(-1404);
    expect((await stranger.refused(api.codeHistory, { codeId: codeIds[0] ?? '' })).code).toBe(-1404);
    expect((await stranger.call(api.codes, { words: codes[0] })).items).toEqual([]);
    expect((await stranger.refused(api.codes, { schoolId })).code).toBe(-1404);
  });
});
