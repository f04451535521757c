import { hasWords, type SpokenForTeacher, type spokenApi } from '@zhibi/contract/homework/spoken';
import { instantOf, type Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import type { Here } from '../for-teacher.js';
import { givenOfWish, keepWish, lockWish } from '../give-once.js';
import { knowsClasses, mayRun } from '../policy.js';
import { isEndNear } from '../rules.js';
import { ensureNotGiven } from './ensure-not-given.js';
import { ensureSpeech } from './ensure-speech.js';
import { showSpoken } from './show-spoken.js';
import { findSpoken, insertSpoken, type Spoken } from './store.js';
import { filesById } from './store-files.js';
import { scheduleTelling } from './tell.js';

type Wish = z.output<typeof spokenApi.give.input>;

/** Gives something to say aloud to the students of classes, now or later; sent again it is what was given. */
export async function giveSpoken(
  db: Db,
  actor: Actor,
  wish: Wish,
  here: Here & { language: Language },
): Promise<SpokenForTeacher> {
  await ensureSpeech(db, actor);
  const { now, timeZone } = here;
  const { schoolId, accountId, name } = actor;
  await lockWish(db, actor, wish);
  const gave = (await givenOfWish(db, actor, { kind: 'spoken', wish }))?.[0];
  if (gave !== undefined)
    return found((await showSpoken(db, actor, [found(await findSpoken(db, schoolId, gave.id))], here))[0]);
  const classIds = [...new Set(wish.classIds)];
  ensure(knowsClasses(actor, classIds), 'not-found');
  ensure(mayRun(actor, { subjectId: wish.subjectId, classIds }), 'forbidden', 'not-your-class');
  const startAt = wish.startAt === undefined ? now : instantOf(wish.startAt, timeZone);
  const endAt = instantOf(wish.endAt, timeZone);
  ensureInOrder(startAt, endAt, now);
  ensure((await studentsOf(db, schoolId, classIds)).length > 0, 'conflict', 'class-empty');
  await ensureOwnFiles(db, actor, wish);
  const items = hasWords(wish.kind) ? wish.items : [];
  ensureCues(wish.modelCues, items, 'modelCues');
  await ensureNotGiven(db, schoolId, { ...wish, items, classIds }, here);
  const spoken: Spoken = {
    schoolId,
    id: newId(),
    subjectId: wish.subjectId,
    kind: wish.kind,
    title: wish.title,
    note: wish.note,
    language: wish.language,
    items,
    tries: wish.tries,
    seconds: wish.seconds,
    pictureFileId: wish.pictureId ?? null,
    modelFileId: wish.modelId ?? null,
    modelCues: wish.modelId === undefined ? [] : wish.modelCues,
    startAt,
    endAt,
    createdBy: accountId,
    teacherName: name,
    toldAt: null,
    withdrawnAt: null,
    classIds,
  };
  await insertSpoken(db, spoken);
  await keepWish(db, actor, { kind: 'spoken', wish, gave: [{ id: spoken.id, layers: [] }] }, now);
  await scheduleTelling(db, spoken, now);
  return found((await showSpoken(db, actor, [spoken], here))[0]);
}

/** A picture and a sound that the teacher has laid down. */
export async function ensureOwnFiles(
  db: Db,
  { schoolId, accountId }: Actor,
  { pictureId, modelId }: { pictureId?: string | null | undefined; modelId?: string | null | undefined },
): Promise<void> {
  const files = await filesById(db, schoolId, [pictureId, modelId]);
  const isOwn = (id: string | null | undefined, kind: string) => {
    if (id === undefined || id === null) return true;
    const file = found(files.get(id));
    return file.kind === kind && file.createdBy === accountId;
  };
  ensure(isOwn(pictureId, 'picture') && isOwn(modelId, 'sound'), 'not-found');
}

/** The teacher's reading goes from piece to piece: a cue is of one of them. */
export function ensureCues(cues: readonly { no: number }[], items: readonly string[], field: string): void {
  const at = cues.findIndex(({ no }) => no >= items.length);
  ensureField(at < 0, `${field}.${at}.no`);
}

/** A start before the end, and an end that is still to come. */
export function ensureInOrder(startAt: Date, endAt: Date, now: Date): void {
  ensure(startAt < endAt && endAt > now, 'invalid', 'start-end');
  ensure(isEndNear(endAt, now), 'invalid', 'end-far');
}
