import type { GivenSet } from '@zhibi/contract/analysis/recommend';
import { toStamp } from '@zhibi/contract/kernel';
import { homeworkOfPapers, progressOf } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { knowledgeTitles } from '../../questions/index.js';
import { setsOfClass } from './store.js';

const LAST = 10;

/** A set that became a paper, with the time when it was given. */
export type Given = GivenSet & { knowledgeId: string; startAt: Date | null };

/** The last sets of a class that became papers, the newest first, and what came of them. Four queries. */
export async function showGiven(
  db: Db,
  schoolId: string,
  of: { classId: string; subjectId: number },
  timeZone: string,
): Promise<Given[]> {
  const sets = await setsOfClass(db, schoolId, { ...of, limit: LAST });
  const homework = await homeworkOfPapers(
    db,
    schoolId,
    sets.map(({ paperId }) => paperId),
  );
  const progress = await progressOf(
    db,
    schoolId,
    homework.map(({ homeworkId }) => homeworkId),
  );
  const titles = await knowledgeTitles(
    db,
    sets.map(({ knowledgeId }) => knowledgeId),
  );
  return sets.map(({ paperId, kind, level, knowledgeId }) => {
    const given = homework.find((one) => one.paperId === paperId);
    const counts = given && progress.get(given.homeworkId);
    return {
      ...{ paperId, kind, level, knowledgeId },
      point: titles.get(knowledgeId) ?? '',
      startAt: given?.startAt ?? null,
      homework: given
        ? {
            homeworkId: given.homeworkId,
            startAt: toStamp(given.startAt, timeZone),
            students: counts?.total ?? 0,
            handedIn: counts?.handedIn ?? 0,
          }
        : null,
    };
  });
}
