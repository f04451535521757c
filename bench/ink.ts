import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { homeworkApi } from '@zhibi/contract/homework';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { makeHand, writeText } from '@zhibi/ink/handwriting';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { overHttp, sendInk } from '../apps/server/demo/pens/gateway.js';
import type { Connection } from '../apps/server/src/platform/db.js';
import { clientOptions, withListeners } from '../apps/server/src/platform/pools.js';
import { publishedHomework } from '../apps/server/test/scenario.js';
import { rateOf, report } from './measure.js';
import { openSetUp } from './set-up.js';

const BATCH = 50;
const BATCHES = 400;
const GATEWAYS = 8;

/** Ink from gateways in signed batches of 50 strokes, each durable before it is acknowledged, beside the same rows by COPY. */
export async function benchInk(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0' });
  try {
    const { world, connection } = setUp;
    const scenario = await publishedHomework(world, 40);
    await world.services.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.services.app.server.address() as AddressInfo;
    const { items } = await scenario.teacher.call(homeworkApi.submissions, { homeworkId: scenario.homeworkId });
    const pages = items.flatMap((one) => one.pageCodes.map(({ pageCode }) => pageCode));
    const model = writeText(
      makeHand(3),
      '12+34=46\nx=5',
      { xMm: 30, yMm: 150, widthMm: 100, heightMm: 60 },
      Date.now(),
    );
    const batch = (): Stroke[] =>
      Array.from({ length: BATCH }, (_, i) => ({ ...(model[i % model.length] as Stroke), id: randomUUID() })); // as: the model has strokes
    const gateway = { ...scenario.gateway, transport: overHttp(`http://127.0.0.1:${port}`) };

    const ours = await rateOf(BATCHES, GATEWAYS, (n) =>
      sendInk(gateway, { mac: `AA0000000${String(n % GATEWAYS).padStart(3, '0')}`, name: 'Pen' }, n, [
        { pageCode: pages[n % pages.length] ?? '', codeRule: 'demo', strokes: batch() },
      ]),
    );
    const bare = await copySame(connection, model);
    report('gateway ink, batches of 50, 8 at once, durable', 'strokes/s', ours.perSecond * BATCH, bare);
    console.log(`  one batch: p50 ${ours.p50Ms.toFixed(1)} ms, p95 ${ours.p95Ms.toFixed(1)} ms`);
  } finally {
    await setUp.close();
  }
}

/** The rows that the gateway's strokes become, streamed into a table alike, 50 a commit, by as many connections. */
async function copySame(connection: Connection, model: readonly Stroke[]): Promise<number> {
  const pool = withListeners(new pg.Pool({ ...clientOptions(connection), max: GATEWAYS }));
  await pool.query('create table copied (like ink_stroke including all)');
  const ids = { school: randomUUID(), homework: randomUUID(), student: randomUUID() };
  const row = (stroke: Stroke) =>
    [
      ids.school,
      randomUUID(),
      ids.homework,
      ids.student,
      1,
      'area',
      stroke.t0,
      'live',
      'AA',
      `\\\\x${Buffer.from(encodeStrokes([stroke])).toString('hex')}`,
      new Date().toISOString(),
    ].join('\t');
  const { perSecond } = await rateOf(BATCHES, GATEWAYS, async () => {
    const rows = Array.from({ length: BATCH }, (_, i) => `${row(model[i % model.length] as Stroke)}\n`); // as: the model has strokes
    const client = await pool.connect();
    await pipeline(Readable.from(rows), client.query(copyFrom('copy copied from stdin')));
    client.release();
  });
  await pool.end();
  return perSecond * BATCH;
}
