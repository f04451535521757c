import { toLine } from '@zhibi/content';
import {
  MOST_BEHIND,
  MOST_POINTS,
  MOST_QUESTIONS,
  type PeriodAsked,
  type PeriodReport,
} from '@zhibi/contract/analysis/period-report';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { rateOfSums } from '@zhibi/grading';
import { subjectsById } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { knowledgeTitles, questionsById } from '../../questions/index.js';
import { opensPapers } from './policy.js';
import { figuresOf, isHidden, nothing } from './rules.js';
import type { Wanted } from './scope.js';
import { type Scope, scopeOf } from './scope.js';
import { homeworkIn, subjectsIn, sumsOf } from './store.js';
import { type KeyedSums, pointsIn, questionsIn, versionsOf } from './store-answers.js';

export interface Here {
  now: Date;
  timeZone: string;
}

export interface Reading {
  database: Pick<Database, 'asSystem'>;
  db: Db;
}

const DAY_MS = 86_400_000;
const WORDS = 80;

/** Which results an asked period has, of the classes that the reader reads about. */
export function wantedOf(scope: Scope, { from, to, subjectId }: PeriodAsked, { now, timeZone }: Here): Wanted {
  const dayAfter = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  const midnight = (day: string) => instantOf(`${day.replaceAll('-', '')}000000`, timeZone);
  const { rooms, fewest } = scope;
  return { rooms, fewest, from: midnight(from), before: midnight(dayAfter), subjectId, timeZone, now };
}

/** Results over some days, out of the sums that are kept by class and homework; no answer is looked at. */
export async function readReport(
  reading: Reading,
  actor: Actor,
  asked: PeriodAsked,
  here: Here,
): Promise<PeriodReport> {
  const { db } = reading;
  const scope = await scopeOf(reading, actor, asked);
  const wanted = wantedOf(scope, asked, here);
  const { name, gid, className, by } = scope;
  const sums = await sumsOf(db, wanted, by === 'homework' ? 'homework' : 'line');
  const total = sums.find(({ line, week }) => line === null && week === null) ?? nothing;
  return {
    name,
    gid,
    className,
    by,
    total: figuresOf(total),
    lines: await linesOf(db, scope, { wanted, sums }, here),
    weeks: sums.flatMap((one) =>
      one.week === null || one.results === 0 ? [] : [{ on: one.week, figures: figuresOf(one) }],
    ),
    points: await points(db, wanted),
    questions: await questions(db, wanted),
    subjects: await subjects(db, wanted),
    leftOut: total.leftOut,
    opensPapers: opensPapers(actor),
  };
}

async function linesOf(
  db: Db,
  scope: Scope,
  { wanted, sums }: { wanted: Wanted; sums: Awaited<ReturnType<typeof sumsOf>> },
  { timeZone }: Here,
): Promise<PeriodReport['lines']> {
  const ofLine = new Map(sums.flatMap((one) => (one.line === null ? [] : [[one.line, one]])));
  const line = (id: string) => ofLine.get(id) ?? nothing;
  if (scope.by === 'homework')
    return (await homeworkIn(db, wanted, MOST_BEHIND)).map(({ id, title, startAt }) => ({
      id,
      name: title,
      gid: null,
      startAt: toStamp(new Date(startAt), timeZone),
      figures: figuresOf(line(id)),
      hidden: isHidden(line(id)),
    }));
  return scope.names.map((one) => ({
    ...one,
    startAt: null,
    figures: figuresOf(line(one.id)),
    hidden: isHidden(line(one.id)),
  }));
}

const rated = ({ results, ...sums }: KeyedSums) => {
  const rate = rateOfSums(sums);
  return rate === undefined
    ? undefined
    : { rate: { rate: rate.rate, low: rate.low, high: rate.high }, answers: sums.answers, results };
};

async function points(db: Db, wanted: Wanted): Promise<PeriodReport['points']> {
  const rows = await pointsIn(db, wanted, MOST_POINTS);
  const titles = await knowledgeTitles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const shown = rated(row);
    return shown === undefined ? [] : [{ knowledgeId: row.id, title: titles.get(row.id) ?? '', ...shown }];
  });
}

async function questions(db: Db, wanted: Wanted): Promise<PeriodReport['questions']> {
  const rows = await questionsIn(db, wanted, MOST_QUESTIONS);
  const schoolIds = [...new Set(wanted.rooms.map(({ schoolId }) => schoolId))];
  const ids = rows.map(({ id }) => id);
  const versions = await versionsOf(db, schoolIds, ids);
  const bySchool = new Map<string, typeof versions>();
  for (const one of versions) bySchool.set(one.schoolId, [...(bySchool.get(one.schoolId) ?? []), one]);
  const bodies = new Map<string, Awaited<ReturnType<typeof questionsById>>[number]>();
  for (const [schoolId, refs] of bySchool)
    for (const one of await questionsById(db, schoolId, refs)) bodies.set(one.questionId, one);
  return rows.flatMap((row) => {
    const [shown, question] = [rated(row), bodies.get(row.id)];
    if (shown === undefined || question === undefined) return [];
    const words = toLine(question.body.stem).slice(0, WORDS);
    return [{ questionId: row.id, words, type: question.type, ...shown }];
  });
}

async function subjects(db: Db, wanted: Wanted): Promise<PeriodReport['subjects']> {
  const [ids, named] = [await subjectsIn(db, wanted), await subjectsById(db)];
  return ids.map((subjectId) => ({ subjectId, subjectName: named.get(subjectId)?.name ?? '' }));
}
