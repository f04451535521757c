import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

/** How many wrong questions come back today, for a tab. */
export const loadToReviewCount = () => import('./parts/to-review-count.js');

export const homeParts: readonly HomePart[] = [
  { name: 'pulse', place: 'wide', roles: forTeachers.roles, load: () => import('./parts/pulse-card.js') },
  { name: 'today-review', place: 'side', roles: forStudents.roles, load: () => import('./parts/today-review.js') },
  {
    name: 'my-stage-tests',
    place: 'side',
    roles: forStudents.roles,
    load: () => import('./stage-tests/parts/my-latest.js'),
  },
  {
    name: 'latest-reports',
    place: 'wide',
    roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'REGION'],
    load: () => import('./parts/latest-reports.js'),
  },
];
