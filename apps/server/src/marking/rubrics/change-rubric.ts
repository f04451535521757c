import { createHash } from 'node:crypto';
import { type Criterion, pointsOf, wrongWith } from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { type Homework, homeworkForTeacher, lockHomework } from '../../homework/index.js';
import { itemsOf, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { itemsInRound } from '../rounds/in-round.js';
import { changeScores } from '../scoring/change-scores.js';
import { type Answer, answersOf } from '../store.js';
import { heldLevels } from './held-levels.js';
import { mayChangeRubric } from './policy.js';
import { addEdit, rubricsOf } from './store-rubrics.js';

interface Wanted {
  homeworkId: string;
  itemId: string;
  criteria: Criterion[];
}

export interface Effect {
  changes: { answer: Answer; to: number }[];
  /** Their levels are none of the new rubric: the scores stand. */
  open: Answer[];
  marked: number;
}

interface Question {
  homework: Homework;
  items: PaperItemFacts[];
  revision: number;
  effect: Effect;
}

/** What another rubric does to the answers of a question, if this teacher may change it. */
async function effectOn(db: Db, actor: Actor, homework: Homework, { itemId, criteria }: Wanted): Promise<Question> {
  const { schoolId, id: homeworkId, paperId } = homework;
  const items = await itemsOf(db, schoolId, paperId);
  const item = found(items.find((one) => one.itemId === itemId));
  ensure(mayChangeRubric(actor, homework, item), 'forbidden');
  ensure(!(await itemsInRound(db, schoolId, homeworkId)).has(itemId), 'conflict', 'in-round');
  ensure(wrongWith(criteria, item.score) === undefined, 'invalid', 'no-rubric-of-it');
  const rubrics = await rubricsOf(db, schoolId, homeworkId);
  const answers = await answersOf(db, schoolId, { homeworkId, itemIds: [itemId], status: 'scored-by-person' });
  const effect: Effect = { changes: [], open: [], marked: 0 };
  for (const answer of answers) {
    const held = heldLevels(rubrics, answer);
    // What a person set without levels is that person's: no rubric changes it.
    if (held === undefined) continue;
    effect.marked++;
    const to = pointsOf(criteria, held.levels);
    if (to === null) effect.open.push(answer);
    else if (to !== answer.score) effect.changes.push({ answer, to });
  }
  return { homework, items, revision: rubrics.get(itemId)?.revision ?? 0, effect };
}

export async function previewRubric(db: Db, actor: Actor, wanted: Wanted) {
  const homework = await homeworkForTeacher(db, actor, wanted.homeworkId);
  const { effect } = await effectOn(db, actor, homework, wanted);
  return { homework, effect, seen: fingerprint(effect) };
}

/** Saves a rubric as it was previewed. Whoever marked by levels meant them: their scores follow what the levels are worth now. */
export async function saveRubric(
  db: Db,
  actor: Actor,
  wanted: Wanted & { revision: number; seen: string },
  now: Date,
): Promise<{ revision: number; scores: number }> {
  await homeworkForTeacher(db, actor, wanted.homeworkId);
  const { schoolId, accountId, name } = actor;
  const { homeworkId, itemId, criteria } = wanted;
  const held = await lockHomework(db, schoolId, homeworkId, 'update');
  const { homework, items, revision, effect } = await effectOn(db, actor, held, wanted);
  ensure(revision === wanted.revision, 'conflict', 'changed-meanwhile');
  ensure(fingerprint(effect) === wanted.seen, 'conflict', 'preview-changed');
  const { subjectId } = homework;
  const edit = { schoolId, homeworkId, itemId, subjectId, criteria, changedBy: accountId, changedAt: now };
  await addEdit(db, { ...edit, revision: revision + 1, scores: effect.changes.length });
  const before = new Map(effect.changes.map(({ answer }) => [answer.id, answer]));
  const changes = effect.changes.map(({ answer, to }) => ({ ...answer, score: to, scoredAt: now }));
  const done = await changeScores(db, { homework, items, before }, changes, {
    kind: 'rubric',
    accountId,
    name,
    at: now,
  });
  // Somebody scored one of them in the same moment: it is looked at once more.
  ensure(done.size === changes.length, 'conflict', 'preview-changed');
  return { revision: revision + 1, scores: done.size };
}

function fingerprint({ changes, open }: Effect): string {
  const seen = [
    ...changes.map(({ answer, to }) => `${answer.id} ${answer.score} ${to}`),
    ...open.map(({ id, score }) => `${id} ${score}`),
  ];
  return createHash('sha256').update(seen.sort().join('\n')).digest('hex');
}
