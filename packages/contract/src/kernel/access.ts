import type { Access } from './endpoint.js';

/** The access rules that several domains share. What a person may do with a row behind it is each domain's policy. */
export const forTeachers = { roles: ['TEACHER'] } as const satisfies Access;
/**
 * Who composes: teachers, and operations in the school they act for. What operations make there is the school's, see `asOwner`;
 * without a school that they act for nothing of it is opened.
 */
export const forComposers = {
  roles: ['TEACHER', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'],
  inSchool: true,
} as const satisfies Access;
/** Who looks through the banks of questions: whoever composes, and the principal, who only looks. */
export const forFinders = {
  roles: [...forComposers.roles, 'SCHOOLPRINCIPAL'],
  inSchool: true,
} as const satisfies Access;
export const forStudents = { roles: ['STUDENT'] } as const satisfies Access;
export const forStaff = { roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'] } as const satisfies Access;
/**
 * Who reads what comes out of teaching: which classes there are, and their results. Students' accounts, seats and groups are
 * the school's own (`forStaff`): the officer of a district reads results.
 */
export const forReaders = { roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'REGION'] } as const satisfies Access;
/** Who keeps the records of a school: its administrators, and operations in the school that they have chosen. */
export const forAdministrators = { roles: ['SCHOOLADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'] } as const satisfies Access;
/** Who reads all records of a school. */
export const forOverseers = {
  roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'],
} as const satisfies Access;
export const forOrganisation = { roles: ['ORGADMIN'] } as const satisfies Access;
/** Who looks over the schools of an organisation and keeps each: its administrators, and operations in the school that they act for. */
export const forSchoolKeepers = { roles: ['ORGADMIN', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'] } as const satisfies Access;
export const forOperations = { roles: ['ZHIBI_SRE', 'ZHIBI_SRE_SYS'] } as const satisfies Access;
/** Who orders copies for a school. */
export const forOrdering = { roles: ['TEACHER', 'SCHOOLADMIN'] } as const satisfies Access;
/** The print centre and the shops of an organisation. */
export const forPrinters = { roles: ['ZHIBI_PRINT_CENTER', 'ZHIBI_PRINT_SHOP'] } as const satisfies Access;
