import type { variantsApi } from '@zhibi/contract/questions/variants';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { seeded } from '../../platform/random.js';
import { lockQuestion } from '../writing/store-questions.js';
import { ownQuestion } from './own-template.js';
import { readTemplate } from './rules-check.js';
import { findVariants } from './rules-find.js';
import { deleteTemplate, findTemplate, putTemplate } from './store.js';

/** Keeps how the numbers of a question change, where nothing is wrong with it. Made from a version or a saving that is no more, it is told. */
export async function saveTemplate(
  db: Db,
  actor: Actor,
  { questionId, version, revision, template }: z.output<typeof variantsApi.save.input>,
  now: Date,
): Promise<{ revision: number }> {
  const { schoolId } = actor;
  await lockQuestion(db, schoolId, questionId);
  const row = await ownQuestion(db, actor, questionId);
  const kept = await findTemplate(db, schoolId, questionId);
  ensure(row.version === version && (kept?.revision ?? null) === revision, 'conflict', 'changed');
  const { read, faults } = readTemplate(row.body, template);
  const isSound =
    faults.length === 0 && findVariants(row.body, read, { random: seeded(1), count: 1, apart: true }).sets > 0;
  ensure(isSound, 'invalid', 'template-faulty');
  const next = (kept?.revision ?? 0) + 1;
  await putTemplate(db, { schoolId, questionId, version, revision: next, content: template, updatedAt: now });
  return { revision: next };
}

/** Forgets how the numbers of a question change; its variants stay questions. */
export async function removeTemplate(db: Db, actor: Actor, questionId: string): Promise<void> {
  await ownQuestion(db, actor, questionId);
  await deleteTemplate(db, actor.schoolId, questionId);
}
