import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@zhibi/contract/kernel';
import { schoolYearApi, type Upgrade } from '@zhibi/contract/people/school-year';
import { MIGRATIONS } from '../apps/server/src/app/open-database.js';
import { moveOn } from '../apps/server/src/people/school-year/move-on.js';
import { prepareJobs } from '../apps/server/src/platform/jobs/index.js';
import { migrate } from '../apps/server/src/platform/migrate.js';
import { startEngine } from '../apps/server/src/platform/postgres/engine.js';
import { openTestWorldOn, TestSchool, type TestWorld } from '../apps/server/test/school.js';
import { fullClass, start, worldOf, type YearSchool, yearSchool } from '../apps/server/test/school-years.js';
import { startServer } from './server.js';

/** 45 classes of 45 students: a little over 2,000. */
const CLASSES = 5;
const SIZE = 45;
const GRADES = '一二三四五六七八九';
const PATIENCE_MS = 600_000;

interface World {
  token: string;
  name: string;
  year: number;
  schoolId: string;
  /** The school as an undisturbed upgrade leaves it, without what differs from school to school. */
  quiet: unknown;
  before: unknown;
}

/**
 * A school of 2,000 students moves to its next year, and back again, while the server and its PostgreSQL are killed at
 * random moments. Answers in how many of the two ways the result differs from that of an undisturbed run.
 */
export async function killDuringSchoolYear(kills: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zhibi-chaos-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user where we are root
  const world = await prepare(folder);
  const forward = await disturbed(folder, world, kills, (address) =>
    send(address, world, schoolYearApi.start.path, { toYear: world.year + 1, confirm: world.name, names: {} }),
  );
  const moved = await lookAt(folder, world.schoolId);
  const back = await disturbed(folder, world, kills, (address) =>
    send(address, world, schoolYearApi.undo.path, { upgradeId: forward.upgradeId, confirm: world.name }),
  );
  const undone = await lookAt(folder, world.schoolId);
  const differs = [
    forward.status !== 'done' || JSON.stringify(moved) !== JSON.stringify(world.quiet),
    back.status !== 'undone' ||
      JSON.stringify(undone.people) !== JSON.stringify((world.before as typeof undone).people),
  ].filter(Boolean).length;
  console.log(
    `${forward.kills} kills during the upgrade, ${back.kills} during the undoing of ${CLASSES * SIZE * GRADES.length} students; ${differs} results differ`,
  );
  rmSync(folder, { recursive: true, force: true });
  return differs;
}

async function prepare(folder: string): Promise<World> {
  const engine = await startEngine(join(folder, 'postgres'));
  await migrate(engine.connection, MIGRATIONS);
  await prepareJobs(engine.connection);
  const testWorld = await openTestWorldOn(
    { connection: engine.connection, drop: async () => undefined },
    { WORKERS: '0' },
  );
  const [calm, wild] = [await fullSchool(testWorld), await fullSchool(testWorld)];
  const { upgradeId: id } = await start(calm);
  await moveOn(testWorld.services, { schoolId: calm.school.schoolId, id });
  const world = {
    token: wild.admin.token,
    name: wild.name,
    year: wild.year,
    schoolId: wild.school.schoolId,
    quiet: split(await worldOf(testWorld, calm.school)),
    before: split(await worldOf(testWorld, wild.school)),
  };
  await testWorld.close();
  await engine.stop();
  return world;
}

async function fullSchool(testWorld: TestWorld): Promise<YearSchool> {
  const one = await yearSchool(testWorld);
  for (const [at, grade] of [...GRADES].entries())
    for (let nth = 1; nth <= CLASSES; nth++)
      await fullClass(testWorld, one.school, { gid: at + 1, name: `${grade}年级(${nth})班`, count: SIZE });
  return one;
}

/** What histories tell grows with every run; what people and classes are does not. */
function split({ classEvents, students, ...school }: Awaited<ReturnType<typeof worldOf>>) {
  return {
    people: { ...school, students: students.map(({ events: _, ...row }) => row) },
    histories: { classEvents, students: students.map(({ events }) => events) },
  };
}

async function lookAt(folder: string, schoolId: string) {
  const engine = await startEngine(join(folder, 'postgres'));
  const testWorld = await openTestWorldOn(
    { connection: engine.connection, drop: async () => undefined },
    { WORKERS: '0' },
  );
  const seen = split(await worldOf(testWorld, new TestSchool(testWorld, schoolId)));
  await testWorld.close();
  await engine.stop();
  return seen;
}

/** Begins the work, then kills and starts the product again and again until the work has ended. */
async function disturbed(
  folder: string,
  world: World,
  kills: number,
  begin: (address: string) => Promise<unknown>,
): Promise<Upgrade & { kills: number }> {
  let server = await startServer(folder);
  await begin(server.address);
  const deadline = Date.now() + PATIENCE_MS;
  for (let killed = 0; ; ) {
    const upgrade = await stateOf(server.address, world);
    if (upgrade.status !== 'running') {
      await server.kill();
      return { ...upgrade, kills: killed };
    }
    if (Date.now() > deadline) throw new Error(`the upgrade did not end: ${JSON.stringify(upgrade)}`);
    if (killed < kills) {
      await sleep(randomInt(1, 60));
      await server.kill();
      killed++;
      server = await startServer(folder);
    } else await sleep(50);
  }
}

async function stateOf(address: string, world: World): Promise<Upgrade> {
  const { upgrade } = schoolYearApi.state.output.parse(await send(address, world, schoolYearApi.state.path, {}));
  if (upgrade === null) throw new Error('the upgrade is gone');
  return upgrade;
}

async function send(address: string, { token }: World, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Envelope;
  if (answer.code !== 1) throw new Error(`${path}: ${answer.msg}`);
  return answer.data;
}
