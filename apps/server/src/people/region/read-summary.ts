import type { SchoolStageId } from '@zhibi/contract/people';
import type { DistrictSummary } from '@zhibi/contract/people/region';
import type { Actor } from '@zhibi/contract/session';
import type { Database, Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { districtOf } from './district-of.js';
import { hasStage } from './rules.js';
import { gradesOfStage, summaryOf } from './rules-summary.js';
import { countByGrade, countTeachers } from './store-counts.js';

interface Here {
  database: Database;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** The whole district at one stage; asked without a chosen school, for with one the view is narrowed to it. */
export async function readSummary(
  { database, transact }: Here,
  actor: Actor,
  stage: SchoolStageId,
): Promise<DistrictSummary> {
  ensure(actor.schoolId === '', 'not-found');
  const schools = (await database.asSystem((system) => districtOf(system, actor))).filter((one) =>
    hasStage(one, stage),
  );
  const ids = schools.map(({ schoolId }) => schoolId);
  const grades = gradesOfStage(stage);
  return transact(async (db) => {
    const counted = await countByGrade(db, ids, { first: grades[0] ?? 0, last: grades.at(-1) ?? 0 });
    return summaryOf(schools, stage, counted, await countTeachers(db, ids, stage));
  });
}
