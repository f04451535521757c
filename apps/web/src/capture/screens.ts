import { forStudents, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/demo',
    title: 'capture:lab.title',
    viewTitles: { wall: 'capture:lab.titles.wall', queue: 'capture:lab.titles.queue' },
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    load: () => import('./pens/lab/page.js'),
  },
  {
    path: '/pen',
    title: 'browserPens:title',
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: [...forTeachers.roles, ...forStudents.roles],
    load: () => import('./pens/browser-pens/page.js'),
  },
];
