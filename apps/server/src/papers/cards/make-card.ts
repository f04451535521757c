import { arranged, type CardManner, cardLimits, pagesOfCard, usualManner } from '@zhibi/contract/papers/cards';
import type { Actor } from '@zhibi/contract/session';
import { findSchool } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { duplicatePaper } from '../library/duplicate-paper.js';
import { readablePaper } from '../library/readable-paper.js';
import { sectionsOf } from '../store.js';
import { findPractice } from '../store-practice.js';
import { ensureCards } from './ensure-cards.js';
import { questionsOfSections } from './rules-questions.js';
import { findCard, insertCard } from './store-card.js';
import { findTemplate } from './store-templates.js';

/** Titles hold 100 signs. */
const LONGEST_TITLE = 95;

/**
 * The answer card of a paper, as a paper of its own: it is printed, given to classes, scanned and scored as any other, and its students read the
 * questions where they were handed out. Everything is put in place, and may be moved.
 */
export async function makeCard(
  db: Db,
  actor: Actor,
  { paperId, templateId }: { paperId: string; templateId?: string | undefined },
  now: Date,
): Promise<{ paperId: string }> {
  await ensureCards(db, actor);
  const { schoolId } = actor;
  const source = await readablePaper(db, actor, paperId);
  const practice = await findPractice(db, schoolId, paperId);
  const isCard = source.options.answerCard === true || (await findCard(db, schoolId, paperId)) !== undefined;
  ensure(practice === undefined && !isCard, 'conflict', 'answered-on-itself');
  const { manner, over } = await mannerFor(db, schoolId, templateId);
  const title = `${source.title.slice(0, LONGEST_TITLE)} 答题卡`;
  const change = { answerCard: true, scoreTable: false, sealLine: manner.sealLine, pageSize: manner.pageSize };
  const made = await duplicatePaper(db, actor, { paperId, title, change }, now);
  const questions = questionsOfSections(await sectionsOf(db, schoolId, made.paperId));
  ensure(questions.length <= cardLimits.questions, 'conflict', 'too-many-questions');
  const design = arranged(manner, questions, { over, text: title.slice(0, 60) });
  ensure(pagesOfCard(design) <= cardLimits.pages, 'conflict', 'too-many-questions');
  await insertCard(db, {
    schoolId,
    paperId: made.paperId,
    design,
    sourcePaperId: paperId,
    sourceRevision: source.revision,
  });
  return made;
}

/** How a new card looks: as a template of the school has it, or as usual. */
export async function mannerFor(
  db: Db,
  schoolId: string,
  templateId: string | undefined,
): Promise<{ manner: CardManner; over: string }> {
  const school = found(await findSchool(db, schoolId));
  const usual = { manner: usualManner, over: school.name.slice(0, 60) };
  if (templateId === undefined) return usual;
  const { manner, overLine } = found(await findTemplate(db, schoolId, templateId));
  return { manner, over: overLine || usual.over };
}
