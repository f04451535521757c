import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../../people/index.js';
import { fewestFor } from '../policy.js';

const isOfficer = ({ role }: Actor): boolean => role === 'REGION';

/** An officer who has chosen no school reads the district; everybody else stands in a school. */
export const readsDistrict = (actor: Actor): boolean => isOfficer(actor) && actor.schoolId === '';

/** Who reads results of a school over some days: its teachers of their classes, its leaders, and the officer who has chosen it. */
export const mayReadPeriod = (actor: Actor): boolean =>
  readsDistrict(actor) || (actor.schoolId !== '' && (actor.role === 'TEACHER' || isLeader(actor) || isOfficer(actor)));

/**
 * How many students have to stand behind every single result that enters a number. For an officer smaller results are in no number at
 * all: no difference of two numbers, of two periods or of a total and its parts, can then be of fewer.
 */
export const fewestIn = (actor: Actor): number => Math.max(1, fewestFor(actor));

/** The papers name students: they are for those who teach and lead in the school. */
export const opensPapers = (actor: Actor): boolean => !isOfficer(actor);
