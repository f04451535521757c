import { hasWords, type spokenApi } from '@zhibi/contract/homework/spoken';
import { instantOf } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import type { Here } from '../for-teacher.js';
import { mayRun } from '../policy.js';
import { ensureCues, ensureInOrder, ensureOwnFiles } from './give-spoken.js';
import { spokenStatusOf } from './rules.js';
import { spokenForTeacher } from './show-spoken.js';
import { lockSpoken, updateSpoken } from './store.js';
import { lastTries } from './store-tries.js';

type Change = z.output<typeof spokenApi.change.input>;

/** Says it anew. Recordings are of the words as they were: once there is one, the words stand. */
export async function changeSpoken(
  db: Db,
  actor: Actor,
  { spokenId, items: words, endAt, modelCues, ...wish }: Change,
  { now, timeZone }: Here,
): Promise<void> {
  const { schoolId } = await spokenForTeacher(db, actor, spokenId);
  const spoken = await lockSpoken(db, schoolId, spokenId);
  ensure(mayRun(actor, spoken));
  ensure(spokenStatusOf(spoken, now) !== 'withdrawn', 'not-found');
  const items = hasWords(spoken.kind) ? words : [];
  ensureField(hasWords(spoken.kind) === items.length > 0, 'items');
  ensureField(spoken.kind !== 'picture' || wish.pictureId !== null, 'pictureId');
  ensureCues(modelCues, items, 'modelCues');
  const isSame =
    items.join('\n') === spoken.items.join('\n') &&
    wish.language === spoken.language &&
    wish.pictureId === spoken.pictureFileId;
  ensure(isSame || (await lastTries(db, { schoolId, spokenId })).length === 0, 'conflict', 'words-fixed');
  const fresh = (id: string | null, kept: string | null) => (id === kept ? null : id);
  await ensureOwnFiles(db, actor, {
    pictureId: fresh(wish.pictureId, spoken.pictureFileId),
    modelId: fresh(wish.modelId, spoken.modelFileId),
  });
  const until = instantOf(endAt, timeZone);
  // An end that has passed is kept as it was while something else is changed.
  if (until.getTime() !== spoken.endAt.getTime()) ensureInOrder(spoken.startAt, until, now);
  const { title, note, language, tries, seconds, pictureId: pictureFileId, modelId: modelFileId } = wish;
  await updateSpoken(db, spoken, {
    title,
    note,
    language,
    items,
    tries,
    seconds,
    pictureFileId,
    modelFileId,
    modelCues: modelFileId === null ? [] : modelCues,
    endAt: until,
  });
}

/** Moves the end; what came late before stays late. */
export async function extendSpoken(
  db: Db,
  actor: Actor,
  { spokenId, endAt }: { spokenId: string; endAt: string },
  { now, timeZone }: Here,
): Promise<void> {
  const spoken = await spokenForTeacher(db, actor, spokenId);
  ensure(mayRun(actor, spoken));
  ensure(spokenStatusOf(spoken, now) !== 'withdrawn', 'not-found');
  const until = instantOf(endAt, timeZone);
  ensureInOrder(spoken.startAt, until, now);
  await updateSpoken(db, spoken, { endAt: until });
}

/** Takes it back while nobody has sent a recording. */
export async function withdrawSpoken(db: Db, actor: Actor, spokenId: string, now: Date): Promise<void> {
  const { schoolId } = await spokenForTeacher(db, actor, spokenId);
  // A recording that comes in this moment is first, or meets one that was taken back.
  const spoken = await lockSpoken(db, schoolId, spokenId);
  ensure(mayRun(actor, spoken));
  if (spoken.withdrawnAt !== null) return;
  ensure((await lastTries(db, { schoolId, spokenId })).length === 0, 'conflict', 'has-tries');
  await updateSpoken(db, spoken, { withdrawnAt: now });
}
