import { toStamp } from '@zhibi/contract/kernel';
import {
  fullOf,
  type RubricEdit,
  type RubricResult,
  resultsOf,
  type UsedRubric,
} from '@zhibi/contract/marking/rubrics';
import type { Actor } from '@zhibi/contract/session';
import { homeworkByIds, homeworkForTeacher, studentIdsOf, taughtClassIds } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import type { Shown } from '../scoring/show-answers.js';
import { answersOf } from '../store.js';
import { heldLevels } from './held-levels.js';
import { editsOf, rubricsOf, writtenBy } from './store-rubrics.js';

interface QuestionId {
  homeworkId: string;
  itemId: string;
}

/** How the rubric of a question was edited, the newest first. */
export async function rubricHistory(db: Db, actor: Actor, of: QuestionId, shown: Shown): Promise<RubricEdit[]> {
  await homeworkForTeacher(db, actor, of.homeworkId);
  const edits = await editsOf(db, actor.schoolId, of);
  const names = await shown.namesOf([...new Set(edits.map(({ changedBy }) => changedBy))]);
  return edits.map(({ revision, criteria, scores, changedAt, changedBy }) => ({
    revision,
    criteria,
    scores,
    at: toStamp(changedAt, shown.timeZone),
    by: names.get(changedBy) ?? '',
  }));
}

/** The rubrics that this teacher wrote for questions of the subject of a homework, the newest first. */
export async function usedRubrics(db: Db, actor: Actor, of: string, timeZone: string): Promise<UsedRubric[]> {
  const { schoolId, accountId } = actor;
  const { subjectId } = await homeworkForTeacher(db, actor, of);
  const written = await writtenBy(db, { schoolId, accountId, subjectId });
  const homework = await homeworkByIds(db, schoolId, [...new Set(written.map(({ homeworkId }) => homeworkId))]);
  return written.map(({ homeworkId, itemId, criteria, changedAt }) => ({
    homeworkId,
    itemId,
    title: homework.get(homeworkId)?.title ?? '',
    at: toStamp(changedAt, timeZone),
    criteria,
  }));
}

/** How the students of own classes did by each criterion: of answers whose score is still that of their levels. */
export async function rubricResult(db: Db, actor: Actor, { homeworkId, itemId }: QuestionId): Promise<RubricResult> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const rubrics = await rubricsOf(db, schoolId, homeworkId);
  const classIds = taughtClassIds(actor, homework);
  const studentIds = await studentIdsOf(db, schoolId, { homeworkIds: [homeworkId], classIds });
  const answers = await answersOf(db, schoolId, { homeworkId, itemIds: [itemId], studentIds });
  const held = answers.flatMap((one) => {
    const by = heldLevels(rubrics, one);
    return by ? [resultsOf(by.criteria, by.levels)] : [];
  });
  const mean = (at: number) => held.reduce((sum, each) => sum + (each[at]?.points ?? 0), 0) / held.length;
  const criteria = rubrics.get(itemId)?.criteria ?? [];
  return {
    marked: held.length,
    criteria: criteria.map((one, at) => ({
      name: one.name,
      full: fullOf(one),
      mean: held.length === 0 ? null : mean(at),
    })),
  };
}
