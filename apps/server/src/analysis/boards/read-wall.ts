import type { WallBoard } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { areasReadSince } from '../../capture/index.js';
import { collectedBetween, endingAfter, type Here, ratesSince } from '../../homework/index.js';
import { judgedBy } from '../../marking/index.js';
import { classesOf, findSchool, subjectsById } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { copiesOnTheWay } from '../../printing/index.js';
import { hashOfKey } from '../address-key.js';
import { dayOf } from '../rules.js';
import { mayRunWalls } from './policy.js';
import { byGrade, ratesByGrade, timesOf } from './rules.js';
import { noteSeen, wallByKey } from './store.js';

/** To the minute: a screen asks again and again. */
const SEEN_MS = 60_000;

/** The school in sums for whoever holds the key of a screen. */
export async function readWall(
  database: Pick<Database, 'asSystem' | 'readAsActor'>,
  key: string,
  here: Here,
): Promise<WallBoard> {
  const { schoolId } = found(
    await database.asSystem(async (db) => {
      const wall = await wallByKey(db, hashOfKey(key));
      if (wall && here.now.getTime() - (wall.seenAt?.getTime() ?? 0) >= SEEN_MS)
        await noteSeen(db, wall.id, wall.schoolId, here.now);
      return wall;
    }),
  );
  return database.readAsActor({ schoolIds: [schoolId] }, (db) => boardOf(db, schoolId, here));
}

export async function ownWall(db: Db, actor: Actor, here: Here): Promise<WallBoard> {
  ensure(mayRunWalls(actor), 'not-found');
  return boardOf(db, actor.schoolId, here);
}

async function boardOf(db: Db, schoolId: string, { now, timeZone }: Here): Promise<WallBoard> {
  const day = dayOf(now, timeZone);
  const { midnight, nextMidnight, monday, weekAgo } = timesOf(day.replaceAll('-', ''), timeZone);
  const school = found(await findSchool(db, schoolId));
  const [classes, subjects, collected, rates, ending] = await Promise.all([
    classesOf(db, schoolId),
    subjectsById(db),
    collectedBetween(db, schoolId, { from: midnight, to: nextMidnight }),
    ratesSince(db, schoolId, weekAgo),
    endingAfter(db, schoolId, monday),
  ]);
  const thisWeek = ending.filter(({ endsAt }) => endsAt <= now);
  const [areasRead, judged, copies] = await Promise.all([
    areasReadSince(db, schoolId, { homeworkIds: ending.map(({ homeworkId }) => homeworkId), since: midnight }),
    judgedBy(
      db,
      schoolId,
      thisWeek.map(({ homeworkId }) => homeworkId),
    ),
    copiesOnTheWay(db, schoolId),
  ]);
  const gradeOf = new Map(classes.map(({ classId, gid }) => [classId, gid]));
  const grades = byGrade(collected, gradeOf);
  return {
    schoolName: school.name,
    day: day.replaceAll('-', ''),
    at: toStamp(now, timeZone),
    today: {
      expected: grades.reduce((sum, one) => sum + one.expected, 0),
      came: grades.reduce((sum, one) => sum + one.came, 0),
    },
    grades,
    areasRead,
    judged,
    teachers: new Set(thisWeek.map(({ createdBy }) => createdBy)).size,
    rates: ratesByGrade(rates, gradeOf).map((one) => ({
      ...one,
      subjectName: subjects.get(one.subjectId)?.name ?? '',
    })),
    copiesOnTheWay: copies,
  };
}
