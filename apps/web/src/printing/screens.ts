import { forOrdering, forPrinters } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const forSchool = { loginTypes: schoolLogins, roles: forOrdering.roles } as const;
const forCentre = { loginTypes: [4], roles: ['ZHIBI_PRINT_CENTER'] } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/print/orders',
    title: 'printing:list.title',
    layout: 'shell',
    under: '/source/list',
    ...forSchool,
    load: () => import('./orders/page.js'),
  },
  {
    path: '/print/send',
    title: 'printing:send.title',
    layout: 'shell',
    under: '/print/orders',
    ...forSchool,
    load: () => import('./send/page.js'),
  },
  {
    path: '/devops/printCheck',
    title: 'printing:check.title',
    layout: 'shell',
    menu: 'printCheck',
    ...forCentre,
    load: () => import('./check/page.js'),
  },
  {
    path: '/devops/printCheckDetail',
    title: 'printing:check.title',
    layout: 'tool',
    under: '/devops/printCheck',
    ...forCentre,
    load: () => import('./check-detail/page.js'),
  },
  {
    path: '/devops/printList',
    title: 'printing:list.title',
    layout: 'shell',
    under: '/devops/printCheck',
    ...forCentre,
    load: () => import('./list/page.js'),
  },
  {
    path: '/devops/printTask',
    title: 'printing:task.title',
    layout: 'shell',
    menu: 'printTask',
    loginTypes: [4],
    roles: forPrinters.roles,
    load: () => import('./task/page.js'),
  },
];
