import { type commentsApi, hurtfulWord } from '@zhibi/contract/marking/comments';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isInSchool } from '../../homework/index.js';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { ensureField, fieldFaults } from '../../platform/wrong-field.js';
import { mayEditPreset } from './policy.js';
import { changePresets, insertPresets, lockPresets, type Preset, passMergedOn } from './store-presets.js';

/** Keeps a new one, or changes an own one. Words that hurt a child are not kept. */
export async function savePreset(
  db: Db,
  actor: Actor,
  { presetId, ...preset }: z.output<typeof commentsApi.save.input>,
): Promise<{ presetId: string }> {
  ensure(isInSchool(actor), 'not-found');
  const { schoolId, accountId } = actor;
  ensure(hurtfulWord(preset.text) === undefined, 'invalid', 'hurtful');
  if (preset.scope === 'region') ensure((await findSchool(db, schoolId))?.regionId != null, 'conflict', 'no-region');
  if (presetId !== undefined) {
    await ownPresets(db, actor, [presetId]);
    await changePresets(db, schoolId, [presetId], preset);
    return { presetId };
  }
  const id = newId();
  await insertPresets(db, [{ ...preset, schoolId, accountId, id }]);
  return { presetId: id };
}

export async function removePresets(db: Db, actor: Actor, ids: readonly string[], now: Date): Promise<void> {
  await ownPresets(db, actor, ids);
  await changePresets(db, actor.schoolId, ids, { removedAt: now });
}

/** Taken away or merged: they stand for themselves again, with their own use. */
export async function restorePresets(db: Db, actor: Actor, ids: readonly string[]): Promise<void> {
  await ownPresets(db, actor, ids);
  await changePresets(db, actor.schoolId, ids, { removedAt: null, mergedInto: null });
}

/** Own ones go into another of the school, which need not be one's own. */
export async function mergePresets(
  db: Db,
  actor: Actor,
  { into, presetIds }: { into: string; presetIds: readonly string[] },
  now: Date,
): Promise<void> {
  ensureField(!presetIds.includes(into), 'into', fieldFaults.twice);
  const held = await lockPresets(db, actor.schoolId, [...presetIds, into]);
  const target = held.find(({ id }) => id === into);
  const isThere = target !== undefined && target.removedAt === null;
  ensure(isThere && (target.scope !== 'me' || mayEditPreset(actor, target)), 'not-found');
  ensureOwn(
    actor,
    held.filter(({ id }) => id !== into),
    presetIds,
  );
  await passMergedOn(db, actor.schoolId, presetIds, into);
  await changePresets(db, actor.schoolId, presetIds, { removedAt: now, mergedInto: into });
}

async function ownPresets(db: Db, actor: Actor, ids: readonly string[]): Promise<void> {
  ensure(isInSchool(actor), 'not-found');
  ensureOwn(actor, await lockPresets(db, actor.schoolId, ids), ids);
}

function ensureOwn(actor: Actor, presets: readonly Preset[], ids: readonly string[]): void {
  ensure(presets.length === new Set(ids).size && presets.every((one) => mayEditPreset(actor, one)), 'not-found');
}
