import type { BankedQuestion, ReviewState, Shelf } from '@zhibi/contract/questions/writing';
import type { Actor } from '@zhibi/contract/session';

/** A question as the rules of who may what see it. */
export interface Owned {
  schoolId: string;
  shelf: Shelf;
  ownerAccountId: string | null;
  archived: boolean;
}

export interface Asked {
  authorAccountId: string;
  subjectId: number;
  state: ReviewState;
}

const isOwn = (actor: Actor, question: Owned): boolean =>
  question.schoolId === actor.schoolId && question.ownerAccountId === actor.accountId;

/** The own shelf is the own; the school's bank is read by its teachers, the platform's by everybody. An archived one is its owner's alone. */
export function maySee(actor: Actor, question: Owned): boolean {
  if (actor.schoolId === '') return false;
  if (isOwn(actor, question)) return true;
  if (question.archived) return false;
  return question.shelf === 'platform' || (question.shelf === 'school' && question.schoolId === actor.schoolId);
}

/** Only what is on the own shelf is rewritten; what the school has got is mended through another review. */
export const mayEdit = (actor: Actor, question: Owned): boolean =>
  isOwn(actor, question) && question.shelf === 'mine' && !question.archived;

/** An author takes back the own, also out of the school's bank. */
export const mayRemove = (actor: Actor, question: Owned): boolean => isOwn(actor, question) && !question.archived;

export const mayRestore = (actor: Actor, question: Owned): boolean => isOwn(actor, question) && question.archived;

/** Who may have a question with other numbers, once it says how they change: its author, and of the school's bank every teacher of the school. */
export const mayVary = (actor: Actor, question: Owned): boolean =>
  mayEdit(actor, question) ||
  (question.shelf === 'school' &&
    question.schoolId === actor.schoolId &&
    maySee(actor, question) &&
    !question.archived);

/** What others wrote is copied before it is changed. */
export const mayFork = (actor: Actor, question: Owned): boolean => maySee(actor, question) && !mayEdit(actor, question);

const teaches = (actor: Actor, subjectId: number): boolean =>
  [...actor.teaches.values()].some((subjects) => subjects.has(subjectId));

/** Who may look at what waits in a subject. */
export const mayReview = (actor: Actor, subjectId: number): boolean => teaches(actor, subjectId);

/** A peer: somebody else who teaches the subject in this school. */
export const mayDecide = (actor: Actor, review: Asked): boolean =>
  review.state === 'waiting' && review.authorAccountId !== actor.accountId && teaches(actor, review.subjectId);

export const mayWithdraw = (actor: Actor, review: Asked): boolean =>
  review.state === 'waiting' && review.authorAccountId === actor.accountId;

/** A review is seen by its author and by those who could decide it. */
export const maySeeReview = (actor: Actor, review: Asked): boolean =>
  review.authorAccountId === actor.accountId || teaches(actor, review.subjectId);

/** What the screens offer. @param held whether a paper holds the question; `changes`: it says how its numbers change */
export function canOf(
  actor: Actor,
  question: Owned & { waiting: boolean; published: boolean; hasOriginal: boolean; changes: boolean },
  held: boolean,
): BankedQuestion['can'] {
  const edit = mayEdit(actor, question);
  const submit = edit && !question.waiting && !question.published;
  return {
    edit,
    vary: edit || (question.changes && mayVary(actor, question)),
    remove: mayRemove(actor, question) ? (held ? 'archive' : 'delete') : null,
    restore: mayRestore(actor, question),
    submit,
    merge: submit && question.hasOriginal,
    withdraw: edit && question.waiting,
    fork: mayFork(actor, question),
  };
}
