import type { LabState } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import { isLeader, mayTeach } from '../../people/index.js';

export interface OfLab {
  classId: string;
  subjectId: number;
  accountId: string;
  scorerIds: readonly string[];
  state: LabState;
}

/** Lab work is assessed by a teacher of the class in the subject. */
export const mayMake = (actor: Actor, of: { classId: string; subjectId: number }): boolean =>
  actor.schoolId !== '' && mayTeach(actor, of.classId, of.subjectId);

/** Its steps, its scorers and its end are the maker's. */
export const mayKeep = (actor: Actor, lab: OfLab): boolean => lab.accountId === actor.accountId && mayMake(actor, lab);

/** Settling and finishing: the maker, and the leaders of the school, who do it where the maker has left. */
export const mayDecide = (actor: Actor, lab: OfLab): boolean =>
  mayKeep(actor, lab) || (lab.state !== 'draft' && actor.schoolId !== '' && isLeader(actor));

/** The scorers that the maker has named, also those who teach other classes. */
export const isScorer = (actor: Actor, lab: OfLab): boolean =>
  actor.role === 'TEACHER' && actor.schoolId !== '' && lab.scorerIds.includes(actor.accountId);

export const mayScore = (actor: Actor, lab: OfLab): boolean => lab.state === 'open' && isScorer(actor, lab);

/** Leaders of the school, the teachers of the class in the subject, the scorers. A draft is its maker's alone. */
export const maySee = (actor: Actor, lab: OfLab): boolean => {
  if (actor.schoolId === '') return false;
  if (lab.state === 'draft') return mayKeep(actor, lab);
  return isLeader(actor) || mayMake(actor, lab) || isScorer(actor, lab);
};

/** Results: while it is scored a scorer does not look at what the others think; the maker has to. */
export const mayReadResults = (actor: Actor, lab: OfLab): boolean => {
  if (lab.state === 'draft' || !maySee(actor, lab)) return false;
  return lab.state === 'finished' || mayKeep(actor, lab) || !isScorer(actor, lab);
};

/** A photograph is taken away by whoever took it, or by the maker of the assessment. */
export const mayRemovePhoto = (actor: Actor, lab: OfLab, photo: { accountId: string }): boolean =>
  lab.state === 'open' && (mayKeep(actor, lab) || (photo.accountId === actor.accountId && isScorer(actor, lab)));
