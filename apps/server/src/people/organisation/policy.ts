import type { AccountRow } from '@zhibi/contract/people/organisation';
import type { Actor } from '@zhibi/contract/session';

/** Whoever keeps an organisation: its administrators, each in the own one. */
export const keepsOrganisation = (actor: Actor): boolean => actor.role === 'ORGADMIN' && actor.organisationId !== '';

/** Whoever sees the schools of an organisation and how they stand. */
export const seesOrganisation = (actor: Actor): boolean =>
  actor.organisationId !== '' && ['ORGADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'].includes(actor.role);

/** Operations, in the school that they act for. */
const acts = ({ role, schoolId }: Actor): boolean =>
  schoolId !== '' && (role === 'ZHIBI_SRE' || role === 'ZHIBI_SRE_SYS');

/** Whoever keeps the activation codes and regions of the schools that they see. */
export const keepsSchools = (actor: Actor): boolean => keepsOrganisation(actor) || acts(actor);

/** A school is changed by its organisation, and by operations that act for it. */
export const mayKeepSchool = (actor: Actor, schoolId: string): boolean =>
  keepsOrganisation(actor) || (acts(actor) && actor.schoolId === schoolId);

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
