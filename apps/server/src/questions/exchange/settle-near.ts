import type { exchangeApi, NearVerdict } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import type { ReadQuestion } from '@zhibi/exchange';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { findShown } from '../store.js';
import { isOwn } from './policy.js';
import { contextOf, putQuestions } from './put-questions.js';
import { isDoubtful, mayMend } from './rules.js';
import { type Import, type Item, lockImport, lockItems, type Of, updateItem } from './store.js';

type Input = z.output<typeof exchangeApi.settleNear.input>;

/** Settles items that wait because they are much like others. What is settled already, or was cut out with doubts, is passed over. */
export async function settleNear(
  db: Db,
  actor: Actor,
  { importId, positions, verdict }: Input,
): Promise<{ settled: number }> {
  ensure(actor.schoolId !== '', 'not-found');
  const key = { schoolId: actor.schoolId, importId };
  const of = await lockImport(db, key);
  ensure(isOwn(actor, of), 'not-found');
  ensure(mayMend(of), 'conflict', 'not-now');
  const items = (await lockItems(db, key, positions)).filter((item) => maySettle(item, verdict));
  ensure(items.length > 0, 'conflict', 'not-now');
  if (verdict === 'add') await addAll(db, of, items);
  else if (verdict === 'standing') await takeStanding(db, actor, { key, items });
  else await update(db, key, items, () => ({ outcome: 'skipped', reason: 'dropped', draft: null }));
  return { settled: items.length };
}

const maySettle = ({ outcome, near, confidence }: Item, verdict: NearVerdict): boolean =>
  outcome === 'doubtful' && near.length > 0 && (verdict !== 'add' || !isDoubtful(confidence));

async function addAll(db: Db, of: Import, items: readonly Item[]): Promise<void> {
  const questions = items.flatMap(({ draft, place, confidence, warnings }): ReadQuestion[] =>
    draft === null ? [] : [{ ...draft, where: place, confidence, warnings }],
  );
  const rows = await putQuestions(db, of, { questions, context: await contextOf(db, of), seen: new Map() });
  await update(db, { schoolId: of.schoolId, importId: of.id }, items, ({ near }, at) => ({
    ...rows[at],
    warnings: [...new Set(rows[at]?.warnings)],
    near,
    draft: null,
  }));
}

/** The likest question of the banks that is still there stands in the item's place; one that is only like another of the file gives way to that. */
async function takeStanding(db: Db, actor: Actor, { key, items }: { key: Of; items: readonly Item[] }): Promise<void> {
  const idsOf = ({ near }: Item) => near.flatMap((one) => ('questionId' in one ? [one.questionId] : []));
  const there = await findShown(db, actor, items.flatMap(idsOf));
  await update(db, key, items, (item) => ({
    outcome: 'skipped',
    reason: 'standing-taken',
    questionId: idsOf(item).find((id) => there.has(id)) ?? null,
    draft: null,
  }));
}

async function update(
  db: Db,
  key: Of,
  items: readonly Item[],
  changeOf: (item: Item, at: number) => Partial<Item>,
): Promise<void> {
  for (const [at, item] of items.entries()) await updateItem(db, key, item.position, changeOf(item, at));
}
