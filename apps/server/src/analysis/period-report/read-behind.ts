import { MOST_BEHIND, type PeriodAsked, type PeriodBehind } from '@zhibi/contract/analysis/period-report';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { classesOf } from '../../people/index.js';
import { type Here, type Reading, wantedOf } from './read-report.js';
import { scopeOf } from './scope.js';
import { type BehindOf, resultsBehind, schoolsBehind } from './store-behind.js';

/** The results behind a number: of classes in homework, or of the schools of a district. */
export async function readBehind(
  reading: Reading,
  actor: Actor,
  asked: PeriodAsked & BehindOf,
  here: Here,
): Promise<PeriodBehind[]> {
  const { db } = reading;
  const scope = await scopeOf(reading, actor, asked);
  const wanted = wantedOf(scope, asked, here);
  const nowhere = { homeworkId: null, title: '', startAt: null, classId: null, className: '', itemId: null };
  if (scope.by === 'school') {
    const nameOf = new Map(scope.names.map(({ id, name }) => [id, name]));
    return (await schoolsBehind(db, wanted, asked)).map((one) => ({
      ...nowhere,
      ...one,
      schoolName: nameOf.get(one.schoolId) ?? '',
    }));
  }
  const rows = await resultsBehind(db, wanted, asked, MOST_BEHIND);
  const classes = await classesOf(db, actor.schoolId, [...new Set(rows.map(({ classId }) => classId))]);
  const nameOf = new Map(classes.map(({ classId, className }) => [classId, className]));
  return rows.map((row) => ({
    ...row,
    schoolName: scope.name,
    startAt: toStamp(new Date(row.startAt), here.timeZone),
    className: nameOf.get(row.classId) ?? '',
  }));
}
