import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';
import { screens as books } from './books/screens.js';
import { screens as exchange } from './exchange/screens.js';
import { screens as partners } from './partners/screens.js';
import { screens as practice } from './practice/screens.js';
import { screens as writing } from './writing/screens.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/source/source',
    title: 'questions:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    menu: 'resource',
    load: () => import('./source/page.js'),
  },
  ...writing,
  ...exchange,
  ...partners,
  ...books,
  ...practice,
];
