import type { LoginType, RoleCode } from '@zhibi/contract/kernel';

export const IMAGE_CODE_AFTER = 5;
export const LOCKED_AFTER = 10;
export const LOCK_MS = 15 * 60_000;
export const REPEAT_MS = 10_000;

export interface Failures {
  failures: number;
  lastAt: Date;
}

/** From the sixth failure on a picture must be read. Failures are forgotten when the lock-out would be over. */
export const needsImageCode = (past: Failures | undefined, now: Date): boolean =>
  countOf(past, now) >= IMAGE_CODE_AFTER;

/** After the tenth failure the account waits. Answers how many milliseconds more, 0 when it may try. */
export function waitMs(past: Failures | undefined, now: Date): number {
  if (past === undefined || countOf(past, now) < LOCKED_AFTER) return 0;
  return past.lastAt.getTime() + LOCK_MS - now.getTime();
}

/** Failures that still count. */
export function countOf(past: Failures | undefined, now: Date): number {
  if (past === undefined || now.getTime() - past.lastAt.getTime() >= LOCK_MS) return 0;
  return past.failures;
}

export type Rotation = 'rotate' | 'repeat' | 'reuse';

/**
 * What a refresh token of a generation means to a session: the current one rotates; the one before is answered again
 * for 10 s until the new one is first used (a lost answer, two tabs at once); anything else is somebody else's copy.
 */
export function rotationOf(
  session: { generation: number; generationUsed: boolean; rotatedAt: Date },
  generation: number,
  now: Date,
): Rotation {
  if (generation === session.generation) return 'rotate';
  const young = now.getTime() - session.rotatedAt.getTime() <= REPEAT_MS;
  return generation === session.generation - 1 && young && !session.generationUsed ? 'repeat' : 'reuse';
}

/** Roles that are not shown and cannot be entered; PARENT still arrives from old imports. */
const ROLE_ORDER: readonly RoleCode[] = [
  'TEACHER',
  'SCHOOLPRINCIPAL',
  'SCHOOLADMIN',
  'REGION',
  'STUDENT',
  'ORGADMIN',
  'ZHIBI_SRE_SYS',
  'ZHIBI_SRE',
  'ZHIBI_PRINT_CENTER',
  'ZHIBI_PRINT_SHOP',
];

/** The roles of a login in a fixed order, each once: the first is entered when none is chosen. */
export function rolesOf(grants: readonly { role: RoleCode; loginType: LoginType }[], loginType: LoginType): RoleCode[] {
  const held = new Set(grants.filter((grant) => grant.loginType === loginType).map((grant) => grant.role));
  return ROLE_ORDER.filter((role) => held.has(role));
}

/** The doors: school users enter through one address, organisation and operations staff through the other. */
export const schoolDoor: readonly LoginType[] = [1];
export const adminDoor: readonly LoginType[] = [2, 4];
