import type { Given, HomeworkForm } from '@zhibi/contract/capture/on-screen';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { endOfCopy, firstOf, isTypable, mayBeTyped, titled } from '../../homework/index.js';
import { geometriesOf, itemsOf } from '../../papers/index.js';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ownCopy } from '../own-copy.js';
import { placesOf } from './rules.js';
import { itemsOnPaper, typedOf } from './store.js';

/** The paper as a form, and what was given in it. */
export async function showForm(
  db: Db,
  actor: Actor,
  homeworkId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<HomeworkForm> {
  const { homework, submission, of } = await ownCopy(db, actor, homeworkId, now);
  ensure(mayBeTyped(homework.taskType), 'conflict', 'on-paper-only');
  const { schoolId, paperId, subjectId } = homework;
  const [items, geometries, subjects, first, typed, onPaper] = await Promise.all([
    itemsOf(db, schoolId, paperId),
    geometriesOf(db, schoolId, homework),
    subjectsById(db),
    firstOf(db, homework),
    typedOf(db, of),
    itemsOnPaper(db, of),
  ]);
  const { areas } = geometries.of(submission.studentId);
  const handedInAt = submission.ownHandInAt ?? submission.handedInAt;
  const isOpen = isTypable(homework, submission, now);
  return {
    homeworkId,
    ...titled(homework, first),
    subjectName: subjects.get(subjectId)?.name ?? '',
    endAt: toStamp(endOfCopy(homework, submission), timeZone),
    isOpen,
    isOver: now >= endOfCopy(homework, submission),
    late: submission.late,
    handedInAt: isOpen ? null : handedInAt && toStamp(handedInAt, timeZone),
    isReturned: submission.status === 'released',
    items: items.map(({ itemId, no, sectionTitle, score: maxScore, body }) => {
      const own = typed.filter(({ itemIds }) => itemIds.includes(itemId));
      return {
        itemId,
        no,
        sectionTitle,
        maxScore,
        body,
        places: placesOf(areas, itemId, body),
        onPaper: onPaper.has(itemId),
        given: own.flatMap(({ areaId, marked, words }): Given[] =>
          marked !== null ? [{ areaId, marked }] : words !== null ? [{ areaId, words }] : [],
        ),
        seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      };
    }),
  };
}
