import type { AnswerGroup, GroupShare, groupsApi } from '@zhibi/contract/marking/groups';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { type Homework, homeworkForTeacher, studentIdsOf, taughtClassIds } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { ownAnswers } from '../rounds/own-answers.js';
import { groupsOf, memberships, type OfItem } from './store-groups.js';

export interface Question {
  homeworkId: string;
  itemId: string;
  share: GroupShare;
}

/** The question as this teacher marks it: with the students of the own classes, or with those whose answers were dealt to this teacher. */
export async function questionToGroup(
  db: Db,
  actor: Actor,
  { homeworkId, itemId, share }: Question,
): Promise<{ of: OfItem; homework: Homework; studentIds: string[] }> {
  const { schoolId } = actor;
  if (share === 'own') {
    const { homework, studentIds } = await ownAnswers(db, actor, { homeworkId, itemId });
    return { of: { schoolId, homeworkId, itemId }, homework, studentIds };
  }
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const items = await itemsOfHomework(db, homework);
  ensure(
    items.some((item) => item.itemId === itemId),
    'not-found',
  );
  const classIds = taughtClassIds(actor, homework);
  const studentIds = await studentIdsOf(db, schoolId, { homeworkIds: [homeworkId], classIds });
  return { of: { schoolId, homeworkId, itemId }, homework, studentIds };
}

/** What is not in doubt need not be looked at one by one. */
const sure: ReadonlySet<string> = new Set(['read', 'blank', 'person']);

/** Groups with the answers that this teacher marks, the largest first; a group of which one marks none is not there. */
export async function listGroups(
  db: Db,
  actor: Actor,
  question: Question,
): Promise<z.input<typeof groupsApi.list.output>> {
  const { of, studentIds } = await questionToGroup(db, actor, question);
  const [groups, members] = await Promise.all([groupsOf(db, of, 'read'), memberships(db, of, studentIds)]);
  const shown = groups.map(
    ({ id, kind, label, settledBy }): AnswerGroup => ({
      groupId: id,
      kind,
      label,
      isSettled: settledBy !== null || sure.has(kind),
      answerIds: members.filter(({ groupId }) => groupId === id).map(({ answerId }) => answerId),
    }),
  );
  return {
    groups: shown
      .filter(({ answerIds }) => answerIds.length > 0)
      .sort((a, b) => b.answerIds.length - a.answerIds.length),
    ungrouped: members.filter(({ groupId }) => groupId === null).length,
  };
}
