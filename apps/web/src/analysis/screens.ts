import { forReaders, forStudents, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/study/analysis',
    title: 'analysis:classReport.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forReaders.roles,
    menu: 'analysis',
    keepAlive: true,
    load: () => import('./reports/class-report/page.js'),
  },
  {
    path: '/class/studentWrong',
    title: 'analysis:studentWrong.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    under: '/study/analysis',
    keepAlive: true,
    load: () => import('./wrong-book/student-wrong/page.js'),
  },
  {
    path: '/wrong',
    title: 'analysis:wrong.book',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forStudents.roles,
    tokenInQuery: true,
    load: () => import('./wrong-book/wrong/page.js'),
  },
];
