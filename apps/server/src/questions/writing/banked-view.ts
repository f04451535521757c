import { missingParts } from '@zhibi/content';
import { toStamp } from '@zhibi/contract/kernel';
import type { BankedQuestion } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import { lastGivenOf } from '../store-use.js';
import { templatesOf } from '../variants/store.js';
import { heldOf } from './held-questions.js';
import type { LaterDomains } from './later-domains.js';
import { canOf, type Owned } from './policy.js';
import { isMarkable, mayMerge } from './rules.js';
import type { BankedRow } from './store-banked.js';
import { creditsOf } from './store-credits.js';
import { placesOf } from './store-places.js';
import { lastReviews, type ReviewRow } from './store-reviews.js';

/** What showing a question needs beside the database. */
export interface Shown {
  timeZone: string;
  later: Pick<LaterDomains, 'heldQuestions'>;
}

export const ownedOf = (row: BankedRow): Owned => ({
  schoolId: row.schoolId,
  shelf: row.shelf,
  ownerAccountId: row.ownerAccountId,
  archived: row.removedAt !== null,
});

/** Questions as their reader sees them. Ten queries, however many they are. */
export async function bankedView(
  db: Db,
  actor: Actor,
  rows: readonly BankedRow[],
  { timeZone, later }: Shown,
): Promise<BankedQuestion[]> {
  const ids = rows.map((row) => row.questionId);
  const people = rows.flatMap(({ ownerAccountId, originOwnerId }) =>
    [ownerAccountId, originOwnerId].filter((id) => id !== null),
  );
  const classIds = [...actor.teaches.keys()];
  const [places, reviews, names, held, given, classes, credits, templates] = await Promise.all([
    placesOf(db, actor.schoolId, ids),
    lastReviews(db, actor.schoolId, ids),
    accountFactsById(db, [...new Set(people)]),
    heldOf(db, later, { schoolId: actor.schoolId, questionIds: ids }),
    lastGivenOf(db, actor.schoolId, { classIds, questionIds: ids }),
    classesOf(db, actor.schoolId, classIds),
    creditsOf(db, actor.schoolId, ids),
    templatesOf(db, actor.schoolId, ids),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? null));
  const classNames = new Map(classes.map(({ classId, className }) => [classId, className]));
  const givenTo = (questionId: string) => {
    const last = given.get(questionId);
    const className = classNames.get(last?.classId ?? '');
    return last === undefined || className === undefined ? null : { className, at: toStamp(last.lastUsedAt, timeZone) };
  };
  const stampOf = (at: Date | null) => (at === null ? null : toStamp(at, timeZone));
  return rows.map((row) => {
    const lacks = missingParts(row.body);
    const own = places.filter((place) => place.questionId === row.questionId);
    const knowledge = own.filter(({ kind }) => kind === 'knowledge').map(({ id, title }) => ({ id, title }));
    const chapterIds = own.filter(({ kind }) => kind === 'chapter').map(({ id }) => id);
    const { subjectId, difficulty, minutes, year, source, licence } = row;
    const review = reviewFor(actor, row, reviews.get(row.questionId));
    return {
      questionId: row.questionId,
      version: row.version,
      shelf: row.shelf,
      type: row.type,
      body: row.body,
      facts: {
        subjectId,
        difficulty,
        minutes,
        year,
        source,
        licence,
        knowledgeIds: knowledge.map(({ id }) => id),
        chapterIds,
      },
      gradeGroupId: row.stage,
      knowledge,
      lacks,
      markable: isMarkable(row.body, lacks),
      timesUsed: row.timesUsed,
      schoolRate: row.schoolRate,
      lastUsedAt: stampOf(row.lastUsedAt),
      lastGiven: givenTo(row.questionId),
      author: nameOf(row.ownerAccountId),
      credits: credits.get(row.questionId) ?? [],
      origin:
        row.originId === null || row.originShelf === null
          ? null
          : { questionId: row.originId, shelf: row.originShelf, author: nameOf(row.originOwnerId) },
      review,
      archivedAt: stampOf(row.removedAt),
      updatedAt: toStamp(row.updatedAt, timeZone),
      can: canOf(
        actor,
        {
          ...ownedOf(row),
          waiting: review?.state === 'waiting',
          hasOriginal: mayMerge(row),
          changes: templates.has(row.questionId),
          published: review?.state === 'published' && review.version === row.version,
        },
        held.has(row.questionId),
      ),
    };
  });
}

function reviewFor(actor: Actor, row: BankedRow, review: ReviewRow | undefined): BankedQuestion['review'] {
  if (review === undefined || row.ownerAccountId !== actor.accountId) return null;
  const { id, state, version, note, decidedNote } = review;
  return { reviewId: id, state, version, note: state === 'waiting' ? note : decidedNote };
}
