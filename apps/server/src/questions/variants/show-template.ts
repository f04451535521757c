import type { variantsApi } from '@zhibi/contract/questions/variants';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ownedOf } from '../writing/banked-view.js';
import { mayEdit } from '../writing/policy.js';
import { variedQuestion } from './own-template.js';
import { numbersOf } from './rules-numbers.js';
import { countVariants, findTemplate, madeOfById } from './store.js';

/** A question with its numbers and what is kept of how they change; of a variant the question that it was made of. */
export async function showTemplate(
  db: Db,
  actor: Actor,
  questionId: string,
): Promise<z.output<typeof variantsApi.template.output>> {
  const { schoolId } = actor;
  const madeOf = (await madeOfById(db, schoolId, [questionId])).get(questionId);
  const row = await variedQuestion(db, actor, madeOf?.templateId ?? questionId);
  const kept = await findTemplate(db, schoolId, row.questionId);
  return {
    questionId: row.questionId,
    version: row.version,
    body: row.body,
    numbers: numbersOf(row.body).map(({ value: _, ...number }) => number),
    template: kept?.content ?? null,
    revision: kept?.revision ?? null,
    isBehind: kept !== undefined && kept.version !== row.version,
    can: { edit: mayEdit(actor, ownedOf(row)) },
    made: await countVariants(db, actor, row.questionId),
  };
}
