import { forOperations } from '@zhibi/contract/kernel';
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
  {
    path: '/devops/upgrade',
    title: 'schoolYear:title',
    layout: 'shell',
    loginTypes: [4],
    roles: forOperations.roles,
    needs: 'school',
    under: '/devops/classes',
    load: () => import('./upgrade/page.js'),
  },
];
