import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const ofTeachers = { loginTypes: schoolLogins, roles: forTeachers.roles } as const;

export const screens: readonly ScreenLine[] = [
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
