import type { Access } from './endpoint.js';

/** The doors that several domains share. What a person may do with a row behind it is each domain's policy. */
export const forTeachers = { roles: ['TEACHER'] } as const satisfies Access;
export const forStudents = { roles: ['STUDENT'] } as const satisfies Access;
export const forStaff = { roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'] } as const satisfies Access;
/** Who reads about classes: their teachers, the school's leaders and the district's officer. */
export const forReaders = { roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'REGION'] } as const satisfies Access;
