import { missingParts, questionFromJsonLine } from '@zhibi/content';
import type { exchangeApi, ImportItem, MendedPart } from '@zhibi/contract/questions/exchange';
import type { Actor } from '@zhibi/contract/session';
import { type Exchanged, lineAnswer } from '@zhibi/exchange';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ensureFiles } from '../writing/ensure-files.js';
import { withFormulas } from './formulas.js';
import { found } from './found.js';
import { isOwn } from './policy.js';
import { contextOf, putQuestions } from './put-questions.js';
import { mayMend } from './rules.js';
import { showItems } from './show-items.js';
import { type Import, type Item, lockImport, lockItem, updateItem } from './store.js';

type Input = z.output<typeof exchangeApi.mend.input>;

/** Puts a doubtful question into the bank as its teacher mended it: sure now, whatever the reader thought. */
export async function mendItem(db: Db, actor: Actor, { importId, position, question }: Input): Promise<ImportItem> {
  const { of, item, draft } = await waiting(db, actor, { importId, position });
  const read = questionFromJsonLine({ ...lineOf(question), parts: question.parts.map(lineOf) });
  ensure(read.ok, 'invalid', read.ok ? undefined : read.problems[0]?.reason);
  await ensureFiles(db, actor.schoolId, read.body);
  const warnings = [...new Set(missingParts(read.body).map(({ reason }) => reason))];
  const one = withFormulas({ body: read.body, facts: draft.facts, where: item.place, confidence: 1, warnings });
  const [row] = await putQuestions(db, of, { questions: [one], context: await contextOf(db, of), seen: new Map() });
  ensure(row?.outcome === 'added', 'conflict', row?.reason ?? 'not-now');
  const change = { ...row, near: item.near, draft: null };
  await updateItem(db, { schoolId: actor.schoolId, importId }, position, change);
  return shown(db, actor, of, { ...item, ...change });
}

/** Leaves a doubtful question out: it stays named in the result. */
export async function dropItem(db: Db, actor: Actor, at: { importId: string; position: number }): Promise<ImportItem> {
  const { of, item } = await waiting(db, actor, at);
  const change = { outcome: 'skipped' as const, reason: 'dropped' as const, draft: null };
  await updateItem(db, { schoolId: actor.schoolId, importId: at.importId }, at.position, change);
  return shown(db, actor, of, { ...item, ...change });
}

async function shown(db: Db, actor: Actor, of: Import, item: Item): Promise<ImportItem> {
  const [one] = await showItems(db, actor, of, [item]);
  return found(one);
}

async function waiting(
  db: Db,
  actor: Actor,
  { importId, position }: { importId: string; position: number },
): Promise<{ of: Import; item: Item; draft: Exchanged }> {
  const key = { schoolId: actor.schoolId, importId };
  ensure(actor.schoolId !== '', 'not-found');
  const of = await lockImport(db, key);
  ensure(isOwn(actor, of), 'not-found');
  ensure(mayMend(of), 'conflict', 'not-now');
  const item = await lockItem(db, key, position);
  ensure(item.outcome === 'doubtful', 'conflict', 'not-now');
  return { of, item, draft: found(item.draft ?? undefined) };
}

const lineOf = ({ type, stem, options, answer, analysis }: MendedPart) => ({
  type,
  stem,
  options,
  analysis,
  answer: lineAnswer(answer.join('\n'), type, answer.length),
});
