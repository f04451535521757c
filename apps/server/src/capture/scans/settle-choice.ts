import type { Actor } from '@zhibi/contract/session';
import { takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import { notifyEvidence } from '../evidence/notify-evidence.js';
import { queueReading } from '../evidence/queue-reading.js';
import { putSeen } from '../evidence/store-evidence.js';
import { pageToMend } from './page-to-mend.js';
import { evidenceOfPage, marksOf } from './rules.js';
import { settleChoice as writeSettled } from './store-pages.js';
import { queueScores } from './store-scores.js';

interface Settling {
  pageId: string;
  no: number;
  /** Null asks again. */
  chosen: readonly string[] | null;
}

/** Says what is chosen in one place; its boxes are evidence now, and nothing else of the page is looked at. */
export async function settleChoice(db: Db, actor: Actor, { pageId, no, chosen }: Settling, now: Date): Promise<void> {
  const { page, of } = await pageToMend(db, actor, pageId);
  const { schoolId, studentId, page: pageNo } = page;
  ensure(page.state === 'taken' && studentId !== null && pageNo !== null, 'conflict', 'gone-meanwhile');
  ensure(takesInk(of.homework), 'conflict', 'homework-over');
  const settled = chosen && [...chosen];
  const by = settled ? { settledBy: actor.accountId, settledAt: now } : { settledBy: null, settledAt: null };
  const choice = found(await writeSettled(db, { schoolId, pageId, no }, { settled, ...by }));
  const options = choice.boxes.map(({ option }) => option);
  ensureField(settled === null || settled.every((one) => options.includes(one)), 'chosen');
  const from = { homeworkId: of.homework.id, studentId, page: pageNo, originId: pageId, source: page.source };
  const seen = evidenceOfPage(from, of.geometries.of(studentId).areas, { marks: marksOf(choice), pictures: new Map() });
  await putSeen(db, schoolId, seen, now);
  queueReading(db, schoolId, [from]);
  // Which optional question was chosen says whose the points on the paper are.
  queueScores(db, { schoolId, homeworkId: of.homework.id, studentId });
  const copy = of.copies.get(studentId);
  if (copy)
    await notifyEvidence(db, of.homework, copy, { source: page.source, areaIds: seen.map(({ areaId }) => areaId) });
}
