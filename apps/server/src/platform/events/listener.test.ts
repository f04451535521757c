import type { AddressInfo } from 'node:net';
import { questionsEvents } from '@zhibi/contract/events/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenTo } from '../../../test/event-source.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { openClient } from '../pools.js';
import { announce } from './announce.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  await world.services.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

it('a listener whose connection is lost again and again comes back, and catches up with what was published meanwhile', async () => {
  const { services } = world;
  const { port } = services.app.server.address() as AddressInfo; // as: it listens on a port
  const person = await world.newPerson({ loginType: 1, roles: ['TEACHER'] });
  const source = await listenTo(`http://127.0.0.1:${port}`, person.token);
  const owner = await openClient(world.connection);
  const end = () =>
    owner.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'zhibi-listener' and datname = current_database()`,
    );
  for (let round = 0; round < 5; round++) {
    await expect.poll(async () => (await end()).rowCount).toBe(1);
    for (let nth = 0; nth < 3; nth++)
      await services.database.asSystem((db) =>
        announce(db, questionsEvents.cart, {
          schoolId: null,
          to: [person.ids.accountId],
          data: { subjectId: 3 * round + nth },
        }),
      );
  }
  const heard: unknown[] = [];
  while (heard.length < 15) heard.push((await source.next()).data.subjectId);
  expect(heard).toEqual(Array.from({ length: 15 }, (_, nth) => nth));
  source.close();
  await owner.end();
});
