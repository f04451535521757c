import type { Actor } from '@zhibi/contract/session';
import { isLeader, mayTeach } from '../policy.js';

/** What the policy has to know of a class. */
export interface OfClass {
  classId: string;
  headTeacherId: string | null;
}

/** The teacher who answers for the class. */
export const isHead = (actor: Actor, { headTeacherId }: OfClass): boolean =>
  actor.role === 'TEACHER' && actor.teacherId !== null && actor.teacherId === headTeacherId;

/** Its teachers in any subject, and its head teacher. */
const isTeacherOf = (actor: Actor, of: OfClass): boolean =>
  actor.role === 'TEACHER' && (actor.teaches.has(of.classId) || isHead(actor, of));

/** Who looks at students, groups, seats and readings: the teachers of the class and leaders of the school. An officer of the district reads results, not these. */
export const mayLookAt = (actor: Actor, of: OfClass): boolean =>
  actor.schoolId !== '' && (isTeacherOf(actor, of) || isLeader(actor));

/** Groups and seats are the teachers' own business. */
export const mayArrange = (actor: Actor, of: OfClass): boolean => actor.schoolId !== '' && isTeacherOf(actor, of);

/** A reading is a fact about a name: its teachers know it, and the administrator who keeps the records. */
export const mayCorrectReadings = (actor: Actor, of: OfClass): boolean =>
  actor.schoolId !== '' && (isTeacherOf(actor, of) || actor.role === 'SCHOOLADMIN');

/** New initial passwords are handed out by the head teacher, or by the administrator of the school. */
export const mayHandSlips = (actor: Actor, of: OfClass): boolean =>
  actor.schoolId !== '' && (isHead(actor, of) || actor.role === 'SCHOOLADMIN');

/** Layers: the teachers of the class in this subject, and the leaders of the school. Nobody else, and no student ever. */
export const mayReadLevels = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.schoolId !== '' && (mayTeach(actor, classId, subjectId) || isLeader(actor));

export const maySetLevels = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.schoolId !== '' && mayTeach(actor, classId, subjectId);
