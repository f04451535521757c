import type { TakenQuestion } from '@zhibi/contract/questions/partners';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { contextOf, insertRows, putQuestions } from '../exchange/put-questions.js';
import { subjectsSeen } from '../exchange/rules.js';
import { type Import, insertImport } from '../exchange/store.js';
import type { Asked } from './ask.js';
import { ourFacts } from './rules.js';
import type { BankItem } from './rules-query.js';
import { ownSaying } from './store.js';

interface Putting {
  asked: Asked;
  items: readonly BankItem[];
  /** The file that the questions were kept in as they came. */
  sha256: string;
  now: Date;
}

/** Brings a partner's questions into the teacher's own bank as one import: the same rules, the same history, the same way back. Answers by item. */
export async function putItems(
  db: Db,
  actor: Actor,
  { asked, items, sha256, now }: Putting,
): Promise<Map<string, TakenQuestion>> {
  const taken = new Map<string, TakenQuestion>();
  const own = await ownSaying(
    db,
    actor,
    items.map(({ read }) => read.body),
  );
  const fresh = items.filter(({ itemId }, at) => {
    const questionId = own.get(at);
    if (questionId !== undefined)
      taken.set(itemId, { itemId, outcome: 'kept', questionId, reason: null, warnings: [] });
    return questionId === undefined;
  });
  if (fresh.length === 0) return taken;
  const { schoolId, accountId } = actor;
  const { about } = asked.bank;
  const of: Import = {
    schoolId,
    id: newId(),
    accountId,
    bank: 'mine',
    subjectId: asked.context.subjectId,
    format: 'jsonl',
    fileName: about.name.zh,
    fileSha256: sha256,
    state: 'done',
    createdAt: now,
    done: fresh.length,
    total: fresh.length,
    formatVersion: '',
    seesSubjects: subjectsSeen(actor),
  };
  await insertImport(db, of);
  const questions = fresh.map(({ read }) => ({ ...read, facts: ourFacts(read.facts, about) }));
  const rows = await putQuestions(db, of, { questions, context: await contextOf(db, of), seen: new Map() });
  await insertRows(db, of, rows, 1);
  for (const [at, { outcome, questionId, reason, warnings }] of rows.entries()) {
    const itemId = fresh[at]?.itemId ?? '';
    const isAdded = outcome === 'added';
    taken.set(itemId, {
      itemId,
      outcome: isAdded ? 'added' : 'skipped',
      questionId,
      warnings,
      reason: isAdded ? null : (reason ?? outcome),
    });
  }
  return taken;
}
