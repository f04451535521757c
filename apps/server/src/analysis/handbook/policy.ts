import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../../people/index.js';

/** Booklets of a class are made and read by its teachers of the subject: they name what a child does not know. */
export const mayMakeBooklets = (actor: Actor, of: { classId: string; subjectId: number }): boolean =>
  actor.schoolId !== '' && mayTeach(actor, of.classId, of.subjectId);
