import type { ScreenLine } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  { path: '/help', title: 'app:help', layout: 'shell', loginTypes: [1, 2, 3, 4], load: () => import('./help/page.js') },
];
