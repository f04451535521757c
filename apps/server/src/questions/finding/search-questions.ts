import type { QuestionForTeacher, questionsApi } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { findShown } from '../store.js';
import { teachesAll } from './policy.js';
import { difficultyBands, wordsOf } from './rules.js';
import { type FindingWish, findQuestions } from './store.js';
import { chaptersBelow, knowledgeBelow, topicsNamed } from './store-topics.js';

type Wanted = z.output<typeof questionsApi.search.input>;

const PAGE = 20;

/** Questions of a subject that meet every condition given, newest first; at most six queries. */
export async function searchQuestions(
  db: Db,
  actor: Actor,
  wanted: Wanted,
): Promise<{ items: QuestionForTeacher[]; next: string | null; total: number }> {
  ensure(teachesAll(actor, wanted.classIds ?? []), 'not-found');
  const before = idOfCursor(wanted.cursor);
  const wish = await wishOf(db, wanted);
  const { ids, total } = await findQuestions(db, actor, { wish, before, limit: PAGE + 1 });
  const page = pageAfter(ids, PAGE, (id) => id);
  const shown = await findShown(db, actor, page.items);
  return { items: page.items.flatMap((id) => shown.get(id) ?? []), total, next: page.next };
}

async function wishOf(db: Db, wanted: Wanted): Promise<FindingWish> {
  const { subjectId, bank, types = [], difficulty, years = [], source, chapterId, knowledgeId, classIds = [] } = wanted;
  const band = difficulty === undefined ? undefined : difficultyBands[difficulty];
  const words = wordsOf(wanted.words ?? '');
  return {
    subjectId,
    ...(bank && { bank }),
    ...(types.length > 0 && { types }),
    ...(band && { from: band.from }),
    ...(band && Number.isFinite(band.below) && { below: band.below }),
    ...(years.length > 0 && { years }),
    ...(source && { source }),
    ...(chapterId && { chapterIds: await chaptersBelow(db, chapterId) }),
    ...(knowledgeId && { knowledgeIds: await knowledgeBelow(db, knowledgeId) }),
    ...(words.length > 0 && { words: await topicsNamed(db, subjectId, words) }),
    ...(classIds.length > 0 && (wanted.use === 'used' ? { usedBy: classIds } : { unusedBy: classIds })),
  };
}
