import type { LoginType, RoleCode } from '../kernel/index.js';

/**
 * Who is acting, in which role and where: the only source of the school of a call. `schoolIds` are the schools whose
 * rows the database shows; `schoolId` is the chosen one, '' for a whole district or organisation.
 */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly loginType: LoginType;
  readonly role: RoleCode;
  /** All roles of this login, in a fixed order. */
  readonly roles: readonly RoleCode[];
  readonly name: string;
  readonly schoolId: string;
  readonly schoolIds: readonly string[];
  readonly organisationId: string;
  /** The chosen subject; null where none applies (principals, students). */
  readonly subjectId: number | null;
  /** The stage that a principal or an officer has chosen: every list of theirs shows it and no other; null where none is. */
  readonly stageId: 1 | 2 | 3 | null;
  readonly teacherId: string | null;
  readonly studentId: string | null;
  /** Class id → the subjects taught there. Empty for everybody but teachers. */
  readonly teaches: ReadonlyMap<string, ReadonlySet<number>>;
  /** The classes a student belongs to today. */
  readonly memberOf: ReadonlySet<string>;
  /** While the school's data is locked its writes are refused. */
  readonly dataLocked: boolean;
}
