import { createHash } from 'node:crypto';
import { areKeysFor, areSameKeys, keysOf } from '@zhibi/contract/marking/answer-keys';
import type { AnswerKey } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import { type Homework, homeworkForTeacher, lockHomework } from '../../homework/index.js';
import type { PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import type { Reading } from '../reading/read-answers.js';
import { itemsInRound } from '../rounds/in-round.js';
import { changeScores, type Scorer } from '../scoring/change-scores.js';
import type { Answer } from '../store.js';
import { itemsOfHomework, withChanged } from './items-of-homework.js';
import { mayChangeKey } from './policy.js';
import { rereadItem } from './reread-item.js';
import { type Effect, effectOf, isSeen } from './rules-rescore.js';
import { addKeyChange, keyChangesOf, markUndone } from './store-keys.js';

export interface KeyOf {
  homeworkId: string;
  itemId: string;
}
type Wanted = KeyOf & { keys: AnswerKey[] };

interface Question {
  homework: Homework;
  items: PaperItemFacts[];
  item: PaperItemFacts;
}

/** The question with the key that counts now, if this teacher may change it. */
async function questionOf(db: Db, actor: Actor, homework: Homework, itemId: string): Promise<Question> {
  const items = await itemsOfHomework(db, homework);
  const item = found(items.find((one) => one.itemId === itemId));
  ensure(mayChangeKey(actor, homework, item), 'forbidden');
  ensure(!(await itemsInRound(db, homework.schoolId, homework.id)).has(itemId), 'conflict', 'in-round');
  return { homework, items, item };
}

async function effectOfKeys(db: Db, { homework, item }: Question, keys: readonly AnswerKey[], reading: Reading) {
  const rereads = await rereadItem(db, homework, withChanged(item, keys), reading);
  return { ...effectOf(rereads, { released: homework.releasedAt !== null }), answers: rereads.length };
}

/** The same, as it was previewed: of nobody else, and no other scores. */
async function effectAsSeen(
  db: Db,
  question: Question,
  keys: readonly AnswerKey[],
  { seen, reading }: { seen: string; reading: Reading },
) {
  const effect = await effectOfKeys(db, question, keys, reading);
  ensure(fingerprint(effect) === seen, 'conflict', 'preview-changed');
  return effect;
}

/** The changes that count, the newest first. */
const standingChanges = async (db: Db, schoolId: string, of: KeyOf) =>
  (await keyChangesOf(db, schoolId, of)).filter(({ undoneAt }) => undoneAt === null);

function ensureKeys({ item: { body } }: Question, keys: readonly AnswerKey[]): void {
  ensure(areKeysFor(body, keys), 'invalid', 'no-key-of-it');
  ensure(!areSameKeys(keys, keysOf(body)), 'conflict', 'same-key');
}

/** What another key would do, and to whom; the key before the newest change, too, however it was typed on the paper. */
export async function previewKey(db: Db, actor: Actor, { homeworkId, itemId, keys }: Wanted, reading: Reading) {
  const question = await questionOf(db, actor, await homeworkForTeacher(db, actor, homeworkId), itemId);
  const [newest] = await standingChanges(db, actor.schoolId, { homeworkId, itemId });
  if (newest === undefined || !areSameKeys(keys, newest.keysBefore)) ensureKeys(question, keys);
  const effect = await effectOfKeys(db, question, keys, reading);
  return { homework: question.homework, effect, seen: fingerprint(effect) };
}

/** Changes a key as it was previewed. The homework is held: no other change of a key and no giving back in the same moment. */
export async function changeKey(
  db: Db,
  actor: Actor,
  { homeworkId, itemId, keys, seen }: Wanted & { seen: string },
  reading: Reading,
): Promise<{ changeId: string; scores: number }> {
  await homeworkForTeacher(db, actor, homeworkId);
  const homework = await lockHomework(db, actor.schoolId, homeworkId, 'update');
  const question = await questionOf(db, actor, homework, itemId);
  ensureKeys(question, keys);
  const effect = await effectAsSeen(db, question, keys, { seen, reading });
  const scores = await rescore(db, question, effect, scorerOf(actor, reading.now));
  const changeId = newId();
  await addKeyChange(db, {
    schoolId: actor.schoolId,
    id: changeId,
    homeworkId,
    itemId,
    keysBefore: keysOf(question.item.body),
    keys,
    changedBy: actor.accountId,
    changedAt: reading.now,
    scores,
    undoneAt: null,
    undoneBy: null,
  });
  return { changeId, scores };
}

/** Takes the newest change of a key back as it was previewed; what a machine scored is scored by the key before, what a person scored meanwhile stays. */
export async function undoKey(
  db: Db,
  actor: Actor,
  { homeworkId, itemId, changeId, seen }: KeyOf & { changeId: string; seen: string },
  reading: Reading,
): Promise<{ changeId: string; scores: number }> {
  await homeworkForTeacher(db, actor, homeworkId);
  const { schoolId, accountId } = actor;
  const homework = await lockHomework(db, schoolId, homeworkId, 'update');
  const question = await questionOf(db, actor, homework, itemId);
  const standing = await standingChanges(db, schoolId, { homeworkId, itemId });
  found(standing.find(({ id }) => id === changeId));
  const [newest] = standing;
  ensure(newest?.id === changeId, 'conflict', 'nothing-to-undo');
  const effect = await effectAsSeen(db, question, newest.keysBefore, { seen, reading });
  const scores = await rescore(db, question, effect, scorerOf(actor, reading.now));
  await markUndone(db, { schoolId, id: changeId }, { undoneAt: reading.now, undoneBy: accountId });
  return { changeId, scores };
}

const scorerOf = ({ accountId, name }: Actor, at: Date): Scorer => ({ kind: 'key', accountId, name, at });

/** Writes what the key changes, with a line in the ledger for each score; answers how many. */
async function rescore(
  db: Db,
  { homework, items }: Question,
  { changes }: Effect<Answer>,
  by: Scorer,
): Promise<number> {
  const done = await changeScores(
    db,
    { homework, items, before: new Map(changes.map(({ answer }) => [answer.id, answer])) },
    changes.map(({ answer, next }) => ({
      ...answer,
      ...next,
      scoredBy: null,
      scoredAt: next.score === null ? null : by.at,
    })),
    by,
  );
  return changes.filter(({ answer, next }) => done.has(answer.id) && answer.score !== next.score).length;
}

/** Says of a preview what was seen in it. */
function fingerprint({ changes, unsure }: Effect): string {
  const seen = [...changes.filter(isSeen), ...unsure].map(({ answer, next }) =>
    [answer.id, answer.score, next.score, next.status].join(),
  );
  return createHash('sha256').update(seen.sort().join('\n')).digest('hex');
}
