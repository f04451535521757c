import { forOperations } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';

/** Operations in a school that they have chosen: they act for it. */
export const isActingFor = ({ role, schoolId }: Pick<Actor, 'role' | 'schoolId'>): boolean =>
  schoolId !== '' && forOperations.roles.some((one) => one === role);

/**
 * The caller as the owner of what is made: a person's things are that person's, those that operations make while they act for a school
 * are the school's own, whoever of operations goes on with them. Who made them stands in the audit, call by call.
 */
export const asOwner = (actor: Actor): Actor => (isActingFor(actor) ? { ...actor, accountId: actor.schoolId } : actor);
