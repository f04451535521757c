import { scoreOfParts } from '@zhibi/contract/papers';
import type { libraryApi } from '@zhibi/contract/papers/library';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { questionsById } from '../../questions/index.js';
import { namedQuestions } from '../composing/named-questions.js';
import { type StoredItem, sectionsOf } from '../store.js';
import { findPractice } from '../store-practice.js';
import { copyPaper } from './copy-paper.js';
import { readablePaper } from './readable-paper.js';

/**
 * A new draft from an existing paper: the items that are named stay in their places with their scores, some with
 * another question of the same type; the others are left out, and sections without any with them. A question that asks
 * in parts is worth its parts together. Refused as a whole: an item that the paper has not, a question twice, of
 * another type or subject, and practice sheets, whose exercises are made and not chosen.
 */
export async function adaptPaper(
  db: Db,
  actor: Actor,
  { paperId, title, items }: z.output<typeof libraryApi.adapt.input>,
  now: Date,
): Promise<{ paperId: string }> {
  const { schoolId } = actor;
  const row = await readablePaper(db, actor, paperId);
  ensure((await findPractice(db, schoolId, paperId)) === undefined, 'conflict', 'practice-sheet');
  const sections = await sectionsOf(db, schoolId, paperId);
  const kept = new Map(items.map(({ itemId, questionId }) => [itemId, questionId]));
  const present = new Set(sections.flatMap((section) => section.items.map(({ itemId }) => itemId)));
  ensure(
    items.every(({ itemId }) => present.has(itemId)),
    'conflict',
    'unknown-item',
  );
  const swapped = await questionsFor(db, actor, row.subjectId, [...kept.values()]);
  const taken = sections
    .map((section) => ({
      ...section,
      items: section.items.flatMap((item) => {
        if (!kept.has(item.itemId)) return [];
        const questionId = kept.get(item.itemId);
        const isOptional = section.choose !== null;
        return [questionId === undefined ? item : inPlaceOf(item, found(swapped.get(questionId)), isOptional)];
      }),
    }))
    .filter((section) => section.items.length > 0);
  const questions = taken.flatMap((section) => section.items.map(({ questionId }) => questionId));
  ensure(new Set(questions).size === questions.length, 'conflict', 'question-twice');
  const made = await copyPaper(db, actor, { row, title, options: row.options, sections: taken, now });
  return { paperId: made.paperId };
}

type Chosen = Awaited<ReturnType<typeof questionsById>>[number];

async function questionsFor(db: Db, actor: Actor, subjectId: number, ids: readonly (string | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  if (wanted.length === 0) return new Map<string, Chosen>();
  const named = await namedQuestions(db, actor, subjectId, wanted);
  return new Map((await questionsById(db, actor.schoolId, named)).map((one) => [one.questionId, one]));
}

/** Optional questions have one score: another question of them is worth as much. */
function inPlaceOf(item: StoredItem, { questionId, version, type, body }: Chosen, isOptional: boolean) {
  ensure(type === item.question.type, 'conflict', 'other-type');
  const score = body.parts.length > 0 && !isOptional ? scoreOfParts(body.parts) : item.score;
  return { questionId, version, score, answerSpaceMm: null };
}
