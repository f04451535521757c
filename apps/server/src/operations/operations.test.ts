import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { upgradeCommand } from './index.js';

let world: TestWorld;
let maintainer: Person;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' }); // the clock goes on by hours
  maintainer = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => toStamp(new Date(world.clock.now().getTime() + hours * HOUR_MS), 'Asia/Shanghai');
const check = () => world.stranger.call(operationsApi.upgradeCheck, {});
const none = { upgrade: false, startTime: '', endTime: '' };

describe('the upgrade window', () => {
  it('is told to anybody from its announcement to its end, and then no more', async () => {
    expect(await check()).toEqual(none);
    const window = { startTime: inHours(1), endTime: inHours(3) };
    await maintainer.call(operationsApi.setUpgrade, { upgrade: true, ...window });
    expect(await check()).toEqual({ upgrade: true, ...window });
    world.clock.forward(2 * HOUR_MS);
    expect(await check()).toEqual({ upgrade: true, ...window });
    world.clock.forward(HOUR_MS);
    expect(await check()).toEqual(none);
  });

  it('is replaced by a new one, and taken back', async () => {
    await maintainer.call(operationsApi.setUpgrade, { upgrade: true, startTime: inHours(1), endTime: inHours(2) });
    const later = { startTime: inHours(5), endTime: inHours(6) };
    await maintainer.call(operationsApi.setUpgrade, { upgrade: true, ...later });
    expect(await check()).toEqual({ upgrade: true, ...later });
    expect(await maintainer.call(operationsApi.setUpgrade, { upgrade: false })).toEqual(none);
    expect(await check()).toEqual(none);
  });

  it('is refused with times that make no sense, in the words of the specification', async () => {
    const wrong = { upgrade: true, startTime: inHours(2), endTime: inHours(1) } as const;
    const refused = await maintainer.refused(operationsApi.setUpgrade, wrong);
    expect(refused).toMatchObject({ code: -1400, reason: 'start-end', msg: '开始时间或结束时间不正确' });
    const english = await maintainer
      .with({ 'accept-language': 'en' })
      .refused(operationsApi.setUpgrade, { ...wrong, startTime: inHours(-2), endTime: inHours(-1) });
    expect(english.msg).toBe('Wrong start or end time');
    expect(await check()).toEqual(none);
  });

  it('is set by the maintenance of the system only', async () => {
    const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] });
    expect((await operator.refused(operationsApi.setUpgrade, { upgrade: false })).code).toBe(-1403);
  });

  it('stands in the audit with who set it', async () => {
    const window = { startTime: inHours(1), endTime: inHours(2) };
    await maintainer.call(operationsApi.setUpgrade, { upgrade: true, ...window });
    const [row] = await world.services.database.asSystem((db) =>
      db.execute(`select account_id, detail from audit where what = 'upgrade-set' order by id desc limit 1`),
    );
    expect(row).toEqual({ account_id: maintainer.ids.accountId, detail: { upgrade: true, ...window } });
  });
});

describe('the command', () => {
  it('announces in the time zone of the installation, and takes back', async () => {
    const reported = await upgradeCommand(world.services, { from: '2099-01-02T02:00', to: '2099-01-02 04:30' });
    expect(reported).toBe('an upgrade is announced from 20990102020000 to 20990102043000');
    expect(await check()).toEqual({ upgrade: true, startTime: '20990102020000', endTime: '20990102043000' });
    expect(await upgradeCommand(world.services, { off: true })).toBe('no upgrade is announced');
    expect(await check()).toEqual(none);
  });

  it.each([{}, { from: '2099-01-02T02:00' }, { from: '2099-01-02T02:00', to: '2099-01-02T03:00', off: true }])(
    'does nothing for %j',
    async (words) => expect(await upgradeCommand(world.services, words)).toBeUndefined(),
  );

  it('refuses times that make no sense', async () => {
    await expect(upgradeCommand(world.services, { from: 'soon', to: 'later' })).rejects.toThrow('start-end');
  });
});
