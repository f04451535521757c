import { toStamp } from '@zhibi/contract/kernel';
import { CardManner, type CardTemplate, cardLimits } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { ownPaper } from '../composing/own-paper.js';
import { ensureCards } from './ensure-cards.js';
import { mayRemoveTemplate } from './policy.js';
import { findCard } from './store-card.js';
import { countTemplates, deleteTemplate, findTemplate, insertTemplate, templatesOf } from './store-templates.js';

/** What a card looks like becomes a template that every teacher of the school can begin with. */
export async function keepTemplate(
  db: Db,
  actor: Actor,
  { paperId, name }: { paperId: string; name: string },
  now: Date,
): Promise<{ templateId: string }> {
  await ensureCards(db, actor);
  const { schoolId } = actor;
  await ownPaper(db, actor, paperId);
  const { design } = found(await findCard(db, schoolId, paperId));
  ensure((await countTemplates(db, schoolId)) < cardLimits.templates, 'conflict', 'templates-full');
  const title = design.blocks.find((block) => block.kind === 'title');
  const notes = design.blocks.find((block) => block.kind === 'notes');
  const manner = CardManner.parse({ ...design, notes: notes?.kind === 'notes' ? notes.lines : [] });
  const row = {
    schoolId,
    id: newId(),
    name,
    manner,
    overLine: title?.kind === 'title' ? title.over : '',
    madeBy: actor.accountId,
    madeName: actor.name,
    madeAt: now,
  };
  ensure(await insertTemplate(db, row), 'conflict', 'template-name');
  return { templateId: row.id };
}

export async function listTemplates(db: Db, actor: Actor, timeZone: string): Promise<{ items: CardTemplate[] }> {
  const rows = await templatesOf(db, actor.schoolId);
  return {
    items: rows.map(({ id, name, manner, madeName, madeAt, madeBy }) => ({
      templateId: id,
      name,
      manner,
      madeBy: madeName,
      madeAt: toStamp(madeAt, timeZone),
      can: { remove: mayRemoveTemplate(actor, { madeBy }) },
    })),
  };
}

/** A template that one has made goes; cards that were made with it stay as they are. */
export async function removeTemplate(db: Db, actor: Actor, templateId: string): Promise<Record<string, never>> {
  const row = found(await findTemplate(db, actor.schoolId, templateId));
  ensure(mayRemoveTemplate(actor, row), 'forbidden');
  await deleteTemplate(db, actor.schoolId, templateId);
  return {};
}
