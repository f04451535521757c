import { forStaff } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const forOwners = { layout: 'shell', loginTypes: schoolLogins, roles: forStaff.roles } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/cloud/index',
    title: 'disk:title',
    ...forOwners,
    roles: ['TEACHER', 'SCHOOLPRINCIPAL'],
    menu: 'cloud',
    load: () => import('./cloud/page.js'),
  },
  {
    path: '/wps',
    title: 'disk:preview.title',
    ...forOwners,
    layout: 'tool',
    tokenInQuery: true,
    load: () => import('./wps/page.js'),
  },
  {
    path: '/cloud/cloud',
    title: 'disk:scope.mine',
    ...forOwners,
    under: '/cloud/index',
    load: () => import('./cloud/page.js'),
  },
  {
    path: '/cloud/resource',
    title: 'disk:shelf.title',
    ...forOwners,
    under: '/cloud/index',
    load: () => import('./resource/page.js'),
  },
  {
    path: '/cloud/resourceManage',
    title: 'disk:manage.title',
    ...forOwners,
    under: '/cloud/resource',
    load: () => import('./resource-manage/page.js'),
  },
];
