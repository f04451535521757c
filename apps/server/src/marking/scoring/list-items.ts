import type { ItemToMark } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import {
  canOf,
  type Homework,
  homeworkForTeacher,
  noProgress,
  progressOf,
  statusOf,
  studentIdsOf,
  taughtClassIds,
} from '../../homework/index.js';
import { classesAt } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { mayChangeKey } from '../answer-keys/policy.js';
import { changedKeys } from '../answer-keys/store-keys.js';
import { itemsInRound } from '../rounds/in-round.js';
import { mayChangeRubric } from '../rubrics/policy.js';
import { rubricsOf } from '../rubrics/store-rubrics.js';
import { countsByItem } from './store-counts.js';

/** The questions of a homework with their keys, and how much of each is marked in the classes that the teacher teaches. */
export async function itemsToMark(db: Db, actor: Actor, homework: Homework): Promise<ItemToMark[]> {
  const { schoolId } = actor;
  const classIds = taughtClassIds(actor, homework);
  const [items, changed, rubrics, inRound, counts] = await Promise.all([
    itemsOfHomework(db, homework),
    changedKeys(db, schoolId, homework.id),
    rubricsOf(db, schoolId, homework.id),
    itemsInRound(db, schoolId, homework.id),
    studentIdsOf(db, schoolId, { homeworkIds: [homework.id], classIds }).then((ids) =>
      countsByItem(db, schoolId, homework.id, ids),
    ),
  ]);
  const countOf = new Map(counts.map((count) => [count.itemId, count]));
  return items.map((item) => {
    const { total, scored, waiting } = countOf.get(item.itemId) ?? { total: 0, scored: 0, waiting: 0 };
    const { itemId, no, type, sectionTitle, score: maxScore, body, answer } = item;
    return {
      itemId,
      no,
      type,
      sectionTitle,
      maxScore,
      body,
      answer,
      total,
      scored,
      waiting,
      inRound: inRound.has(itemId),
      keyChanged: changed.has(itemId),
      rubric: rubrics.get(itemId) ?? null,
      can: {
        changeKey: mayChangeKey(actor, homework, item) && !inRound.has(itemId),
        changeRubric: mayChangeRubric(actor, homework, item) && !inRound.has(itemId),
      },
    };
  });
}

/** What the marking screen opens with. */
export async function listItems(db: Db, actor: Actor, homeworkId: string, now: Date) {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const [items, progress, classes] = await Promise.all([
    itemsToMark(db, actor, homework),
    progressOf(db, actor.schoolId, [homeworkId]),
    classesAt(db, actor.schoolId, homework.classIds, homework.startAt),
  ]);
  return {
    title: homework.title,
    classNames: classes.map((one) => one.className),
    items,
    isOpen: statusOf(homework, now) !== 'closed',
    canRelease: canOf(actor, homework, progress.get(homeworkId) ?? noProgress, now).release,
    released: homework.releasedAt !== null,
  };
}
