import { chosenIn, isFairChoice, type Paper, type papersApi } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { isArrangementOf, renumbered } from '../rules.js';
import { sectionsOf, touchPaper } from '../store.js';
import { ownDraft, ownPaper } from './own-paper.js';
import { paperView } from './paper-view.js';
import { arrange } from './store-arrange.js';
import { removedItems } from './store-removed.js';

type Input = z.output<typeof papersApi.save.input>;

/**
 * Saves what the teacher made of the paper. Sections left empty go with their last question; numerals are counted anew; a question that an
 * earlier save of this day left out may come back.
 */
export async function savePaper(
  db: Db,
  actor: Actor,
  input: Input,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Paper> {
  const { schoolId } = actor;
  const { paperId, title } = input;
  const draft = await ownDraft(db, actor, paperId);
  // An answer card stays one, whatever its other options are.
  const options = draft.options.answerCard ? { ...input.options, answerCard: true } : input.options;
  ensure(draft.revision === input.revision, 'conflict', 'changed-meanwhile');
  const sections = await sectionsOf(db, schoolId, paperId);
  const removed = { sectionId: '', items: await removedItems(db, { schoolId, paperId }) };
  ensure(isArrangementOf(input, { sections: [...sections, removed] }), 'conflict', 'unknown-item');
  const filled = input.sections.filter((section) => section.items.length > 0);
  ensure(filled.every(isFairChoice), 'conflict', 'choice-scores');
  const titles = renumbered(filled.map((section) => section.title));
  const arranged = filled.map((section, at) => ({
    ...section,
    choose: chosenIn(section),
    title: titles[at] ?? section.title,
  }));
  ensure(await arrange(db, { schoolId, paperId }, arranged), 'conflict', 'unknown-item');
  await touchPaper(db, schoolId, paperId, { title, options, updatedAt: now });
  return paperView(actor, await ownPaper(db, actor, paperId), await sectionsOf(db, schoolId, paperId), timeZone);
}
