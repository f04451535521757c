import { toStamp } from '@zhibi/contract/kernel';
import type { LectureAnswer, LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import {
  type Homework,
  homeworkByIds,
  homeworkForTeacher,
  studentIdsOf,
  taughtClassIds,
} from '../../homework/index.js';
import { classesAt } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { itemsOfHomework } from '../answer-keys/items-of-homework.js';
import { type Shown, showAnswers } from '../scoring/show-answers.js';
import { lowestOf, notesOf, resultsByItem, type Sample, samplesOf } from './store-lecture.js';

/** The questions of a homework in the order of the paper, with how the teacher's classes did. A fixed number of queries. */
export async function listLecture(
  db: Db,
  actor: Actor,
  homeworkId: string,
  timeZone: string,
): Promise<z.input<typeof lectureApi.items.output>> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const classIds = taughtClassIds(actor, homework);
  const [items, studentIds, classes] = await Promise.all([
    itemsOfHomework(db, homework),
    studentIdsOf(db, schoolId, { homeworkIds: [homeworkId], classIds }),
    classesAt(db, schoolId, classIds, homework.startAt),
  ]);
  const questionIds = items.map(({ questionId }) => questionId);
  const [results, notes, samples] = await Promise.all([
    resultsByItem(db, schoolId, { homeworkId, studentIds }),
    notesOf(db, actor, questionIds),
    samplesOf(db, actor, { questionIds, limit: 1_000 }),
  ]);
  const all = [...results.values()];
  const answers = all.reduce((sum, one) => sum + one.answers, 0);
  return {
    title: homework.title,
    classNames: classes.map((one) => one.className),
    marked: answers === 0 ? null : all.reduce((sum, one) => sum + one.scored, 0) / answers,
    items: items.map(({ itemId, questionId, no, type, score: maxScore, body }): LectureItem => {
      const result = results.get(itemId);
      const note = notes.get(questionId);
      const count = (is: (score: number) => boolean) =>
        result?.scores.reduce((sum, one) => sum + (is(one.score) ? one.count : 0), 0) ?? 0;
      return {
        itemId,
        questionId,
        no,
        type,
        maxScore,
        body,
        rate: result?.mean == null || maxScore === 0 ? null : result.mean / maxScore,
        scored: result?.scored ?? 0,
        full: count((score) => score >= maxScore),
        zero: count((score) => score === 0),
        note: note?.note ?? '',
        notedAt: note === undefined ? null : toStamp(note.changedAt, timeZone),
        samples: samples.filter((one) => one.itemId === itemId && one.homeworkId === homeworkId).length,
      };
    }),
  };
}

/** So many are shown of a question: more than a class can look at. */
const SHOWN = 12;
/** So many are proposed where nothing was collected. */
const PROPOSED = 3;

/** What was collected for a question, of this and of earlier homework; else what lost most. */
export async function lectureAnswers(
  db: Db,
  actor: Actor,
  { homeworkId, itemId }: { homeworkId: string; itemId: string },
  shown: Shown,
): Promise<LectureAnswer[]> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const item = found((await itemsOfHomework(db, homework)).find((one) => one.itemId === itemId));
  const samples = await samplesOf(db, actor, { questionIds: [item.questionId], limit: SHOWN });
  if (samples.length > 0) return collected(db, actor, { samples, homeworkId }, shown);
  const classIds = taughtClassIds(actor, homework);
  const everybody = await studentIdsOf(db, schoolId, { homeworkIds: [homeworkId], classIds });
  const lost = { homeworkId, itemId, studentIds: everybody, below: item.score, limit: PROPOSED };
  const studentIds = await lowestOf(db, schoolId, lost);
  if (studentIds.length === 0) return [];
  const answers = await showAnswers(db, homework, { classIds, studentIds, itemIds: [itemId] }, shown);
  return answers
    .sort((a, b) => studentIds.indexOf(a.studentId) - studentIds.indexOf(b.studentId))
    .map((one) => asShown(one, { kind: null, isEarlier: false }));
}

/** Each homework's answers are read once; those of classes that the teacher has left are not shown any more. */
async function collected(
  db: Db,
  actor: Actor,
  { samples, homeworkId }: { samples: readonly Sample[]; homeworkId: string },
  shown: Shown,
): Promise<LectureAnswer[]> {
  const homework = await homeworkByIds(db, actor.schoolId, [...new Set(samples.map((one) => one.homeworkId))]);
  const read = async (of: Homework) => {
    const own = samples.filter((one) => one.homeworkId === of.id);
    const wanted = {
      classIds: taughtClassIds(actor, of),
      studentIds: own.map(({ studentId }) => studentId),
      itemIds: own.map(({ itemId }) => itemId),
    };
    const kinds = new Map(own.map(({ answerId, kind }) => [answerId, kind]));
    return (await showAnswers(db, of, wanted, shown)).flatMap((one) => {
      const kind = kinds.get(one.answerId);
      return kind === undefined ? [] : [asShown(one, { kind, isEarlier: of.id !== homeworkId })];
    });
  };
  const answers = (
    await Promise.all([...homework.values()].filter((one) => one.withdrawnAt === null).map(read))
  ).flat();
  const places = new Map(samples.map(({ answerId }, at) => [answerId, at]));
  return answers.sort((a, b) => (places.get(a.answerId) ?? 0) - (places.get(b.answerId) ?? 0));
}

type Marked = Awaited<ReturnType<typeof showAnswers>>[number];

const asShown = (
  { answerId, name, className, score, comment, areas, ink, pictures }: Marked,
  of: Pick<LectureAnswer, 'kind' | 'isEarlier'>,
): LectureAnswer => ({ ...of, answerId, name, className, score, comment, areas, ink, pictures });
