import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export const homeParts: readonly HomePart[] = [
  { name: 'lesson-now', place: 'wide', roles: forStudents.roles, load: () => import('./parts/lesson-now.js') },
  { name: 'lesson-held', place: 'wide', roles: forTeachers.roles, load: () => import('./parts/lesson-held.js') },
  { name: 'own-points', place: 'side', roles: forStudents.roles, load: () => import('./points/own-part.js') },
];
