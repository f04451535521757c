import type { Api } from '../../kernel/index.js';
import { groupsApi } from './api-groups.js';
import { levelsApi } from './api-levels.js';
import { seatsApi } from './api-seats.js';
import { studentsApi } from './api-students.js';

export * from './level.js';
export * from './model.js';
export * from './reading.js';
export * from './seat-colours.js';
export * from './seats.js';

/** What teachers do with their classes. */
export const myClassesApi = { ...studentsApi, ...groupsApi, ...levelsApi, ...seatsApi } satisfies Api;
