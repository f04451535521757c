import type { Actor } from '@zhibi/contract/session';
import {
  homeworkForTeacher,
  isWhollyMarked,
  lockHomework,
  mayRun,
  noProgress,
  progressOf,
  releaseHomework,
  statusOf,
} from '../homework/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { noteScores } from '../questions/index.js';
import { queueWrongQuestions } from './scoring/change-scores.js';

/** Gives the marked papers back: from now on the students see scores and right answers. Twice is once. */
export async function releasePapers(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  ensure(mayRun(actor, await homeworkForTeacher(db, actor, homeworkId)));
  const homework = await lockHomework(db, actor.schoolId, homeworkId, 'update');
  if (homework.releasedAt !== null) return;
  const progress = (await progressOf(db, actor.schoolId, [homeworkId])).get(homeworkId) ?? noProgress;
  ensure(statusOf(homework, now) === 'closed' && isWhollyMarked(progress), 'conflict', 'not-marked');
  await releaseHomework(db, homework, now);
  await noteScores(db, { schoolId: homework.schoolId, homeworkId });
  await queueWrongQuestions(db, homework);
}
