import { forOperations, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';
import { screens as books } from './books/screens.js';
import { screens as exchange } from './exchange/screens.js';
import { screens as partners } from './partners/screens.js';
import { screens as practice } from './practice/screens.js';
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
    path: '/devops/myques',
    title: 'writing:mine.ofSchool',
    layout: 'shell',
    ...forOperators,
    under: '/devops/paper',
    load: async () => {
      const [{ inSubject }, own, all, one] = await Promise.all([
        import('./parts/in-subject.js'),
        import('./writing/mine/page.js'),
        import('./source/page.js'),
        import('./writing/one/page.js'),
      ]);
      return inSubject((query) => {
        if (query.has('question')) return { ...one, hasSubject: true };
        return { ...(query.get('view') === 'all' ? all : own), hasSubject: false };
      });
    },
  },
  {
    path: '/devops/addques',
    title: 'writing:editor.write',
    layout: 'tool',
    ...forOperators,
    under: '/devops/myques',
    load: async () => {
      const [{ inSubject }, editor] = await Promise.all([
        import('./parts/in-subject.js'),
        import('./writing/question-editor/page.js'),
      ]);
      return inSubject((query) => ({ ...editor, hasSubject: query.has('question') || query.has('draft') }));
    },
  },
  ...writing,
  ...exchange,
  ...partners,
  ...books,
  ...practice,
];
