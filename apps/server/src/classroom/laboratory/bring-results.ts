import type { laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { feedScores } from '../../analysis/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { labFor } from './lab-for.js';
import { resultsOfLab } from './results-of-lab.js';
import { fullOf } from './rules.js';

/** Takes finished results into a stage test as the scores of the subject; who has no score was absent. Nothing of the test changes yet. */
export async function bringResults(
  db: Db,
  actor: Actor,
  { assessmentId, testId }: z.output<typeof laboratoryApi.bring.input>,
  now: Date,
): Promise<string> {
  const lab = await labFor(db, actor, assessmentId);
  ensure(lab.state === 'finished', 'conflict', 'lab-not-finished');
  const { rows } = await resultsOfLab(db, lab);
  const { classId, subjectId, title } = lab;
  return feedScores(
    db,
    actor,
    {
      testId,
      subjectId,
      classId,
      sourceName: title,
      fullScore: fullOf(lab.steps),
      scores: rows.map(({ studentId, total }) => ({ studentId, score: total })),
    },
    now,
  );
}
