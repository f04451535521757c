import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { ownedOf } from '../writing/banked-view.js';
import { mayEdit, mayVary } from '../writing/policy.js';
import { seenQuestion } from '../writing/show-question.js';
import type { BankedRow } from '../writing/store-banked.js';
import { type ReadTemplate, readTemplate } from './rules-check.js';
import { findTemplate, type TemplateRow } from './store.js';

/** A question that its author may make variants of: what may be rewritten. */
export async function ownQuestion(db: Db, actor: Actor, questionId: string): Promise<BankedRow> {
  const row = await seenQuestion(db, actor, questionId);
  ensure(mayEdit(actor, ownedOf(row)));
  return row;
}

/** A question that the actor may have with other numbers. */
export async function variedQuestion(db: Db, actor: Actor, questionId: string): Promise<BankedRow> {
  const row = await seenQuestion(db, actor, questionId);
  ensure(mayVary(actor, ownedOf(row)));
  return row;
}

export interface KeptTemplate {
  row: BankedRow;
  kept: TemplateRow;
  read: ReadTemplate;
}

/** A question with its template, as sound as when it was kept: a question that was rewritten since is judged anew first. */
export async function keptTemplate(db: Db, actor: Actor, questionId: string): Promise<KeptTemplate> {
  const row = await variedQuestion(db, actor, questionId);
  const kept = await findTemplate(db, actor.schoolId, questionId);
  ensure(kept !== undefined, 'conflict', 'template-gone');
  ensure(kept.version === row.version, 'conflict', 'template-behind');
  const { read, faults } = readTemplate(row.body, kept.content);
  ensure(faults.length === 0, 'conflict', 'template-behind');
  return { row, kept: found(kept), read };
}
