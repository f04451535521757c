import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { encodeStrokes } from '@zhibi/ink';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, it } from 'vitest';
import { Desk } from '../../test/desk.js';
import { Gateway } from '../../test/gateway.js';
import { openTown, type Town } from '../../test/school.js';
import { strokesOf } from '../../test/writing.js';
import { takeBatch } from './take-batch.js';
import { checkStrokes } from './rules.js';
let town: Town;
beforeAll(async () => { town = await openTown({ WORKERS: process.env.BW ?? '0' }); });
afterAll(() => town.close());
it('bench', async () => {
  const desk = await Desk.of(town, 40);
  const homework = await desk.publish(['choice', 'fillIn', 'subjective']);
  const rooms = [];
  for (const s of desk.classes[0]?.students ?? []) {
    const studentId = s.ids.studentId ?? '';
    const { pages, areas } = await strokesOf(town, desk, { homework, studentId, answers: [] });
    const area = areas.find((a) => a.areaType === 1)!;
    rooms.push({ code: pages.find((p) => p.page === area.page)!.pageCode, area, gw: await Gateway.of(town, desk.school.schoolId) });
  }
  const stroke = (r: any) => ({ id: randomUUID(), t0: Date.now(), tip: 'pen', codeRule: 'demo', pageCode: r.code,
    points: Array.from({ length: 33 }, (_, k) => [r.area.xMm + 10 + Math.sin(k / 6) * 2, r.area.yMm + 8 + Math.cos(k / 5) * 2.5, 0.5 + 0.1 * Math.sin(k), 10]) });
  const batches = (n: number) => Array.from({ length: n }, (_, i) => { const r = rooms[i % rooms.length]!; return { r, b: r.gw.batch(Array.from({ length: 50 }, () => stroke(r)), { source: process.env.SRC ?? 'live' }) }; });
  const run = async (label: string, n: number, conc: number, one: (x: any) => Promise<unknown>) => {
    const list = batches(n); let at = 0; const times: number[] = [];
    const t = performance.now();
    await Promise.all(Array.from({ length: conc }, async () => { while (at < list.length) { const x = list[at++]; const s = performance.now(); await one(x); times.push(performance.now() - s); } }));
    const ms = performance.now() - t; times.sort((a, b) => a - b);
    console.log(`${label}: ${(n * 50 / ms * 1000).toFixed(0)} strokes/s, batch p50 ${times[n >> 1]!.toFixed(1)} ms p95 ${times[Math.floor(n * .95)]!.toFixed(1)} ms`);
  };
  const scope = { schoolIds: [desk.school.schoolId] };
  const direct = (x: any) => takeBatch((w) => town.house.database.asActor(scope, w), desk.school.schoolId, { ...x.b } as any, new Date());
  await run('warm', 40, 4, direct);
  await run('use case x1', 150, 1, direct);
  const cpu = process.cpuUsage();
  await run('use case x6', 300, 6, direct);
  const used = process.cpuUsage(cpu); console.log('check cpu per batch', ((used.user + used.system) / 1000 / 300).toFixed(2), 'ms');
  await run('signed HTTP inject x6', 300, 6, async (x) => { const r = await x.r.gw.post(captureApi.ink, JSON.stringify(x.b)); if (r.statusCode !== 200) throw new Error(r.body); });
  // CPU parts
  const { b } = batches(1)[0]!;
  let t = performance.now(); for (let i = 0; i < 50; i++) checkStrokes(b.strokes); console.log('check 50 strokes', ((performance.now() - t) / 50).toFixed(2), 'ms');
  t = performance.now(); for (let i = 0; i < 50; i++) b.strokes.map((s: any) => encodeStrokes([s])); console.log('encode', ((performance.now() - t) / 50).toFixed(2), 'ms');

  const { areasUnder } = await import('./rules.js'); const { geometryOf } = await import('../papers/index.js');
  const geo = await town.house.database.asActor(scope, (db) => geometryOf(db, desk.school.schoolId, homework.paperId, 1));
  t = performance.now(); for (let i = 0; i < 50; i++) areasUnder(b.strokes as any, geo.areas, 1); console.log('check bind', ((performance.now() - t) / 50).toFixed(2), 'ms', geo.areas.length);
  t = performance.now(); for (let i = 0; i < 50; i++) JSON.stringify(b.strokes); console.log('check json', ((performance.now() - t) / 50).toFixed(2), 'ms');
  const { insertStrokes } = await import('./store-ink.js'); const { tellInk } = await import('./tell-ink.js'); const { queueTask } = await import('../platform/jobs/index.js'); const { savePen } = await import('./pen-store.js').catch(() => import('./store-pens.js')) as any;
  const { pagesOf } = await import('../papers/index.js'); const { submissionsUnderInk } = await import('../homework/index.js'); const { addEvidence } = await import('./store-ink.js'); const { announce } = await import('../platform/events/index.js');
  const step = async (label: string, f: (db: any) => Promise<unknown>) => { const n = 40; const t = performance.now(); for (let i = 0; i < n; i++) await town.house.database.asActor(scope, f); console.log('check ' + label, ((performance.now() - t) / n).toFixed(2), 'ms'); };
  const sid = desk.school.schoolId; const stu = desk.classes[0]!.students[0]!.ids.studentId!;
  const mk = () => Array.from({ length: 50 }, () => ({ stroke: stroke(rooms[0]) as any, homeworkId: homework.homeworkId, studentId: stu, page: 1, areaId: 'x', itemIds: [geo.areas[0]!.qids[0]!] }));
  await step('empty tx', (db) => db.execute(sql`select 1`));
  await step('pagesOf', (db) => pagesOf(db, sid, [rooms[0]!.code]));
  await step('submissionsUnderInk', (db) => submissionsUnderInk(db, sid, { homeworkIds: [homework.homeworkId], studentIds: [stu] }));
  await step('insertStrokes', (db) => insertStrokes(db, sid, mk(), { source: 'live', device: 'x', receivedAt: new Date() }));
  await step('evidence', (db) => addEvidence(db, sid, mk(), { secondsOf: () => 1, at: new Date() }));
  await step('queueTask', (db) => queueTask(db, 'read-answers', { a: 1 }, { key: 'k', delayMs: 1000 }));
  await step('announce 50', (db) => announce(db, { name: 'ink', schoolId: sid, to: [desk.teacher.ids.accountId], data: b.strokes }));
  const J = JSON.stringify(b.strokes); console.log('check bytes', J.length);
  await step('param only 50KB', (db) => db.execute(sql`select length(${J}::text)`));
  await step('jsonb parse 50KB', (db) => db.execute(sql`select jsonb_typeof(${J}::jsonb)`));
  await step('announce small', (db) => announce(db, { name: 'ink', schoolId: sid, to: [desk.teacher.ids.accountId], data: {} }));
  const direct2 = (x: any) => town.house.database.asActor(scope, (db) => insertStrokes(db, sid, x.b.strokes.map((s: any) => ({ stroke: s, homeworkId: homework.homeworkId, studentId: stu, page: 1, areaId: 'x', itemIds: [] })), { source: 'live', device: 'x', receivedAt: new Date() }));
  await run('insertStrokes in a transaction x1', 300, 1, direct2);
  await run('insertStrokes in a transaction x6', 300, 6, direct2);
  void body; void sql;
}, 120000);
