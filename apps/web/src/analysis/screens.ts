import { forReaders, forStudents, forTeachers } from '@zhibi/contract/kernel';
import { inClient, type ScreenLine, schoolLogins } from '../platform/screen-line.js';
import { screens as stageTests } from './stage-tests/screens.js';

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
    path: '/chart',
    title: 'analysis:board.title',
    layout: 'plain',
    loginTypes: schoolLogins,
    roles: forReaders.roles,
    under: '/study/analysis',
    tokenInQuery: true,
    load: () => import('./boards/class-board/page.js'),
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
  {
    path: '/study/handbook',
    title: 'handbook:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    menu: 'handbook',
    keepAlive: true,
    load: () => import('./handbook/page.js'),
  },
  {
    path: '/correction/statistics',
    title: 'analysis:classReport.title',
    ...inClient,
    load: () => import('./statistics-in-client.js'),
  },
  {
    path: '/correction/ansStatistics',
    title: 'client:answers.title',
    ...inClient,
    load: () => import('./client/answers/page.js'),
  },
  {
    path: '/correction/stuStatistics',
    title: 'client:students.title',
    ...inClient,
    load: () => import('./client/students/page.js'),
  },
  ...stageTests,
];
