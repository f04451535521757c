import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, Envelope } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { sessionApi } from '@zhibi/contract/session';
import type { z } from 'zod';
import { keepQuestions } from '../apps/server/src/questions/sample-bank.js';
import { JUNIOR_MATHS } from '../apps/server/test/school.js';
import { inDataFolder } from '../chaos/data-folder.js';
import { startServer } from '../chaos/server.js';
import { load } from './measure.js';
import { memoryOf } from './process-memory.js';

const STUDENTS = 40;
/** Written answers of half a page each: so many fill five pages. */
const QUESTIONS = 12;
const SETTLED_MS = 3_000;
/** Longer than what sets pages rests before it ends. */
const RESTED_MS = 75_000;

/**
 * `npm run bench -- memory`: what the server and the processes that it starts hold, after the start, after one paper of five pages and its forty
 * copies, and when it has rested; and how long the first page of the cold server took.
 */
export async function benchMemory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-bench-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const { token, classId, questionIds } = await inDataFolder(folder, async (world) => {
    const school = await world.newSchool();
    const { classId } = await school.newClass(STUDENTS);
    const teacher = await school.newTeacher([classId]);
    const wanted = Array.from({ length: QUESTIONS }, () => ({ type: 'subjective' as const }));
    const bank = { schoolId: school.schoolId, kind: 'school' as const };
    return { classId, token: teacher.token, questionIds: await keepQuestions(world.services.database, bank, wanted) };
  });
  const server = await startServer(folder);
  const notifyMemory = (when: string) => {
    const { serverMB, each, postgresMB } = memoryOf(server.pid);
    console.log(`${when}: ${serverMB} MB (goal: 450): ${each}; PostgreSQL ${postgresMB} MB`);
  };
  try {
    await pause(SETTLED_MS);
    notifyMemory('after the start');
    const ask = asking(server.address, token);
    for (const questionId of questionIds) await ask(questionsApi.addToCart, { subjectId: JUNIOR_MATHS, questionId });
    const begun = performance.now();
    const { paperId } = await ask(papersApi.create, { subjectId: JUNIOR_MATHS, title: '第一单元' });
    const created = performance.now();
    const { geometry } = await ask(papersApi.layOut, { paperId });
    const page = await fetchOf(server.address, token, papersApi.page, { paperId, page: 1 });
    if (!page.ok) throw new Error(await page.text());
    await page.arrayBuffer();
    const shown = performance.now();
    const { jobId } = await ask(papersApi.createRun, { paperId, classIds: [classId], dots: false });
    while ((await ask(sessionApi.job, { jobId })).status !== 'done') await pause(100);
    const reported = [created - begun, shown - created, performance.now() - shown].map((ms) => ms.toFixed(0));
    console.log(
      `the cold server: paper ${reported[0]} ms, its ${geometry.pageCount} pages laid out and the first shown ${reported[1]} ms (goal: 1,000), ${STUDENTS} copies ${reported[2]} ms · ${load()}`,
    );
    notifyMemory('after one paper');
    await pause(RESTED_MS);
    notifyMemory('when it has rested');
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function fetchOf(address: string, token: string, { method, path }: Endpoint, input: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return method === 'GET'
    ? fetch(`${address}${path}?${query}`, { headers })
    : fetch(address + path, { method, headers, body: JSON.stringify(input) });
}

const asking =
  (address: string, token: string) =>
  async <In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out>,
    input: z.input<In> & object,
  ): Promise<z.output<Out>> => {
    const envelope = (await (await fetchOf(address, token, endpoint, input)).json()) as Envelope<z.output<Out>>; // as: its contract
    if (envelope.code !== 1) throw new Error(`${endpoint.path}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
