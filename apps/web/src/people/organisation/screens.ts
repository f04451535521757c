import { forOperations, forOrganisation } from '@zhibi/contract/kernel';
import type { ScreenLine } from '../../platform/screen-line.js';

const line = { layout: 'shell', loginTypes: [2], roles: forOrganisation.roles } as const;

export const screens: readonly ScreenLine[] = [
  {
    ...line,
    path: '/org/index',
    title: 'organisation:schools.title',
    menu: 'orgSchools',
    load: () => import('./schools/page.js'),
  },
  {
    ...line,
    path: '/org/account',
    title: 'organisation:accounts.title',
    under: '/org/index',
    load: () => import('./accounts/page.js'),
  },
  {
    ...line,
    path: '/org/active',
    title: 'organisation:codes.title',
    menu: 'orgCodes',
    load: () => import('./codes/page.js'),
  },
  {
    path: '/devops/activeList',
    title: 'organisation:codes.title',
    layout: 'shell',
    loginTypes: [4],
    roles: forOperations.roles,
    needs: 'school',
    menu: 'opsCodes',
    load: () => import('./codes/page.js'),
  },
  {
    ...line,
    path: '/org/setting',
    title: 'organisation:setting.title',
    menu: 'orgSettings',
    load: () => import('./setting/page.js'),
  },
];
