import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/school/assistant',
    title: 'assistant:thumbs.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
    under: '/homework/load',
    load: () => import('./thumbs/page.js'),
  },
];
