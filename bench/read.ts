import type { AddressInfo } from 'node:net';
import { peopleApi } from '@zhibi/contract/people';
import Fastify from 'fastify';
import pg from 'pg';
import { clientOptions, withListeners } from '../apps/server/src/platform/pools.js';
import { load, median, type Rate, rateOf, report } from './measure.js';
import { openSetUp } from './set-up.js';

const CALLS = 6_000;
/** In turn with the baseline's: others who use the machine disturb both alike. */
const ROUNDS = 12;
/** What runs for the first time is compiled first. */
const WARM_UP = 2_000;
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
    const ways = [
      read(`${at(world.services.app)}${peopleApi.classes.path}`, { authorization: `Bearer ${teacher.token}` }),
      read(`${at(bare)}/class`, {}),
    ];
    for (const way of ways) await rateOf(WARM_UP, CALLERS, way);
    const rounds: Rate[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const rates: Rate[] = [];
      for (const way of ways) rates.push(await rateOf(CALLS / ROUNDS, CALLERS, way, 0));
      rounds.push(rates);
    }
    const [ours = 0, baseline = 0] = [0, 1].map((way) => median(rounds.map((rates) => rates[way]?.perSecond ?? 0)));
    const [p95 = 0, p95Baseline = 0] = [0, 1].map((way) => median(rounds.map((rates) => rates[way]?.p95Ms ?? 0)));
    report('point read through the whole server', 'calls/s', ours, baseline);
    console.log(
      `  p95 ${p95.toFixed(1)} ms against ${p95Baseline.toFixed(1)} ms, the middle of ${ROUNDS} rounds in turn · ${load()}; the server's call is one message: its schools, whether who may is still so, the class with its subjects`,
    );
  } finally {
    await bare.close();
    await pool.end();
    await setUp.close();
  }
}
