import { leastRetention, type operationsApi, RetentionKind, type RetentionRule } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { kinds } from './kinds.js';
import { limitOf } from './rules.js';
import { daysOf, keepDays, lastRun } from './store.js';

interface Wish {
  kind: RetentionKind;
  days: number | null;
}

const dueOf = async (db: Db, schoolId: string, { kind, days }: Wish, now: Date): Promise<number> => {
  const before = limitOf(days, now);
  return before === undefined ? 0 : kinds[kind].due(db, schoolId, before);
};

const ensureLongEnough = ({ kind, days }: Wish): void =>
  ensure(days === null || days >= leastRetention[kind], 'invalid', 'too-short');

/** How long the school keeps each kind of data, and what that means today. */
export async function showRetention(
  db: Db,
  { schoolId }: Actor,
  now: Date,
): Promise<z.output<typeof operationsApi.retention.output>> {
  ensure(schoolId !== '', 'not-found');
  const days = await daysOf(db, schoolId);
  const rules: RetentionRule[] = [];
  for (const kind of RetentionKind.options) {
    const wish = { kind, days: days[kind] };
    rules.push({ ...wish, due: await dueOf(db, schoolId, wish, now) });
  }
  const run = await lastRun(db, schoolId);
  const removed = Object.fromEntries(Object.entries(run?.removed ?? {}).map(([kind, sum]) => [kind, sum ?? 0]));
  return { rules, lastRun: run ? { day: run.day.replaceAll('-', ''), removed } : null };
}

/** How much a change would remove: nothing is changed by looking. */
export async function previewRetention(db: Db, { schoolId }: Actor, wish: Wish, now: Date): Promise<{ due: number }> {
  ensure(schoolId !== '', 'not-found');
  ensureLongEnough(wish);
  return { due: await dueOf(db, schoolId, wish, now) };
}

export async function keepRetention(db: Db, actor: Actor, wish: Wish, now: Date): Promise<RetentionRule> {
  const { schoolId, accountId } = actor;
  ensure(schoolId !== '', 'not-found');
  ensureLongEnough(wish);
  const before = (await daysOf(db, schoolId))[wish.kind];
  await keepDays(db, { schoolId, ...wish, changedBy: accountId, changedAt: now });
  await recordAct(db, {
    accountId,
    schoolId,
    what: 'retention-changed',
    detail: { [wish.kind]: { from: before, to: wish.days } },
  });
  return { ...wish, due: await dueOf(db, schoolId, wish, now) };
}
