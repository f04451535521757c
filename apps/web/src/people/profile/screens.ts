import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/user/index',
    title: 'profile:me.title',
    layout: 'shell',
    loginTypes: schoolLogins,
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
