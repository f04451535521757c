import type { Actor } from '@zhibi/contract/session';
import { findSubmission, homeworkForTeacher } from '../../homework/index.js';
import { copiesWithParts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayHandleInk } from '../policy.js';
import { packed } from './pack.js';
import { inkBesideAreas, inkOf } from './store-ink.js';
import { batteryOnPages } from './store-pens.js';

interface PageOfCopy {
  page: number;
  pageCode: string;
  ink: string;
}

/** All ink of one student's copy, page by page, with what lies beside the areas and waits in the queue; and how long its pen will last. */
export async function pageInk(
  db: Db,
  actor: Actor,
  { homeworkId, studentId }: { homeworkId: string; studentId: string },
): Promise<{ pages: PageOfCopy[]; battery: number | null }> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const submission = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  ensure(mayHandleInk(actor, homework, submission.classId), 'not-found');
  const [copies, inside, beside] = await Promise.all([
    copiesWithParts(db, schoolId, homework.printRunId),
    inkOf(db, schoolId, { homeworkIds: [homeworkId], studentIds: [studentId] }),
    inkBesideAreas(db, schoolId, homeworkId, studentId),
  ]);
  const { pages, former } = copies.find((copy) => copy.studentId === studentId) ?? { pages: [], former: [] };
  return {
    pages: pages.map(({ page, pageCode }) => ({
      page,
      pageCode,
      ink: packed([...inside, ...beside].filter((stroke) => stroke.page === page)),
    })),
    battery: await batteryOnPages(
      db,
      schoolId,
      [...pages, ...former].map(({ pageCode }) => pageCode),
    ),
  };
}
