import { missingParts } from '@zhibi/content';
import { toStamp } from '@zhibi/contract/kernel';
import type { Review } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { accountFactsById } from '../../session/index.js';
import { mayDecide, mayReview, mayWithdraw } from './policy.js';
import { questionFactsById } from './store-facts.js';
import { type MergeTarget, mergeTargets, reviewPage } from './store-reviews.js';

const PAGE = 20;

/** What waits for a word of the actor, or what the actor has asked for. Nothing waits for who does not teach the subject. */
export async function listReviews(
  db: Db,
  actor: Actor,
  { cursor, ...wanted }: { subjectId: number; whose: 'to-decide' | 'own'; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: Review[]; next: string | null; total: number }> {
  if (wanted.whose === 'to-decide' && !mayReview(actor, wanted.subjectId)) return { items: [], next: null, total: 0 };
  const { rows, total } = await reviewPage(db, actor, wanted, { before: idOfCursor(cursor), limit: PAGE });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const targets = await mergeTargets(
    db,
    actor.schoolId,
    items.map(({ id }) => id),
  );
  const people = items.flatMap(({ id, authorAccountId, decidedBy }) =>
    [authorAccountId, decidedBy, targets.get(id)?.ownerAccountId].filter((one) => one != null),
  );
  const [names, facts] = await Promise.all([
    accountFactsById(db, [...new Set(people)]),
    questionFactsById(
      db,
      actor.schoolId,
      items.map((row) => row.questionId),
    ),
  ]);
  return {
    next,
    total,
    items: items.flatMap((row) => {
      const known = facts.get(row.questionId);
      if (known === undefined) return [];
      return [
        {
          reviewId: row.id,
          questionId: row.questionId,
          version: row.version,
          state: row.state,
          body: row.body,
          facts: known,
          lacks: missingParts(row.body),
          author: names.get(row.authorAccountId)?.name ?? null,
          note: row.note,
          askedAt: toStamp(row.askedAt, timeZone),
          into: intoOf(targets.get(row.id), names),
          verdict:
            row.decidedAt === null || row.decidedBy === null
              ? null
              : {
                  by: names.get(row.decidedBy)?.name ?? null,
                  note: row.decidedNote,
                  at: toStamp(row.decidedAt, timeZone),
                },
          can: { decide: mayDecide(actor, row), withdraw: mayWithdraw(actor, row) },
        },
      ];
    }),
  };
}

function intoOf(target: MergeTarget | undefined, names: ReadonlyMap<string, { name: string }>): Review['into'] {
  if (target === undefined) return null;
  const { questionId, version, ownerAccountId, isBehind, body, base } = target;
  return { questionId, version, isBehind, body, base, author: names.get(ownerAccountId ?? '')?.name ?? null };
}
