import { type Language, toStamp } from '@zhibi/contract/kernel';
import { defaultPaperName, type Paper, type papersApi } from '@zhibi/contract/papers';
import { subjectNameIn } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { takeCart } from '../../questions/index.js';
import { isActingFor } from '../../session/index.js';
import { usualOptions } from '../rules.js';
import { insertPaper, sectionsOf } from '../store.js';
import { fillPaper } from './fill-paper.js';
import { namedQuestions } from './named-questions.js';
import { ownPaper } from './own-paper.js';
import { paperView } from './paper-view.js';
import { freeTitle } from './free-title.js';

interface Context {
  language: Language;
  now: Date;
  timeZone: string;
}

/** Makes a paper of the questions in the cart, which is empty afterwards, or of those that are named: sections by type, default scores, a default name. */
export async function createPaper(
  db: Db,
  actor: Actor,
  { subjectId, title, paperType, questionIds }: z.output<typeof papersApi.create.input>,
  { language, now, timeZone }: Context,
): Promise<Paper> {
  const questions = questionIds
    ? await namedQuestions(db, actor, subjectId, questionIds)
    : await takeCart(db, actor, subjectId);
  ensure(questions.length > 0, 'conflict', 'cart-empty');
  const subject = found(await subjectById(db, subjectId));
  const { schoolId, accountId } = actor;
  const paperId = newId();
  const usual = defaultPaperName(toStamp(now, timeZone), subjectNameIn(subject.name, language), language);
  await insertPaper(db, {
    schoolId,
    id: paperId,
    ownerAccountId: accountId,
    subjectId,
    paperType,
    title: title ?? (await freeTitle(db, actor, usual)),
    options: usualOptions,
    updatedAt: now,
    // What operations make for a school is there for its teachers from the start.
    ...(isActingFor(actor) ? { sharedAt: now } : {}),
  });
  await fillPaper(db, { schoolId, paperId, sections: [] }, questions);
  return paperView(actor, await ownPaper(db, actor, paperId), await sectionsOf(db, schoolId, paperId), timeZone);
}
