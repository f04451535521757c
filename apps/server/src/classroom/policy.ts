import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../people/index.js';

interface Lesson {
  classId: string;
  subjectId: number;
  accountId: string;
  endedAt: Date | null;
}

/** A lesson is given in a class and subject that the teacher teaches there. */
export const mayGive = (actor: Actor, of: { classId: string; subjectId: number }): boolean =>
  mayTeach(actor, of.classId, of.subjectId);

/** What happened in a lesson is read by whoever gave it, and by the teachers of its class in its subject. */
export const maySeeLesson = (actor: Actor, lesson: Lesson): boolean =>
  actor.role === 'TEACHER' && (lesson.accountId === actor.accountId || mayGive(actor, lesson));

/** One person holds a lesson at a time, until it is over. */
export const mayRun = (actor: Actor, lesson: Lesson): boolean =>
  actor.role === 'TEACHER' && lesson.accountId === actor.accountId && lesson.endedAt === null;

/** Whoever held a lesson may say that it is over, also once it is. */
export const mayEnd = (actor: Actor, lesson: Lesson): boolean =>
  actor.role === 'TEACHER' && lesson.accountId === actor.accountId;

/** What was written is judged by whoever held the lesson, also when it is over. */
export const mayJudgeWriting = (actor: Actor, lesson: Lesson): boolean =>
  actor.role === 'TEACHER' && lesson.accountId === actor.accountId;

/** A student comes in with the own login where the class is the own. */
export const mayEnter = (actor: Actor, lesson: { classId: string; endedAt: Date | null }): boolean =>
  actor.role === 'STUDENT' && actor.memberOf.has(lesson.classId) && lesson.endedAt === null;
