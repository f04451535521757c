import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/class/schoolYear',
    title: 'schoolYear:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: ['SCHOOLADMIN'],
    under: '/class/list',
    load: () => import('./upgrade/page.js'),
  },
];
