import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { analysisApi } from '@zhibi/contract/analysis';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { countNews } from '../apps/server/src/analysis/results/counting-results.js';
import { openClient } from '../apps/server/src/platform/pools.js';
import { multiply } from '../apps/server/test/multiply-homework.js';
import { TestCourse } from '../apps/server/test/test-course.js';
import { load, rateOf, report } from './measure.js';
import { openSetUp } from './set-up.js';

const ANSWERS = Number(process.env.ANSWERS ?? 3_000_000);
const [STUDENTS, QUESTIONS, TIMES] = [40, 20, 60];

/** Reports over three million answers beside DuckDB's scan of them, which stands in the folder that DUCKDB names (npm i @duckdb/node-api there). */
export async function benchReports(): Promise<void> {
  const setUp = await openSetUp({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  const folder = await mkdtemp(join(tmpdir(), 'zhibi-bench-'));
  const owner = await openClient(setUp.connection);
  try {
    const { world } = setUp;
    const course = await TestCourse.of(world, STUDENTS);
    const { homeworkId } = await course.publish(Array.from({ length: QUESTIONS }, () => 'fillIn'));
    const { schoolId } = course.school;
    const made = await multiply(owner, { schoolId, homeworkId }, Math.round(ANSWERS / STUDENTS / QUESTIONS));
    const begun = performance.now();
    await countNews(world.services.database, world.services.log);
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${made} answers counted in ${seconds.toFixed(0)} s, ${Math.round(made / seconds)} answers/s · ${load()}`,
    );

    const { rows } = await owner.query<{ id: string }>(
      `select id from homework where id <> $1 order by random() limit 50`,
      [homeworkId],
    );
    const some = (nth: number) => rows[nth % rows.length]?.id ?? homeworkId;
    const ours = { one: oneHomework(owner), all: allHomework(owner) };
    const one = await rateOf(TIMES, 1, (nth) => ours.one(some(nth)), 10);
    const all = await rateOf(TIMES, 1, ours.all, 10);
    const whole = await rateOf(
      TIMES,
      1,
      (nth) => course.teacher.call(analysisApi.report, { homeworkId: some(nth) }),
      10,
    );
    console.log(
      `the whole report of a class, through the server: p50 ${whole.p50Ms.toFixed(1)} ms · p95 ${whole.p95Ms.toFixed(1)} ms · ${load()}`,
    );

    const file = join(folder, 'answers.csv');
    await pipeline(
      owner.query(
        to(
          `copy (select homework_id, student_id, item_id, score from answer order by homework_id) to stdout csv header`,
        ),
      ),
      createWriteStream(file),
    );
    const duck = await openDuck(file);
    if (duck === undefined) return console.log('DUCKDB names no folder with @duckdb/node-api: no baseline');
    const theirsOne = await rateOf(
      TIMES,
      1,
      (nth) => duck(`select item_id, avg(score) from answers where homework_id = '${some(nth)}' group by 1`),
      10,
    );
    const theirsAll = await rateOf(
      TIMES,
      1,
      () =>
        duck(
          `select homework_id, sum(total), count(*) from (select homework_id, student_id, sum(score) as total from answers group by 1, 2) group by 1`,
        ),
      10,
    );
    report('score rates of the questions of a homework, p50', 'ms', one.p50Ms, theirsOne.p50Ms);
    report('how each class did in every homework of the school, p50', 'ms', all.p50Ms, theirsAll.p50Ms);
    console.log(load());
  } finally {
    await owner.end();
    await setUp.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const oneHomework = (owner: pg.Client) => (homeworkId: string) =>
  owner.query({
    name: 'one',
    text: `select figures -> 'questions' as questions from class_result where school_id = (select school_id from homework where id = $1) and homework_id = $1`,
    values: [homeworkId],
  });

const allHomework = (owner: pg.Client) => () =>
  owner.query({ name: 'all', text: 'select homework_id, sum(total), sum(marked) from class_result group by 1' });

/** The part of DuckDB's client that is used here. */
interface Duck {
  DuckDBInstance: {
    create(path: string): Promise<{ connect(): Promise<{ runAndReadAll(text: string): Promise<unknown> }> }>;
  };
}

async function openDuck(file: string): Promise<((text: string) => Promise<unknown>) | undefined> {
  const folder = process.env.DUCKDB;
  if (folder === undefined) return undefined;
  const found = pathToFileURL(join(folder, 'node_modules/@duckdb/node-api/lib/index.js')).href;
  const { DuckDBInstance } = (await import(found)) as Duck; // as: not among the packages of this project
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.runAndReadAll(
    `create table answers as select * from read_csv('${file}', types = {'homework_id': 'UUID', 'student_id': 'UUID', 'item_id': 'UUID', 'score': 'DOUBLE'})`,
  );
  return (text) => connection.runAndReadAll(text);
}
