import { forStudents, RoleCode } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/user/index',
    title: 'profile:mine.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forStudents.roles,
    load: () => import('./mine/page.js'),
  },
  {
    path: '/user/index',
    title: 'profile:me.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: RoleCode.options.filter((role) => role !== 'STUDENT'),
    load: () => import('./me/page.js'),
  },
  {
    path: '/user/app',
    title: 'profile:app.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    load: () => import('./app/page.js'),
  },
];
