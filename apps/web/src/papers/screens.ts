import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const forMakers = { loginTypes: schoolLogins, roles: forTeachers.roles } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/source/list',
    title: 'papers:list.title',
    layout: 'shell',
    under: '/source/source',
    ...forMakers,
    load: () => import('./composing/list/page.js'),
  },
  {
    path: '/paper/index',
    title: 'library:titles.school',
    layout: 'shell',
    under: '/source/list',
    ...forMakers,
    load: () => import('./library/school/page.js'),
  },
  {
    path: '/paper/list',
    title: 'library:titles.mine',
    layout: 'shell',
    under: '/source/list',
    ...forMakers,
    load: () => import('./library/mine/page.js'),
  },
  {
    path: '/paper/detail',
    title: 'library:titles.detail',
    layout: 'shell',
    under: '/paper/list',
    ...forMakers,
    load: () => import('./library/detail/page.js'),
  },
  {
    path: '/paperTest/self',
    title: 'papers:compose.title',
    layout: 'shell',
    under: '/source/list',
    ...forMakers,
    load: () => import('./composing/compose/page.js'),
  },
  {
    path: '/paperTest/chinese',
    title: 'papers:sheet.title',
    layout: 'shell',
    under: '/source/list',
    ...forMakers,
    load: () => import('./practice-sheets/page.js'),
  },
  {
    path: '/paperTest/auto',
    title: 'auto:title',
    layout: 'shell',
    under: '/source/list',
    ...forMakers,
    load: () => import('./composing/auto/page.js'),
  },
  {
    path: '/paperTest/preview',
    title: 'papers:preview.title',
    layout: 'tool',
    under: '/source/list',
    ...forMakers,
    load: () => import('./layout/preview/page.js'),
  },
];
