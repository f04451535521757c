import { stageOfGrade } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';

/** Leaders of a school: its administrators and its principal. */
export const isLeader = (actor: Actor): boolean => actor.role === 'SCHOOLADMIN' || actor.role === 'SCHOOLPRINCIPAL';

/** Who reads the list of a class: its teachers and the leaders of its school. */
export const mayReadClass = (actor: Actor, classId: string): boolean =>
  actor.role === 'TEACHER' ? actor.teaches.has(classId) : isLeader(actor);

/** A teacher works with the classes taught, in the subjects taught there. */
export const mayTeach = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.role === 'TEACHER' && (actor.teaches.get(classId)?.has(subjectId) ?? false);

const everyGrade = Array.from({ length: 12 }, (_, at) => at + 1);

/** Whether a class of a grade is in the lists of somebody who has chosen a stage; where none is chosen every class is. */
export const isInStage = ({ stageId }: Pick<Actor, 'stageId'>, gid: number): boolean =>
  stageId === null || stageOfGrade(gid) === stageId;

/** The grades of the chosen stage; undefined where none is chosen. */
export const gradesInStage = (actor: Pick<Actor, 'stageId'>): readonly number[] | undefined =>
  actor.stageId === null ? undefined : everyGrade.filter((gid) => isInStage(actor, gid));
