import type { SpokenForTeacher } from '@zhibi/contract/homework/spoken';
import type { Actor } from '@zhibi/contract/session';
import { type GivenTo, mayRun, maySee } from '../policy.js';
import { type SpokenTimes, spokenStatusOf } from './rules.js';

type Given = GivenTo & SpokenTimes;

/** A student has what a class of theirs was given, once it has begun and while it was not taken back. */
export const mayRecord = (actor: Actor, spoken: Given, now: Date): boolean => {
  const status = spokenStatusOf(spoken, now);
  return (
    actor.studentId !== null &&
    (status === 'open' || status === 'closed') &&
    spoken.classIds.some((classId) => actor.memberOf.has(classId))
  );
};

/** What a teacher may do with it now. */
export function canOfSpoken(actor: Actor, spoken: Given, sent: number, now: Date): SpokenForTeacher['can'] {
  const stands = spokenStatusOf(spoken, now) !== 'withdrawn';
  const runs = mayRun(actor, spoken);
  const isFree = runs && stands && sent === 0;
  return {
    withdraw: isFree,
    change: runs && stands,
    changeWords: isFree,
    extend: runs && stands,
    score: maySee(actor, spoken) && stands,
  };
}
