import { type Language, toStamp } from '@zhibi/contract/kernel';
import { defaultPaperName } from '@zhibi/contract/papers';
import type { composingApi } from '@zhibi/contract/papers/composing';
import { subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { found } from '../../../platform/problem.js';
import { usualOptions } from '../../rules.js';
import { insertPaper } from '../../store.js';
import { fillPaper } from '../fill-paper.js';
import { namedQuestions } from '../named-questions.js';
import { insertBlueprint } from './store.js';
import { ensureWhole } from './try-out.js';
import { freeTitle } from '../free-title.js';

interface Context {
  language: Language;
  now: Date;
  timeZone: string;
}

/** Makes drafts of the papers chosen, each with the blueprint it was composed after; parallel ones are told apart by a letter. */
export async function makePapers(
  db: Db,
  actor: Actor,
  { subjectId, blueprint, title, paperType, papers }: z.output<typeof composingApi.make.input>,
  { language, now, timeZone }: Context,
): Promise<{ papers: { paperId: string; title: string }[] }> {
  ensureWhole(blueprint);
  const { schoolId, accountId } = actor;
  const subject = found(await subjectById(db, subjectId));
  const usual = defaultPaperName(toStamp(now, timeZone), subjectNameIn(subject.name, language), language);
  const name = title ?? (await freeTitle(db, actor, usual));
  const scores = new Map(blueprint.types.map(({ type, score }) => [type, score]));
  const made: { paperId: string; title: string }[] = [];
  for (const [nth, { chosen }] of papers.entries()) {
    const ids = chosen.map(({ questionId }) => questionId);
    const questions = await namedQuestions(db, actor, subjectId, ids);
    const one = { paperId: newId(), title: papers.length > 1 ? `${name} ${letterOf(nth)}` : name };
    await insertPaper(db, {
      schoolId,
      id: one.paperId,
      ownerAccountId: accountId,
      subjectId,
      paperType,
      title: one.title,
      options: usualOptions,
      updatedAt: now,
    });
    await fillPaper(db, { schoolId, paperId: one.paperId, sections: [] }, questions, ({ type }) => scores.get(type));
    await insertBlueprint(db, { schoolId, paperId: one.paperId, blueprint });
    made.push(one);
  }
  return { papers: made };
}

const letterOf = (nth: number): string => String.fromCharCode('A'.charCodeAt(0) + nth);
