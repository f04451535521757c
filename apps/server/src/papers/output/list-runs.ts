import { toStamp } from '@zhibi/contract/kernel';
import type { PrintRun } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ownPaper } from '../composing/own-paper.js';
import { runsOf } from './store-run-lists.js';

/** The print runs of the teacher's paper, newest first. Classes that have ended since have no name any more. */
export async function listRuns(
  db: Db,
  actor: Actor,
  paperId: string,
  timeZone: string,
): Promise<{ items: PrintRun[] }> {
  await ownPaper(db, actor, paperId);
  const runs = await runsOf(db, actor.schoolId, paperId);
  const classes = await classesOf(db, actor.schoolId, [...new Set(runs.flatMap((run) => run.classIds))]);
  return {
    items: runs.map(({ classIds, createdAt, revision: _, partOf: __, ...run }) => ({
      ...run,
      classNames: classes.filter((one) => classIds.includes(one.classId)).map((one) => one.className),
      createdAt: toStamp(createdAt, timeZone),
    })),
  };
}
