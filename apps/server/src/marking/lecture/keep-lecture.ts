import type { SampleKind } from '@zhibi/contract/marking/lecture';
import type { Actor } from '@zhibi/contract/session';
import { homeworkForTeacher } from '../../homework/index.js';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { answerToRead } from '../scoring/answers-to-mark.js';
import { removeSample, saveNote, saveSample } from './store-lecture.js';

/** A note belongs to the question, and so to every paper in which it is asked. */
export async function noteQuestion(
  db: Db,
  actor: Actor,
  { homeworkId, itemId, note }: { homeworkId: string; itemId: string; note: string },
  now: Date,
): Promise<void> {
  const { questionId } = await questionOf(db, actor, { homeworkId, itemId });
  await saveNote(db, actor, { questionId, note, at: now });
}

/** An answer is collected by whoever may mark it, for the own lecture. */
export async function collectAnswer(
  db: Db,
  actor: Actor,
  { answerId, kind }: { answerId: string; kind: SampleKind | null },
  now: Date,
): Promise<void> {
  const answer = await answerToRead(db, actor, answerId);
  if (kind === null) return removeSample(db, actor, answerId);
  const { questionId } = await questionOf(db, actor, answer);
  await saveSample(db, actor, { answerId, questionId, kind, at: now });
}

async function questionOf(db: Db, actor: Actor, { homeworkId, itemId }: { homeworkId: string; itemId: string }) {
  const { paperId } = await homeworkForTeacher(db, actor, homeworkId);
  return found((await itemsOf(db, actor.schoolId, paperId)).find((one) => one.itemId === itemId));
}
