import { forStaff, forStudents, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const ofTeachers = { loginTypes: schoolLogins, roles: forTeachers.roles } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/class/comment',
    title: 'points:title',
    layout: 'shell',
    // Students come to their own points from their home, leaders from the classes of the school.
    under: ['/class/index', '/class/list', '/index'],
    loginTypes: schoolLogins,
    roles: [...forStaff.roles, ...forStudents.roles],
    load: () => import('./points/page.js'),
  },
  {
    path: '/class/rank',
    title: 'points:rankTitle',
    layout: 'shell',
    under: '/class/comment',
    ...ofTeachers,
    load: () => import('./points/rank/page.js'),
  },
  {
    path: '/paper/experiment',
    title: 'laboratory:title',
    layout: 'shell',
    under: '/class/index',
    loginTypes: schoolLogins,
    roles: forStaff.roles,
    load: () => import('./laboratory/page.js'),
  },
  {
    path: '/study/classroom',
    title: 'classroom:records.title',
    layout: 'shell',
    under: '/class/index',
    ...ofTeachers,
    load: () => import('./records/list/page.js'),
  },
  {
    path: '/study/interact',
    title: 'classroom:record.title',
    layout: 'shell',
    under: '/study/classroom',
    ...ofTeachers,
    load: () => import('./records/record/page.js'),
  },
  {
    path: '/study/lesson',
    title: 'classroom:lesson.title',
    layout: 'tool',
    under: '/study/classroom',
    ...ofTeachers,
    load: () => import('./lesson/page.js'),
  },
  {
    path: '/study/stage',
    title: 'classroom:stage.title',
    layout: 'plain',
    ...ofTeachers,
    load: () => import('./stage/page.js'),
  },
  {
    path: '/room',
    title: 'classroom:room.title',
    layout: 'plain',
    loginTypes: [],
    load: () => import('./room/page.js'),
  },
];
