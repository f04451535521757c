import { toStamp } from '@zhibi/contract/kernel';
import { type KeyHistory, keysOf, type Rescoring } from '@zhibi/contract/marking/answer-keys';
import type { Actor } from '@zhibi/contract/session';
import { type Homework, homeworkForTeacher, submissionsOf } from '../../homework/index.js';
import { classesAt, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import type { Shown } from '../scoring/show-answers.js';
import type { KeyOf, previewKey } from './change-key.js';
import { itemsOfHomework } from './items-of-homework.js';
import { mayChangeKey } from './policy.js';
import { isSeen, type Reread } from './rules-rescore.js';
import { keyChangesOf } from './store-keys.js';

/** How the key of a question was changed in a homework. */
export async function keyHistory(db: Db, actor: Actor, of: KeyOf, shown: Shown): Promise<KeyHistory> {
  const homework = await homeworkForTeacher(db, actor, of.homeworkId);
  const [items, changes] = await Promise.all([itemsOfHomework(db, homework), keyChangesOf(db, actor.schoolId, of)]);
  const item = found(items.find(({ itemId }) => itemId === of.itemId));
  const names = await shown.namesOf([...new Set(changes.map(({ changedBy }) => changedBy))]);
  const may = mayChangeKey(actor, homework, item);
  const newest = changes.find(({ undoneAt }) => undoneAt === null)?.id;
  return {
    keys: keysOf(item.body),
    can: { change: may },
    items: changes.map((one) => ({
      changeId: one.id,
      at: toStamp(one.changedAt, shown.timeZone),
      by: names.get(one.changedBy) ?? '',
      from: one.keysBefore,
      to: one.keys,
      scores: one.scores,
      undoneAt: one.undoneAt && toStamp(one.undoneAt, shown.timeZone),
      can: { undo: may && one.id === newest },
    })),
  };
}

/** A preview with the names of whom it concerns, in the order of the classes. */
export async function showRescoring(
  db: Db,
  { homework, effect, seen }: Awaited<ReturnType<typeof previewKey>>,
): Promise<Rescoring> {
  const who = await peopleOf(db, homework, [...effect.changes, ...effect.kept, ...effect.unsure]);
  const inOrder = (all: readonly Reread[]) =>
    all
      .map((one) => ({ one, who: who(one) }))
      .sort((a, b) => order(a.who.className, b.who.className) || order(a.who.studentNo, b.who.studentNo));
  const kept = (all: readonly Reread[]) =>
    inOrder(all).map(({ one: { answer, next }, who }) => ({
      ...who,
      score: answer.score ?? 0,
      wouldBe: next.score,
    }));
  return {
    seen,
    answers: effect.answers,
    changes: inOrder(effect.changes.filter(isSeen)).map(({ one: { answer, next }, who }) => ({
      ...who,
      reading: next.reading ?? answer.reading,
      from: answer.score,
      to: next.score,
      fromStatus: answer.status,
      toStatus: next.status,
    })),
    kept: kept(effect.kept),
    unsure: kept(effect.unsure),
  };
}

async function peopleOf(db: Db, homework: Homework, rereads: readonly Reread[]) {
  const { schoolId, id, classIds, startAt } = homework;
  const studentIds = [...new Set(rereads.map(({ answer }) => answer.studentId))];
  const [students, copies, classes] = await Promise.all([
    studentsById(db, schoolId, studentIds),
    submissionsOf(db, schoolId, id),
    classesAt(db, schoolId, classIds, startAt),
  ]);
  const classOf = new Map(copies.map(({ studentId, classId }) => [studentId, classId]));
  const nameOf = new Map(classes.map(({ classId, className }) => [classId, className]));
  return ({ answer: { id: answerId, studentId } }: Reread) => ({
    answerId,
    studentNo: students.get(studentId)?.studentNo ?? '',
    name: students.get(studentId)?.name ?? '',
    className: nameOf.get(classOf.get(studentId) ?? '') ?? '',
  });
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
