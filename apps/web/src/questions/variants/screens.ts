import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/paperTest/variants',
    title: 'variants:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    under: '/paperTest/myQues',
    load: () => import('./page.js'),
  },
];
