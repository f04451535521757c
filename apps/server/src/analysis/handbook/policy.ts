import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../../people/index.js';
import { mayReadReport, mayReadResults } from '../policy.js';

/** Booklets of a class are made, collected and given back by its teachers of the subject: they name what a child does not know. */
export const mayMakeBooklets = (actor: Actor, of: { classId: string; subjectId: number }): boolean =>
  actor.schoolId !== '' && mayTeach(actor, of.classId, of.subjectId);

/** Which there were, and how many came back, is read by its teachers of the subject, the principal, the officer who has chosen the school. */
export const mayReadBooklets = (actor: Actor, of: { classId: string; subjectId: number }): boolean =>
  actor.schoolId !== '' && mayReadResults(actor, of.classId, of.subjectId);

/** The copies and their pages name what each child does not know: they stay in the school. */
export const mayReadCopies = (actor: Actor, of: { classId: string; subjectId: number }): boolean =>
  actor.schoolId !== '' && mayReadReport(actor, of.classId, of.subjectId);

/** Who may have booklets made gives a redo too, of a homework of the whole class that went back: before, nobody knows what was wrong. */
export const mayGiveRedo = (
  actor: Actor,
  of: {
    subjectId: number;
    classIds: readonly string[];
    personal: boolean;
    releasedAt: Date | null;
    withdrawnAt: Date | null;
  },
  classId: string,
): boolean =>
  of.classIds.includes(classId) &&
  mayMakeBooklets(actor, { classId, subjectId: of.subjectId }) &&
  !of.personal &&
  of.releasedAt !== null &&
  of.withdrawnAt === null;

/** How long the codes on printed sheets open is the principal's to say: they open without a login. */
export const maySetSheetDays = (actor: Actor): boolean => actor.schoolId !== '' && actor.role === 'SCHOOLPRINCIPAL';
