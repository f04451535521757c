import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../../people/index.js';

/**
 * Whose report somebody reads, and in which subjects: students their own in all, teachers that of a student of an own class in what
 * they teach there, leaders of the school everybody's. Empty: nothing at all. An officer of the district reads results of classes.
 */
export function readableSubjects(
  actor: Actor,
  of: { studentId: string; classId: string | null },
): 'all' | readonly number[] {
  if (actor.schoolId === '') return [];
  if (actor.role === 'STUDENT') return actor.studentId === of.studentId ? 'all' : [];
  if (isLeader(actor)) return 'all';
  if (actor.role !== 'TEACHER' || of.classId === null) return [];
  return [...(actor.teaches.get(of.classId) ?? [])];
}
