import { forStudents } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/student/answer',
    title: 'onScreen:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forStudents.roles,
    under: '/student/detail',
    load: () => import('./answer/page.js'),
  },
];
