import type { Actor } from '@zhibi/contract/session';

/** Lists belong to one school: whoever looks across schools must have chosen one. The access of each endpoint says who comes in. */
export const isInSchool = (actor: Pick<Actor, 'schoolId'>): boolean => actor.schoolId !== '';
