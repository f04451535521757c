import type { ScreenLine } from '../../platform/screen-line.js';

const line = { layout: 'shell', loginTypes: [4], roles: ['ZHIBI_SRE_SYS'] } as const;

export const screens: readonly ScreenLine[] = [
  {
    ...line,
    path: '/devops/bookSet',
    title: 'trees:books.title',
    menu: 'opsBooks',
    load: () => import('./books/page.js'),
  },
  {
    ...line,
    path: '/devops/chapterSet',
    title: 'trees:tree.title',
    under: '/devops/bookSet',
    load: () => import('./chapters/page.js'),
  },
];
