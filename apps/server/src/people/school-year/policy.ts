import type { Actor } from '@zhibi/contract/session';

/** Who moves a school to its next year: its administrator, and operations in the school that they have chosen. */
export const mayMoveYear = (actor: Actor): boolean =>
  actor.schoolId !== '' && ['SCHOOLADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'].includes(actor.role);

/** Who is told the year and the lock of a school: its own people, and those who reach it from above. */
export const mayAskAbout = (actor: Actor, schoolId: string): boolean => actor.schoolIds.includes(schoolId);
