import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

/** The shelves of books belong to the contract with the partner whose shelf they stand beside. */
const forReaders = { loginTypes: schoolLogins, roles: forTeachers.roles, needs: 'bank:hwl' } as const;

export const screens: readonly ScreenLine[] = [
  {
    ...forReaders,
    path: '/paperTest/hwlxb',
    title: 'books:screen.hwlxb',
    layout: 'shell',
    under: '/source/source',
    load: () => import('./hwlxb/page.js'),
  },
  {
    ...forReaders,
    path: '/paperTest/hwlqb',
    title: 'books:screen.hwlqb',
    layout: 'shell',
    under: '/source/source',
    load: () => import('./hwlqb/page.js'),
  },
  {
    ...forReaders,
    path: '/paperTest/hwlqblr',
    title: 'books:screen.hwlqblr',
    layout: 'shell',
    under: '/paperTest/hwlxb',
    load: () => import('./hwlqblr/page.js'),
  },
];
