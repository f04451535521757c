import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export { beginGiving } from './giving/written/begin-giving.js';
export { detailOf, reportOf } from './parts/addresses.js';
export { groupOfSpoken, useMySpoken } from './parts/my-spoken.js';
export { StudentRow, type StudentRowProps } from './parts/student-row.js';
export { groupOf, type WorkGroup } from './parts/student-work.js';
export { subjectWord } from './parts/subject-sign.js';
export { useBegun } from './parts/use-begun.js';
export { MyRow as SpokenRow } from './spoken/parts/my-row.js';

/** What is new for a student, behind a bell. */
export const loadNotices = () => import('./parts/notices.js');

/** How much is left to write, for a tab. */
export const loadToWriteCount = () => import('./parts/to-write-count.js');

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
  {
    name: 'homework-load',
    place: 'main',
    roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
    load: () => import('./load/parts/load-card.js'),
  },
  { name: 'to-write', place: 'main', roles: forStudents.roles, load: () => import('./parts/to-write.js') },
  { name: 'holiday', place: 'main', roles: forStudents.roles, load: () => import('./holiday/plan/home-part.js') },
  { name: 'to-say', place: 'main', roles: forStudents.roles, load: () => import('./spoken/mine/home-part.js') },
  { name: 'in-hand', place: 'main', roles: forStudents.roles, load: () => import('./parts/in-hand.js') },
];
