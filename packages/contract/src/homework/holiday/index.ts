import type { Api } from '../../kernel/index.js';
import { holidayForStudents } from './for-students.js';
import { holidayForTeachers } from './for-teachers.js';

export * from './model.js';

// By whom they are called, for who carries no more of it than it calls: a student's home.
export { holidayForStudents };

export const holidayApi = { ...holidayForTeachers, ...holidayForStudents } satisfies Api;
