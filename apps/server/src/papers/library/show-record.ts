import { toStamp } from '@zhibi/contract/kernel';
import type { PaperRecord } from '@zhibi/contract/papers/library';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { resultsOfQuestions } from '../../questions/index.js';
import { paperView } from '../composing/paper-view.js';
import { maySeePaper } from '../policy.js';
import { sectionsOf } from '../store.js';
import type { LaterDomains } from './later-domains.js';
import { ownerNames } from './owner-names.js';
import { canOf, readablePaper } from './readable-paper.js';
import { versionsOf } from './store.js';

/** All that the library knows of a paper. Which homework was made of it concerns its owner; colleagues read how it is answered. */
export async function showRecord(
  db: Db,
  actor: Actor,
  paperId: string,
  { later, timeZone }: { later: LaterDomains; timeZone: string },
): Promise<PaperRecord> {
  const { schoolId } = actor;
  const row = await readablePaper(db, actor, paperId);
  const sections = await sectionsOf(db, schoolId, paperId);
  const items = sections.flatMap((section) => section.items);
  const isMine = maySeePaper(actor, row);
  const [names, versions, homework, results] = await Promise.all([
    ownerNames(db, schoolId, [row.ownerAccountId]),
    versionsOf(db, schoolId, paperId),
    isMine ? later.homeworkOfPapers(db, schoolId, [paperId]) : [],
    resultsOfQuestions(db, schoolId, items),
  ]);
  return {
    paper: paperView(actor, row, sections, timeZone),
    ownerName: names.get(row.ownerAccountId) ?? '',
    isMine,
    isShared: row.sharedAt !== null,
    archivedAt: row.archivedAt && toStamp(row.archivedAt, timeZone),
    versions: versions.map((version) => ({ ...version, madeAt: toStamp(version.madeAt, timeZone) })),
    homework: homework.map(({ homeworkId, title, startAt }) => ({
      homeworkId,
      title,
      startAt: toStamp(startAt, timeZone),
    })),
    results: items.map(({ itemId, questionId }) => ({
      itemId,
      ...(results.get(questionId) ?? { answers: 0, facility: null }),
    })),
    can: canOf(actor, { ...row, questionCount: items.length }),
  };
}
