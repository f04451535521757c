import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { makeHand, writeText } from '@zhibi/ink/handwriting';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inkBatch, type Signed, sign } from '../apps/server/demo/pens/gateway.js';
import { clientOptions, withListeners } from '../apps/server/src/platform/pools.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { GatewaySocket } from '../apps/server/test/gateway-socket.js';
import { publishedHomework } from '../apps/server/test/scenario.js';
import { inDataFolder } from '../chaos/data-folder.js';
import { startServer } from '../chaos/server.js';
import { load, median, rateOf, report } from './measure.js';

const STROKES = 50;
const BATCHES = 200;
const ROUNDS = 5;
const GATEWAYS = 8;

/**
 * Ink from gateways in signed batches of 50 strokes, each durable before it is acknowledged, beside the same strokes packed and streamed by
 * COPY, 50 a commit, in rounds by turns. The server is a process of its own; what gateways do, which are other computers, is done before the
 * clock starts.
 */
export async function benchInk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-bench-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const homework = await inDataFolder(folder, homeworkToWriteOn);
  const server = await startServer(folder, { WORKERS: '0' });
  const pool = withListeners(
    new pg.Pool({
      ...clientOptions((await startEngine(join(folder, 'postgres'))).connection),
      max: GATEWAYS,
    }),
  );
  try {
    await pool.query('create table copied (like ink_stroke including all)');
    const ours: number[] = [];
    const bare: number[] = [];
    const overSockets: number[] = [];
    const sockets = await Promise.all(
      Array.from({ length: GATEWAYS }, () => GatewaySocket.open(server.address, homework.key)),
    );
    const waits: string[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const batches = signedBatches(homework, round);
      const sent = await rateOf(BATCHES, GATEWAYS, (n) => send(server.address, batches[n]), 0);
      const more = signedBatches(homework, ROUNDS + 1 + round);
      const spoken = await rateOf(BATCHES, GATEWAYS, (n) => say(sockets[n % GATEWAYS], more[n]), 0);
      const strokes = Array.from({ length: BATCHES }, fiftyStrokes);
      const copied = await rateOf(BATCHES, GATEWAYS, (n) => copy(pool, strokes[n] ?? []), 0);
      if (round < 0) continue; // the first one reads the programs and prepares the statements
      ours.push(sent.perSecond * STROKES);
      bare.push(copied.perSecond * STROKES);
      overSockets.push(spoken.perSecond * STROKES);
      waits.push(`p50 ${sent.p50Ms.toFixed(1)} ms, p95 ${sent.p95Ms.toFixed(1)} ms`);
    }
    report('gateway ink, batches of 50, 8 at once, durable', 'strokes/s', median(ours), median(bare));
    const ratios = ours.map((rate, round) => (rate / (bare[round] ?? 0)).toFixed(2));
    console.log(`  round by round: ${ratios.join(', ')}; one batch: ${waits.at(-1)}; ${load()}`);
    report('  the same over WebSocket, beside HTTP', 'strokes/s', median(overSockets), median(ours));
    for (const { socket } of sockets) socket.close();
  } finally {
    await pool.end();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const model = writeText(makeHand(3), '12+34=46\nx=5', { xMm: 30, yMm: 150, widthMm: 100, heightMm: 60 }, Date.now());
const fiftyStrokes = (): Stroke[] =>
  Array.from({ length: STROKES }, (_, i) => ({ ...(model[i % model.length] as Stroke), id: randomUUID() })); // as: the model has strokes

type ToWriteOn = Awaited<ReturnType<typeof homeworkToWriteOn>>;

/** A class of 40 with a homework: its pages, and the key of a gateway. */
async function homeworkToWriteOn(world: Parameters<typeof publishedHomework>[0]) {
  const scenario = await publishedHomework(world, 40);
  const { items } = await scenario.teacher.call(homeworkApi.submissions, { homeworkId: scenario.homeworkId });
  const { keyId, secret } = scenario.gateway;
  return { key: { keyId, secret, now: () => new Date() }, pages: items.flatMap((one) => one.pageCodes) };
}

/** What the gateways will send in a round: each has a pen, which lies on another page with each batch. */
const signedBatches = ({ key, pages }: ToWriteOn, round: number): Signed[] =>
  Array.from({ length: BATCHES }, (_, n) => {
    const device = { mac: `AA0000000${String(n % GATEWAYS).padStart(3, '0')}`, name: 'Pen' };
    const { pageCode } = pages[n % pages.length] ?? { pageCode: '' };
    const batch = inkBatch(device, (round + 1) * BATCHES + n, [
      { pageCode, codeRule: 'demo', strokes: fiftyStrokes() },
    ]);
    return sign(key, captureApi.ink.path, batch);
  });

const agent = new Agent({ keepAlive: true, maxSockets: GATEWAYS });

/** Resolves when the batch is acknowledged whole. */
function send(address: string, batch: Signed | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (batch === undefined) throw new Error('no such batch');
    const { url, body, headers } = batch;
    const call = request(address + url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => {
        if (JSON.parse(text).data?.accepted === STROKES) resolve();
        else reject(new Error(`not acknowledged: ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** The same over a socket. */
async function say(socket: GatewaySocket | undefined, batch: Signed | undefined): Promise<void> {
  if (socket === undefined || batch === undefined) throw new Error('no such batch');
  const { url, body, headers } = batch;
  const answer = await socket.callWith({ url, signature: headers['x-signature'] }, body);
  if (answer.data?.accepted !== STROKES) throw new Error(`not acknowledged: ${JSON.stringify(answer)}`);
}

const ids = { school: randomUUID(), homework: randomUUID(), student: randomUUID() };

/** The row that a stroke becomes. */
const rowOf = (stroke: Stroke): string =>
  [
    ids.school,
    stroke.id,
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

async function copy(pool: pg.Pool, strokes: readonly Stroke[]): Promise<void> {
  const client = await pool.connect();
  const rows = strokes.map((stroke) => `${rowOf(stroke)}\n`);
  await pipeline(Readable.from(rows), client.query(copyFrom('copy copied from stdin')));
  client.release();
}
