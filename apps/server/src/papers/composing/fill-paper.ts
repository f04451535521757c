import { defaultScore, paperLimits, scoreOfParts } from '@zhibi/contract/papers';
import { questionTypes } from '@zhibi/contract/questions';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { type CartQuestion, inSchoolOrder, questionsById } from '../../questions/index.js';
import { placed } from '../rules.js';
import type { StoredSection } from '../store.js';
import { insertItems, insertSections, type NewItem } from './store-arrange.js';

/** Puts questions into a paper by type, in the order of a school's paper, each with the score that is said for it or else its default. */
export async function fillPaper(
  db: Db,
  paper: { schoolId: string; paperId: string; sections: readonly StoredSection[] },
  questions: readonly CartQuestion[],
  saidScore: (question: CartQuestion) => number | undefined = () => undefined,
): Promise<void> {
  const { sections } = paper;
  const present = sections.reduce((sum, { items }) => sum + items.length, 0);
  ensure(present + questions.length <= paperLimits.questions, 'conflict', 'paper-full');
  const scoreById = await scoresOfCombined(db, paper.schoolId, questions);
  // What is added is answered by all: it never comes among questions of which one chooses.
  const known = sections.map(({ sectionId, choose, items }) => ({
    sectionId,
    types: choose === null ? items.map((item) => item.question.type) : [],
  }));
  const fresh: { id: string; title: string; position: number }[] = [];
  const items: NewItem[] = [];
  for (const { sectionId, title, questions: own } of placed(known, inSchoolOrder(questions))) {
    const at =
      sectionId === null ? sections.length + fresh.length : known.findIndex((one) => one.sectionId === sectionId);
    const home = sectionId ?? newId();
    if (sectionId === null) fresh.push({ id: home, title, position: at });
    const start = (sections[at]?.items.length ?? 0) + items.filter((item) => item.sectionId === home).length;
    const added = own.map((question, nth) => ({
      id: newId(),
      sectionId: home,
      position: start + nth,
      questionId: question.questionId,
      questionVersion: question.version,
      score: saidScore(question) ?? scoreById.get(question.questionId) ?? defaultScore(question.type),
    }));
    items.push(...added);
  }
  await insertSections(db, paper, fresh);
  await insertItems(db, paper, items);
}

/** What the questions that ask in parts are worth: their parts together. */
async function scoresOfCombined(db: Db, schoolId: string, questions: readonly CartQuestion[]) {
  const combined = questions.filter(({ type }) => type === questionTypes.combined);
  const read = combined.length === 0 ? [] : await questionsById(db, schoolId, combined);
  return new Map(
    read.flatMap(({ questionId, body: { parts } }) =>
      parts.length === 0 ? [] : [[questionId, scoreOfParts(parts)] as const],
    ),
  );
}
