import type { ScreenLine } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/upgrade',
    title: 'operations:upgrade.title',
    layout: 'plain',
    loginTypes: [],
    load: () => import('./upgrade/page.js'),
  },
];
