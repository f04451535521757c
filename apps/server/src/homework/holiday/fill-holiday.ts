import type { holidayApi } from '@zhibi/contract/homework/holiday';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { hasCard } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ownPaperToGive } from '../giving/publish-homework.js';
import { mayFill } from './policy.js';
import { holidayForTeacher, limitOfClass, lockedForTeacher } from './read-holiday.js';
import { askedOnce, dealOver, minutesByDay, overfull } from './rules.js';
import { type HolidayRow, itemsOf, partsOf, removePart, replacePart } from './store.js';

type Wish = z.output<typeof holidayApi.deal.input>;

/** How the questions of papers would lie on the days, with what the other subjects ask for. */
export async function dealHoliday(db: Db, actor: Actor, wish: Wish): Promise<z.output<typeof holidayApi.deal.output>> {
  const row = await holidayForTeacher(db, actor, wish.holidayId);
  const { dealt, sums, limit } = await dealWish(db, actor, row, wish);
  const days = [...minutesByDay(dealt.items)].map(([day, minutes]) => ({
    day,
    minutes,
    questions: dealt.items.filter((item) => item.day === day).length,
    sum: sums.get(day) ?? minutes,
  }));
  return { days, leftOut: dealt.leftOut.length, limit, over: overfull(sums, limit) };
}

/** Puts a subject into the booklet, in place of what it had; beyond what the school allows on a day it needs a reason. */
export async function fillHoliday(
  db: Db,
  actor: Actor,
  wish: z.output<typeof holidayApi.fill.input>,
  now: Date,
): Promise<void> {
  const row = await lockedForTeacher(db, actor, wish.holidayId);
  const { schoolId } = actor;
  const { holidayId, subjectId, paperIds, minutesADay, revision, loadReason } = wish;
  ensure(row.state === 'open', 'conflict', 'printed');
  const { dealt, days, sums, limit, known } = await dealWish(db, actor, row, wish);
  ensure((known?.revision ?? 0) === revision, 'conflict', 'changed');
  ensure(limit !== 0, 'conflict', 'no-written');
  const own = new Set(dealt.items.map(({ day }) => day));
  const isOver = overfull(sums, limit).some((day) => own.has(day));
  ensure(!isOver || loadReason !== '', 'conflict', 'needs-reason');
  const part = { schoolId, holidayId, subjectId, paperIds, days, minutesADay, leftOut: dealt.leftOut.length };
  await replacePart(
    db,
    {
      ...part,
      loadReason: isOver ? loadReason : null,
      givenBy: actor.accountId,
      revision: revision + 1,
      changedAt: now,
    },
    dealt.items.map((item, position) => ({ schoolId, holidayId, subjectId, position, itemId: null, ...item })),
  );
}

/** Takes a subject out again. */
export async function clearHoliday(
  db: Db,
  actor: Actor,
  { holidayId, subjectId, revision }: z.output<typeof holidayApi.clear.input>,
): Promise<void> {
  const row = await lockedForTeacher(db, actor, holidayId);
  ensure(mayFill(actor, row, subjectId), 'not-found');
  ensure(row.state === 'open', 'conflict', 'printed');
  const { schoolId } = actor;
  const known = (await partsOf(db, schoolId, [holidayId])).find((part) => part.subjectId === subjectId);
  ensure(known?.revision === revision, 'conflict', 'changed');
  await removePart(db, { schoolId, holidayId, subjectId });
}

async function dealWish(db: Db, actor: Actor, row: HolidayRow, { subjectId, paperIds, days, minutesADay }: Wish) {
  const { schoolId } = actor;
  const { id: holidayId, classId, fromOn, toOn } = row;
  ensure(mayFill(actor, row, subjectId), 'not-found');
  const chosen = [...new Set(days)].sort();
  ensure(
    chosen.every((day) => day >= fromOn && day <= toOn),
    'invalid',
    'outside-days',
  );
  const chosenPapers = [...new Set(paperIds)];
  const asked = [];
  for (const paperId of chosenPapers) {
    const paper = await ownPaperToGive(db, actor, paperId);
    ensure(paper.subjectId === subjectId, 'not-found');
    asked.push(
      ...paper.items.map(({ questionId, version, score, minutes }) => ({ questionId, version, score, minutes })),
    );
  }
  ensure(!(await hasCard(db, schoolId, chosenPapers)), 'conflict', 'answer-card');
  ensure(asked.length > 0, 'conflict', 'no-questions');
  const dealt = dealOver(askedOnce(asked), chosen, minutesADay);
  const others = (await itemsOf(db, schoolId, [holidayId])).filter((item) => item.subjectId !== subjectId);
  const known = (await partsOf(db, schoolId, [holidayId])).find((part) => part.subjectId === subjectId);
  const sums = minutesByDay([...others, ...dealt.items]);
  return { dealt, days: chosen, sums, known, limit: await limitOfClass(db, schoolId, classId) };
}
