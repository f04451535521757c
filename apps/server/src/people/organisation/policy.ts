import type { AccountRow } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';

/** Whoever keeps an organisation: its administrators, each in the own one. */
export const keepsOrganisation = (actor: Actor): boolean => actor.role === 'ORGADMIN' && actor.organisationId !== '';

/** Whoever sees the schools of an organisation and how they stand. */
export const seesOrganisation = (actor: Actor): boolean =>
  actor.organisationId !== '' && ['ORGADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'].includes(actor.role);

/** A school that the actor's grants reach; any other is not found. */
export const reaches = (actor: Actor, schoolId: string): boolean => actor.schoolIds.includes(schoolId);

/** Signing keys are made and revoked by the organisation and by the administrators of the school itself. */
export const mayKeepKeys = (actor: Actor, schoolId: string): boolean =>
  reaches(actor, schoolId) &&
  (keepsOrganisation(actor) || (actor.role === 'SCHOOLADMIN' && actor.schoolId === schoolId));

/** What an organisation may know of an account before it does anything with it. */
export interface KnownAccount {
  accountId: string;
  /** The account also enters another organisation: it is not this one's to disable or to reset. */
  elsewhere: boolean;
  disabled: boolean;
  /** An organisation administrator, and nobody else is an enabled one. */
  isLast: boolean;
}

/** Nobody locks the organisation out: not the own account, not the last administrator. */
export const mayDisable = (actor: Actor, known: KnownAccount): boolean =>
  isOwn(known) && known.accountId !== actor.accountId && !known.isLast;

/** An account of this organisation alone. */
export const isOwn = (known: KnownAccount): boolean => !known.elsewhere;

export const canOfAccount = (actor: Actor, known: KnownAccount): AccountRow['can'] => ({
  edit: isOwn(known),
  reset: isOwn(known) && known.accountId !== actor.accountId,
  disable: !known.disabled && mayDisable(actor, known),
  enable: known.disabled && isOwn(known),
});
