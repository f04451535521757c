import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export const homeParts: readonly HomePart[] = [
  { name: 'pulse', place: 'wide', roles: forTeachers.roles, load: () => import('./parts/pulse-card.js') },
  { name: 'wrong-due', place: 'waiting', roles: forStudents.roles, load: () => import('./parts/wrong-due-card.js') },
  {
    name: 'latest-reports',
    place: 'wide',
    roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'REGION'],
    load: () => import('./parts/latest-reports.js'),
  },
];
