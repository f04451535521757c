import { forOperations, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';
import { screens as books } from './books/screens.js';
import { screens as exchange } from './exchange/screens.js';
import { screens as partners } from './partners/screens.js';
import { screens as practice } from './practice/screens.js';
import { screens as variants } from './variants/screens.js';
import { screens as writing } from './writing/screens.js';

const forOperators = { loginTypes: [4], roles: forOperations.roles, needs: 'school' } as const;

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
  {
    path: '/source/source',
    title: 'questions:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: ['SCHOOLPRINCIPAL'],
    menu: 'resource',
    load: () => import('./source/for-principal.js'),
  },
  {
    path: '/devops/myques',
    title: 'writing:mine.ofSchool',
    layout: 'shell',
    ...forOperators,
    under: '/devops/paper',
    load: async () => (await import('./for-operations.js')).bankForOperations(),
  },
  {
    path: '/devops/addques',
    title: 'writing:editor.write',
    layout: 'tool',
    ...forOperators,
    load: async () => (await import('./for-operations.js')).editorForOperations(),
  },
  ...writing,
  ...exchange,
  ...partners,
  ...books,
  ...practice,
  ...variants,
];
