import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { accountById } from '../session/index.js';
import { mountPartnerLink } from './partner-link.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('the address of a partner hands its account over each time it is opened', async () => {
  const person = await world.newPerson({ loginType: 3, roles: ['TEACHER'] });
  const { account } = await world.services.database.asSystem(async (db) => {
    const known = await accountById(db, person.ids.accountId);
    return { account: known?.account ?? '' };
  });
  const path = mountPartnerLink(world.services, account);
  for (const time of ['first', 'second']) {
    const opened = await world.services.app.inject({ method: 'GET', url: path });
    const token = new URL(opened.headers.location ?? '', 'http://here').searchParams.get('token') ?? '';
    const pair: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    const entered = await world.services.app.inject({
      method: 'POST',
      url: sessionApi.handOver.path,
      payload: pair as object,
    });
    expect([time, opened.statusCode, entered.json().code]).toEqual([time, 302, 1]);
  }
});
