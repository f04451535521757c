import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/student/import',
    title: 'roster:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: ['SCHOOLADMIN'],
    under: '/student/list',
    kindUnder: { teachers: '/teacher/list', classes: '/class/list' },
    load: () => import('./import/page.js'),
  },
];
