import type { AddressInfo } from 'node:net';
import { hash, verify } from '@node-rs/argon2';
import { peopleApi } from '@zhibi/contract/people';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { newId } from '../apps/server/src/platform/ids.js';
import { hashPassword, insertAccounts, insertGrants } from '../apps/server/src/session/index.js';
import { HASHES_AT_ONCE } from '../apps/server/src/session/passwords.js';
import { PASSWORD, type TestWorld } from '../apps/server/test/school.js';
import { rateOf, report } from './measure.js';
import { openSetUp } from './set-up.js';

const TRIES = 400;
const CALLERS = 8;
const STUDENTS = 2_000;
/** So many other people use the product meanwhile, each with a call after the other and a breath between. */
const OTHERS = 10;
const BREATH_MS = 100;

/** One login beside the bare judging of its password; then a whole school at once, with other calls answered meanwhile. */
export async function benchLogin(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0' });
  const { world } = setUp;
  try {
    const accounts = await newStudents(world, STUDENTS);
    const school = await world.newSchool();
    const { classId } = await school.newClass(1);
    const teacher = await school.newTeacher([classId]);
    await world.services.app.listen({ port: 0, host: '127.0.0.1' });
    const at = `http://127.0.0.1:${(world.services.app.server.address() as AddressInfo).port}`; // as: it listens on a port
    const password = encodePassword(PASSWORD);
    const logIn = async (nth: number) => {
      const response = await fetch(`${at}${sessionApi.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: accounts[nth % accounts.length], password }),
      });
      const answer = (await response.json()) as { code: number };
      if (answer.code !== 1) throw new Error(JSON.stringify(answer));
    };
    const read = async () => {
      const response = await fetch(`${at}${peopleApi.classes.path}`, {
        headers: { authorization: `Bearer ${teacher.token}` },
      });
      const answer = (await response.json()) as { code: number };
      if (answer.code !== 1) throw new Error(JSON.stringify(answer));
    };

    const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const bare = await rateOf(TRIES, HASHES_AT_ONCE, () => verify(stored, PASSWORD));
    const ours = await rateOf(TRIES, CALLERS, logIn);
    report('login through the whole server', 'logins/s', ours.perSecond, bare.perSecond);
    console.log(
      `  p95 ${ours.p95Ms.toFixed(0)} ms with ${CALLERS} at once; a bare verify takes ${bare.p50Ms.toFixed(0)} ms`,
    );

    const quiet = await callsUntil(read, new Promise((done) => setTimeout(done, 3_000)));
    let failed = 0;
    const begun = performance.now();
    const everybody = Promise.all(
      accounts.map((_, nth) =>
        logIn(nth).catch((error: Error) => {
          failed++;
          if (failed < 4) console.log(`  refused: ${error.message}`);
        }),
      ),
    );
    const busy = await callsUntil(read, everybody);
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${STUDENTS} students at once: all in after ${seconds.toFixed(1)} s (${(STUDENTS / seconds).toFixed(0)}/s), ${failed} errors`,
    );
    console.log(
      `  other calls meanwhile: ${busy.times.length} answered, ${busy.failed} errors, p50 ${p(busy, 0.5)} ms, p95 ${p(busy, 0.95)} ms; without the students p50 ${p(quiet, 0.5)} ms, p95 ${p(quiet, 0.95)} ms`,
    );
  } finally {
    await setUp.close();
  }
}

interface Calls {
  times: number[];
  failed: number;
}
const p = ({ times }: Calls, share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);

/** Other people's calls until something has ended. */
async function callsUntil(read: () => Promise<void>, ended: Promise<unknown>): Promise<Calls> {
  const calls: Calls = { times: [], failed: 0 };
  let isOver = false;
  const ending = ended.finally(() => {
    isOver = true;
  });
  const one = async () => {
    while (!isOver) {
      const begun = performance.now();
      await read().catch(() => calls.failed++);
      calls.times.push(performance.now() - begun);
      await new Promise((done) => setTimeout(done, BREATH_MS));
    }
  };
  await Promise.all([ending, ...Array.from({ length: OTHERS }, one)]);
  calls.times.sort((a, b) => a - b);
  return calls;
}

/** Accounts of students who share a password: how long it takes to judge it does not depend on it. */
async function newStudents(world: TestWorld, count: number): Promise<string[]> {
  const { schoolId } = await world.newSchool();
  const passwordHash = await hashPassword(PASSWORD);
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    account: `student${at}`,
    name: `学生${at}`,
    passwordHash,
    activatedAt: new Date(),
  }));
  await world.services.database.asSystem(async (db) => {
    await insertAccounts(db, rows);
    await insertGrants(
      db,
      rows.map(({ id }) => ({
        accountId: id,
        loginType: 1 as const,
        role: 'STUDENT' as const,
        organisationId: world.organisationId,
        inSchoolId: schoolId,
      })),
    );
  });
  return rows.map(({ account }) => account);
}
