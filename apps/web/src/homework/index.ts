import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export const homeParts: readonly HomePart[] = [
  {
    name: 'not-handed-in',
    place: 'waiting',
    roles: forTeachers.roles,
    load: () => import('./parts/not-handed-in-card.js'),
  },
  {
    name: 'to-give-back',
    place: 'waiting',
    roles: forTeachers.roles,
    load: () => import('./parts/to-give-back-card.js'),
  },
  {
    name: 'open-homework',
    place: 'waiting',
    roles: forTeachers.roles,
    load: () => import('./parts/open-homework-card.js'),
  },
  {
    name: 'todays-homework',
    place: 'wide',
    roles: forTeachers.roles,
    load: () => import('./parts/todays-homework.js'),
  },
  { name: 'to-write', place: 'waiting', roles: forStudents.roles, load: () => import('./parts/to-write-card.js') },
  { name: 'came-back', place: 'waiting', roles: forStudents.roles, load: () => import('./parts/came-back-card.js') },
  { name: 'my-homework', place: 'wide', roles: forStudents.roles, load: () => import('./parts/my-homework.js') },
];
