import { Readable } from 'node:stream';
import { toStamp } from '@zhibi/contract/kernel';
import type { partnersApi, Quota, TakenQuestion } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import { writeQuestions } from '@zhibi/exchange';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type Asked, type Asker, askBank } from './ask.js';
import { fillCart } from './fill-cart.js';
import { keepOwnPictures } from './keep-pictures.js';
import { quotaOf } from './list-banks.js';
import { putItems } from './put-items.js';
import { isWithin, periodStart } from './rules.js';
import type { BankItem } from './rules-query.js';
import { copiesOf, insertDownloads, lockDownloads, newToSchool, putCopies } from './store.js';

type Input = z.output<typeof partnersApi.take.input>;
/**
 * Copies questions of a partner into the teacher's own bank, with source and licence, as an import that can be taken back;
 * and into the cart where asked for. What the teacher has already is not taken again, and what the school has taken once is
 * not counted again. All of it happens or nothing.
 */
export async function takeItems(
  asker: Asker,
  input: Input,
  services: Services,
): Promise<{ items: TakenQuestion[]; quota: Quota | null }> {
  const { actor, transact } = asker;
  const asked = await askBank(asker, input);
  const wanted = [...new Set(input.itemIds)];
  const missing = await transact(async (db) => {
    const copies = await copiesOf(db, actor, { bank: asked.code, itemIds: wanted });
    const fresh = wanted.filter((itemId) => !copies.has(itemId));
    await ensureQuota(db, actor, { asked, itemIds: fresh, services });
    return fresh;
  });
  const given =
    missing.length === 0 ? { items: [], pictures: new Map() } : await asked.bank.import(missing, asked.requester);
  ensure(given.items.length > 0 || missing.length < wanted.length, 'not-found', 'items-gone');
  const items = await keepOwnPictures(services, actor, given);
  const { file } = writeQuestions('jsonl', { questions: items.map(({ read }) => read), pictures: new Map() });
  const { sha256 } = await services.files.put(Readable.from([Buffer.from(file)]), file.length + 1);
  return transact(async (db) => {
    const taken = await keep(db, actor, { asked, items, wanted, sha256, services });
    if (input.cart) await fillCart(db, actor, input.subjectId, taken);
    return { items: taken, quota: await quotaOf(db, { schoolId: actor.schoolId, ...asked }, services) };
  });
}

/** Whether what is new to the school still fits into the period. */
async function ensureQuota(
  db: Db,
  actor: Actor,
  { asked, itemIds, services }: { asked: Asked; itemIds: readonly string[]; services: Services },
): Promise<string[]> {
  const of = { schoolId: actor.schoolId, bank: asked.code };
  const fresh = await newToSchool(db, of, itemIds);
  const quota = await quotaOf(db, { schoolId: actor.schoolId, ...asked }, services);
  ensure(quota === null || isWithin(quota, fresh.length), 'conflict', 'quota', quota === null ? {} : { ...quota });
  return fresh;
}

interface Keeping {
  asked: Asked;
  items: readonly BankItem[];
  wanted: readonly string[];
  sha256: string;
  services: Services;
}

async function keep(
  db: Db,
  actor: Actor,
  { asked, items, wanted, sha256, services }: Keeping,
): Promise<TakenQuestion[]> {
  const of = { schoolId: actor.schoolId, bank: asked.code };
  await lockDownloads(db, of);
  // Another window of the same teacher may have been faster.
  const before = await copiesOf(db, actor, { bank: asked.code, itemIds: wanted });
  const fresh = items.filter(({ itemId }) => !before.has(itemId));
  const counted = await ensureQuota(db, actor, { asked, itemIds: fresh.map(({ itemId }) => itemId), services });
  const put = await putItems(db, actor, { asked, items: fresh, sha256, now: services.clock.now() });
  const copies = [...put].flatMap(([itemId, { questionId }]) =>
    questionId === null ? [] : [[itemId, questionId] as const],
  );
  await putCopies(db, actor, { bank: asked.code, copies: new Map(copies) });
  const today = periodStart(toStamp(services.clock.now(), services.settings.TZ_NAME), 'day');
  await insertDownloads(db, of, counted, today);
  return wanted.map((itemId): TakenQuestion => {
    const questionId = before.get(itemId);
    if (questionId !== undefined) return { itemId, outcome: 'kept', questionId, reason: null, warnings: [] };
    const made = put.get(itemId);
    return made ?? { itemId, outcome: 'skipped', questionId: null, reason: 'items-gone', warnings: [] };
  });
}
