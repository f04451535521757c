import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/source/practise',
    title: 'practice:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    under: '/source/source',
    load: () => import('./page.js'),
  },
];
