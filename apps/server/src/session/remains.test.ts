import { Writable } from 'node:stream';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForCode, logIn, newAccount, newPhone, password, readPicture } from '../../test/outside-services.js';
import { Person } from '../../test/person.js';
import { openTestWorld, PASSWORD, type TestWorld } from '../../test/school.js';
import { openServices } from '../app/open-services.js';
import { openLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { mintHandOver } from './hand-over.js';
import { sweepLogins } from './sweep-logins.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('nothing that logging in needs stays behind when it is worth nothing any more', async () => {
  const { id, account } = await newAccount(world);
  const { token, refreshToken } = await logIn(world, account);
  await world.stranger.refused(sessionApi.login, { account: 'nobody_here', password });
  await askForCode(world, newPhone(), 'register');
  await readPicture(world);
  await world.services.database.asSystem((db) => mintHandOver(db, id, world.clock.now()));
  const count = async () => {
    const tables = ['image_code', 'sms_code', 'login_ticket', 'login_failure', 'login_session'];
    const rows = await world.services.database.asSystem((db) =>
      db.execute<Record<string, number>>(
        `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
      ),
    );
    return rows[0];
  };
  const sweep = () => sweepLogins(world.services.database, world.clock.now());

  await sweep();
  expect(await count()).toEqual({ image_code: 1, sms_code: 1, login_ticket: 1, login_failure: 1, login_session: 1 });
  world.clock.forward(24 * 3_600_000 + 1000);
  await sweep();
  expect(await count()).toEqual({ image_code: 0, sms_code: 0, login_ticket: 0, login_failure: 0, login_session: 1 });
  await world.stranger.call(sessionApi.refresh, { token, refreshToken });
  world.clock.forward(30 * 24 * 3_600_000 + 1000);
  await sweep();
  expect(await count()).toMatchObject({ login_session: 0 });
});

it('no password, token or picture code is in the log, however a login goes', async () => {
  let written = '';
  const log = openLog(
    'debug',
    new Writable({
      write(chunk, _, done) {
        written += String(chunk);
        done();
      },
    }),
  );
  const settings = readSettings({ DATA_DIR: world.folder, WORKERS: '0' });
  const { connection, clock } = world;
  const services = await openServices({ settings, connection, log, clock, pools: { app: 2, system: 4 } });
  try {
    const stranger = new Person(services);
    const { account } = await newAccount(world);
    const answer = await stranger.call(sessionApi.login, { account, password });
    if (!('token' in answer)) throw new Error('asked to choose');
    const me = stranger.with({ authorization: `Bearer ${answer.token}` });
    const newPassword = encodePassword('Fresh2026');
    await stranger.refused(sessionApi.login, { account, password: encodePassword('Guess2026') });
    await stranger.refused(sessionApi.login, { account: '', password });
    await me.refused(sessionApi.changePassword, { password, newPassword: encodePassword('Short') });
    await me.call(sessionApi.changePassword, { password, newPassword });
    await services.app.inject({ method: 'POST', url: sessionApi.login.path, payload: `{"password":"${PASSWORD}` });
    await services.app.inject({ method: 'GET', url: `/index?token=${answer.token}&code=c0de&state=st4te` });
    const pair = { token: answer.token, refreshToken: answer.refreshToken };
    await stranger.call(sessionApi.refresh, pair);

    expect(written).toContain('"answered"');
    for (const text of [PASSWORD, 'Guess2026', 'Fresh2026', 'c0de', 'st4te', answer.token, answer.refreshToken])
      for (const secret of [text, encodePassword(text)]) expect(written).not.toContain(secret);
  } finally {
    await services.close();
  }
});
