import type { Api } from '../../kernel/index.js';
import { spokenForStudents } from './for-students.js';
import { spokenForTeachers } from './for-teachers.js';

export * from './measures.js';
export * from './model.js';
export * from './reasons.js';

/** Homework that is spoken. All of it is hidden from a school whose configuration does not have SPEECH. */
export const spokenApi = { ...spokenForTeachers, ...spokenForStudents } satisfies Api;
