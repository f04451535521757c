import { type PointReason, type pointsApi, usualReasons } from '@zhibi/contract/classroom/points';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { mayEditReasons } from './policy.js';
import { findReasons, putReasons } from './store.js';

/** The reasons of the school; the usual ones until it has its own. */
export async function showReasons(db: Db, actor: Actor, language: Language) {
  ensure(actor.schoolId !== '');
  const row = await findReasons(db, actor.schoolId);
  const reasons: PointReason[] = row?.reasons ?? [...usualReasons[language]];
  return { revision: row?.revision ?? 0, reasons, can: { edit: mayEditReasons(actor) } };
}

export async function saveReasons(
  db: Db,
  actor: Actor,
  { reasons, revision }: z.output<typeof pointsApi.saveReasons.input>,
): Promise<Record<string, never>> {
  ensure(mayEditReasons(actor));
  ensure(await putReasons(db, { schoolId: actor.schoolId, reasons, revision }), 'conflict', 'points-changed');
  return {};
}
