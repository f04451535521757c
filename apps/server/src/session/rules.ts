import type { LoginType, RoleCode } from '@zhibi/contract/kernel';

/** How a person proved who they are when a login began. */
export type BeganBy = 'password' | 'phone' | 'weixin' | 'register' | 'hand-over';

export const REPEAT_MS = 10_000;
/** A login that nobody has refreshed for so long is over. */
export const IDLE_MS = 30 * 24 * 3_600_000;

export const DAY_MS = 24 * 3_600_000;
export const CODE_LIFE_MS = 5 * 60_000;
/** Wrong tries of a code from the network that asked for it, and from all others together. */
export const CODE_TRIES = { near: 5, far: 3 } as const;
export const CODES_A_DAY = 10;
export const CODE_WAIT_S = 60;
/** A password that was typed to log in so short a time ago need not be typed again to change how one gets in. */
export const JUST_NOW_MS = 10 * 60_000;

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

/** Whether a phone may be sent a code: one a minute, ten a day. @param sent of the last day, the newest first */
export function mayHaveCode(
  sent: readonly Date[],
  now: Date,
): 'yes' | { not: 'code-too-soon' | 'code-too-many'; retryAfterS: number } {
  const secondsUntil = (at: number) => Math.max(1, Math.ceil((at - now.getTime()) / 1000));
  const tenth = sent[CODES_A_DAY - 1];
  if (tenth !== undefined) return { not: 'code-too-many', retryAfterS: secondsUntil(tenth.getTime() + DAY_MS) };
  const [newest] = sent;
  const free = newest === undefined ? 0 : newest.getTime() + CODE_WAIT_S * 1000;
  return free <= now.getTime() ? 'yes' : { not: 'code-too-soon', retryAfterS: secondsUntil(free) };
}

/** Whether a login is so young, and was begun in a way that proves enough, that its owner is surely still at the keys. */
export const isFresh = (
  session: { beganBy: string; startedAt: Date },
  now: Date,
  proofs: readonly BeganBy[] = ['password'],
): boolean =>
  proofs.some((proof) => proof === session.beganBy) && now.getTime() - session.startedAt.getTime() <= JUST_NOW_MS;

/** 138****5678: enough to know one's own number by, and no more. */
export const maskedPhone = (phone: string | null): string =>
  phone === null ? '' : phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** m***@school.cn: enough to know one's own address by. */
export const maskedMail = (mail: string | null): string => (mail === null ? '' : mail.replace(/^(.)[^@]*@/, '$1***@'));

/** An account name as it may be written down: people type their password into this field, so an unknown one is cut short. */
export const unknownName = (typed: string): string => `${[...typed].slice(0, 2).join('')}***`;

/** Roles in the order in which the first is entered. What is not listed cannot be entered: PARENT still arrives from old imports. */
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

interface Held {
  role: RoleCode;
  loginType: LoginType;
  /** false: held, but not for entering. */
  display: boolean;
}

/** The roles of a login in a fixed order, each once, only those for display: the first is entered when none is chosen. */
export function rolesOf(grants: readonly Held[], loginType: LoginType): RoleCode[] {
  const held = new Set(
    grants.filter((grant) => grant.loginType === loginType && grant.display).map((grant) => grant.role),
  );
  return ROLE_ORDER.filter((role) => held.has(role));
}

/** The login types of a login page that an account holds; undefined when the page is not its own. Empty: it is, but nothing may be shown. */
export function typesAt(loginTypes: readonly LoginType[], grants: readonly Held[]): LoginType[] | undefined {
  const held = loginTypes.filter((type) => grants.some((grant) => grant.loginType === type));
  return held.length === 0 ? undefined : held.filter((type) => rolesOf(grants, type).length > 0);
}

/** The login pages: school users enter through one address, organisation and operations staff through the other. */
export const schoolLogin: readonly LoginType[] = [1];
export const adminLogin: readonly LoginType[] = [2, 4];
/** Sent by a partner platform, with a pair in the address. */
export const partnerLogin: readonly LoginType[] = [3];
