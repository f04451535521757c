import type { Actor } from '@zhibi/contract/session';
import type { Homework } from '../../homework/index.js';
import type { CodedPage } from '../../papers/index.js';
import { mayHandleInk } from '../policy.js';

interface KnownPen {
  studentId: string | null;
  teacherId: string | null;
}

/** Why this person may not send the ink of a pen: of a colleague's it would correct in the colleague's name, and a student has one pen. */
export function whyNotWith(
  actor: Pick<Actor, 'role' | 'studentId' | 'teacherId'>,
  pen: KnownPen | undefined,
): 'other-teachers-pen' | 'not-your-pen' | undefined {
  if (actor.role === 'STUDENT')
    return actor.studentId !== null && pen?.studentId === actor.studentId ? undefined : 'not-your-pen';
  const owner = pen?.teacherId ?? null;
  return owner === null || owner === actor.teacherId ? undefined : 'other-teachers-pen';
}

/**
 * A teacher's browser sends what lies on pages of own classes; what lies on no page that is known waits for a person, as a gateway's does. A
 * student's sends what lies on own copies, and nothing else: whatever else it sent would be somebody's to look at.
 */
export function mayWriteOn(actor: Actor, page: CodedPage | undefined, homework: Homework | undefined): boolean {
  if (actor.role === 'STUDENT')
    return page !== undefined && homework !== undefined && page.studentId === actor.studentId;
  if (page === undefined || homework === undefined) return page === undefined || page.homeworkId === null;
  return mayHandleInk(actor, homework, page.classId);
}
