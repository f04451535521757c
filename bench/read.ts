import type { AddressInfo } from 'node:net';
import { peopleApi } from '@zhibi/contract/people';
import Fastify from 'fastify';
import pg from 'pg';
import { clientOptions, withListeners } from '../apps/server/src/platform/pools.js';
import { rateOf, report } from './measure.js';
import { openSetUp } from './set-up.js';

const CALLS = 4_000;
const CALLERS = 16;

/** One row read through the whole server (token, roles, classes, row-level security, contract) beside bare Fastify with the same query. */
export async function benchRead(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0' });
  const { world, connection } = setUp;
  const pool = withListeners(new pg.Pool({ ...clientOptions(connection), max: 6, pipeline: true }));
  const bare = Fastify();
  try {
    const school = await world.newSchool();
    const { classId } = await school.newClass(1);
    const teacher = await school.newTeacher([classId]);
    await world.services.app.listen({ port: 0, host: '127.0.0.1' });
    bare.get('/class', async () => {
      const { rows } = await pool.query({
        name: 'class',
        text: 'select id, name, gid from school_class where school_id = $1 and id = $2',
        values: [school.schoolId, classId],
      });
      return { code: 1, msg: '', data: rows[0] };
    });
    await bare.listen({ port: 0, host: '127.0.0.1' });
    const at = (app: { server: { address(): unknown } }) =>
      `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const read = (url: string, headers: Record<string, string>) => async () => {
      const response = await fetch(url, { headers });
      const answer = (await response.json()) as { code: number };
      if (answer.code !== 1) throw new Error(`refused: ${JSON.stringify(answer)}`);
    };
    const ours = await rateOf(
      CALLS,
      CALLERS,
      read(`${at(world.services.app)}${peopleApi.classes.path}`, { authorization: `Bearer ${teacher.token}` }),
    );
    const baseline = await rateOf(CALLS, CALLERS, read(`${at(bare)}/class`, {}));
    report('point read through the whole server', 'calls/s', ours.perSecond, baseline.perSecond);
    console.log(
      `  p95 ${ours.p95Ms.toFixed(1)} ms against ${baseline.p95Ms.toFixed(1)} ms; the server's call is one round trip: its schools and whether who may is still so, the class with its subjects`,
    );
  } finally {
    await bare.close();
    await pool.end();
    await setUp.close();
  }
}
