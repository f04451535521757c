import { toStamp } from '@zhibi/contract/kernel';
import type { appealsApi } from '@zhibi/contract/marking/appeals';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { appealTermsOf } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { subjectTeachers } from '../rounds/deal-answers.js';
import { ownResult } from '../show-result.js';
import { answersOf } from '../store.js';
import { factsOf } from './list-appeals.js';
import { peopleOf } from './people.js';
import { hasSecond } from './policy.js';
import { endOfAppeals, hasLost, isOpenAt, leftOf, mayAppealAgain } from './rules.js';
import { appealsOf } from './store-appeals.js';

/** The own appeals of a homework that came back, and what can still be appealed. */
export async function ownAppeals(
  db: Db,
  actor: Actor,
  homeworkId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<z.input<typeof appealsApi.own.output>> {
  const { schoolId, studentId, homework, releasedAt } = await ownResult(db, actor, homeworkId);
  const [rows, terms, answers, items, teachers] = await Promise.all([
    appealsOf(db, { schoolId, homeworkId, studentId }),
    appealTermsOf(db, schoolId),
    answersOf(db, schoolId, { homeworkId, studentIds: [studentId] }),
    itemsOf(db, schoolId, homework.paperId),
    subjectTeachers(db, schoolId, homework.subjectId),
  ]);
  const full = new Map(items.map(({ itemId, score }) => [itemId, score]));
  const answerOf = new Map(answers.map((one) => [one.id, one]));
  const rowOf = new Map(rows.map((row) => [row.answerId, row]));
  const until = endOfAppeals(releasedAt, terms.days);
  const isOpen = isOpenAt(until, now);
  return {
    until: until && toStamp(until, timeZone),
    isOpen,
    budget: terms.budget,
    left: leftOf(
      rows.map(({ state }) => state),
      terms.budget,
    ),
    appealable: !isOpen
      ? []
      : answers.flatMap((one) => {
          const may = hasLost(one, full.get(one.itemId) ?? 0) && mayAppealAgain(rowOf.get(one.id)?.state);
          return may
            ? [{ itemId: one.itemId, hasSecond: hasSecond(peopleOf({ givers: [] }, one.scoredBy, teachers)) }]
            : [];
        }),
    items: rows.map((row) => {
      const answer = answerOf.get(row.answerId);
      return {
        ...factsOf(row, timeZone),
        itemId: answer?.itemId ?? '',
        hasSecond: hasSecond(peopleOf(row, row.state === 'waiting' ? (answer?.scoredBy ?? null) : null, teachers)),
        can: { withdraw: row.state === 'waiting' },
      };
    }),
  };
}
