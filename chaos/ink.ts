import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { captureApi, type InkAnswer } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import type { Stroke } from '@zhibi/ink';
import { type Gateway, overHttp, type Receiver, sendInk } from '../apps/server/demo/pens/gateway.js';
import { MIGRATIONS } from '../apps/server/src/app/open-database.js';
import { prepareJobs } from '../apps/server/src/platform/jobs/index.js';
import { migrate } from '../apps/server/src/platform/migrate.js';
import { openClient } from '../apps/server/src/platform/pools.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { GatewaySocket } from '../apps/server/test/gateway-socket.js';
import { publishedHomework } from '../apps/server/test/scenario.js';
import { openTestWorldOn } from '../apps/server/test/school.js';
import { startServer } from './server.js';

const PENS = 6;

/**
 * Pens write, half of them over HTTP and half over a WebSocket, while the server and its PostgreSQL are killed at random moments. A stroke counts as acknowledged when the
 * answer to its batch arrived; batches without an answer are sent again to the next server. Answers how many acknowledged
 * strokes are missing or stand twice.
 */
export async function killDuringInk(kills: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-chaos-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const world = await prepare(folder);
  const acknowledged = new Set<string>();
  let overSockets = 0;
  let sentAgain = 0;
  let writing = true;
  let server = await startServer(folder);
  const gateway: Gateway = {
    ...world.key,
    now: () => new Date(),
    transport: (url, body, headers) => overHttp(server.address)(url, body, headers),
  };

  const pens = Array.from({ length: PENS }, async (_, pen) => {
    const to = pen % 2 === 0 ? gateway : overSocket(gateway, () => server.address);
    for (let seq = 0; writing; seq++) {
      const strokes = newStrokes();
      const page = { pageCode: world.pages[(pen + seq) % world.pages.length] ?? '', codeRule: 'demo', strokes };
      for (;;) {
        const answer = await sendInk(to, { mac: `AA000000000${pen}`, name: `Pen ${pen}` }, seq, [page]).catch(
          () => undefined,
        );
        if (answer !== undefined) break;
        sentAgain++;
        await sleep(50);
      }
      for (const { id } of strokes) acknowledged.add(id);
      if (to !== gateway) overSockets += strokes.length;
    }
  });

  for (let kill = 0; kill < kills; kill++) {
    await sleep(randomInt(300, 1_500));
    await server.kill();
    server = await startServer(folder);
  }
  await sleep(500);
  writing = false;
  await Promise.all(pens);
  await server.kill();
  const lost = await missing(folder, acknowledged);
  console.log(
    `${kills} kills, ${acknowledged.size} strokes acknowledged (${overSockets} over WebSocket), ${sentAgain} batches sent again, ${lost} lost or doubled`,
  );
  rmSync(folder, { recursive: true, force: true });
  return lost;
}

/** The same calls over a socket, which is opened anew when it broke. */
function overSocket(key: Gateway, address: () => string): Receiver {
  let socket: GatewaySocket | undefined;
  const call = async (endpoint: (typeof captureApi)['ink' | 'status'], payload: unknown) => {
    if (socket === undefined || socket.socket.readyState !== socket.socket.OPEN)
      socket = await GatewaySocket.open(address(), key);
    const { code, msg, data } = await socket.call(endpoint, payload);
    if (code !== 1) throw new Error(`${endpoint.path}: ${code} ${msg}`);
    return data;
  };
  return {
    ink: async (batch) => (await call(captureApi.ink, batch)) as unknown as InkAnswer, // as: its code says success
    status: (report) => call(captureApi.status, report),
  };
}

const newStrokes = (): Stroke[] =>
  Array.from({ length: 5 }, () => ({
    id: randomUUID(),
    t0: Date.now(),
    tip: 'pen' as const,
    points: Array.from({ length: 12 }, (_, i): [number, number, number, number] => [
      60 + i,
      150 + i / 2,
      0.5,
      i ? 10 : 0,
    ]),
  }));

/** A homework to write on, in the data folder that the server will use. */
async function prepare(folder: string) {
  const engine = await startEngine(join(folder, 'postgres'));
  await migrate(engine.connection, MIGRATIONS);
  await prepareJobs(engine.connection);
  const testWorld = await openTestWorldOn(
    { connection: engine.connection, drop: async () => undefined },
    { WORKERS: '0' },
  );
  const scenario = await publishedHomework(testWorld, 10);
  const { items } = await scenario.teacher.call(homeworkApi.submissions, { homeworkId: scenario.homeworkId });
  await testWorld.close();
  await engine.stop();
  return {
    key: { keyId: scenario.gateway.keyId, secret: scenario.gateway.secret },
    pages: items.flatMap((one) => one.pageCodes.map(({ pageCode }) => pageCode)),
  };
}

/** How many of the acknowledged strokes do not stand exactly once. */
async function missing(folder: string, acknowledged: ReadonlySet<string>): Promise<number> {
  const engine = await startEngine(join(folder, 'postgres'));
  const client = await openClient(engine.connection);
  const { rows } = await client.query<{ id: string }>(
    'select stroke_id as id from ink_stroke union all select stroke_id from ink_queue_stroke',
  );
  await client.end();
  await engine.stop();
  const times = new Map<string, number>();
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  return [...acknowledged].filter((id) => times.get(id) !== 1).length;
}
