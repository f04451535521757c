import type { ScreenLine } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  { path: '/login', title: 'session:title', layout: 'plain', loginTypes: [], load: () => import('./login/page.js') },
  {
    path: '/correction/login',
    title: 'session:title',
    layout: 'plain',
    loginTypes: [],
    load: () => import('./login-in-client.js'),
  },
];
