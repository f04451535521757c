import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureSpeech } from './ensure-speech.js';
import { spokenForStudent } from './list-spoken.js';
import { ensureTaught } from './show-rows.js';
import { spokenForTeacher } from './show-spoken.js';
import { filesById } from './store-files.js';
import { resultsOf } from './store-results.js';
import { findTry } from './store-tries.js';

/** What is there to be opened. */
interface Content {
  sha256: string;
  type: string;
  size: number;
}

/** A recording, for who made it and the teachers of the class. */
export async function soundOfTry(db: Db, actor: Actor, tryId: string): Promise<Content> {
  await ensureSpeech(db, actor);
  const one = found(await findTry(db, actor.schoolId, tryId));
  if (actor.role === 'STUDENT') ensure(one.studentId === actor.studentId, 'not-found');
  else await ensureTaught(db, actor, await spokenForTeacher(db, actor, one.spokenId), [one.studentId]);
  return one;
}

/** The picture or the model reading of a homework, or a comment by voice: a student opens only what was said to them. */
export async function fileOfSpoken(
  db: Db,
  actor: Actor,
  { spokenId, fileId }: { spokenId: string; fileId: string },
  now: Date,
): Promise<Content> {
  const isStudent = actor.role === 'STUDENT';
  const spoken = await (isStudent ? spokenForStudent(db, actor, spokenId, now) : spokenForTeacher(db, actor, spokenId));
  if (fileId !== spoken.pictureFileId && fileId !== spoken.modelFileId) {
    const said = (await resultsOf(db, actor.schoolId, spokenId)).filter((one) => one.commentFileId === fileId);
    ensure(said.length > 0 && (!isStudent || said.some((one) => one.studentId === actor.studentId)), 'not-found');
  }
  return found((await filesById(db, actor.schoolId, [fileId])).get(fileId));
}
