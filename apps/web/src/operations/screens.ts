import { forOperations } from '@zhibi/contract/kernel';
import type { ScreenLine } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/upgrade',
    title: 'operations:upgrade.title',
    layout: 'plain',
    loginTypes: [],
    load: () => import('./upgrade/page.js'),
  },
  {
    path: '/devops/index',
    title: 'operations:schools.title',
    layout: 'shell',
    loginTypes: [4],
    roles: forOperations.roles,
    menu: 'opsSchools',
    load: () => import('./schools/page.js'),
  },
  {
    path: '/devops/school',
    title: 'operations:school.title',
    layout: 'shell',
    loginTypes: [4],
    roles: forOperations.roles,
    needs: 'school',
    menu: 'opsSchool',
    load: () => import('./school/page.js'),
  },
];
