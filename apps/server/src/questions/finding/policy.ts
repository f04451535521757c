import type { Actor } from '@zhibi/contract/session';
import { asOwner } from '../../session/index.js';

/** The account that nobody has, and that therefore owns no question. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * As whom somebody looks through the banks. A principal reads the platform's bank and the one that the school shares, and nobody's own
 * questions: not those of a colleague, nor those written as a teacher or in the name of the school.
 */
export const asFinder = (actor: Actor): Actor =>
  actor.role === 'SCHOOLPRINCIPAL' ? { ...actor, accountId: NOBODY } : asOwner(actor);

/** What a class was given is known to who teaches it; the class of another teacher is as good as none. */
export const teachesAll = (actor: Actor, classIds: readonly string[]): boolean =>
  classIds.every((classId) => actor.teaches.has(classId));
