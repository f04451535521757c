import { forTeachers } from '@zhibi/contract/kernel';
import { inClient, type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

const forAuthors = { loginTypes: schoolLogins, roles: forTeachers.roles, under: '/source/source' } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/paperTest/myQues',
    title: 'writing:mine.title',
    layout: 'shell',
    ...forAuthors,
    load: () => import('./mine/page.js'),
  },
  {
    path: '/paperTest/xcQues',
    title: 'writing:school.title',
    layout: 'shell',
    ...forAuthors,
    load: () => import('./school/page.js'),
  },
  {
    path: '/paperTest/addQues',
    title: 'writing:editor.write',
    layout: 'tool',
    ...forAuthors,
    under: '/paperTest/myQues',
    load: () => import('./question-editor/page.js'),
  },
  {
    path: '/question/index',
    title: 'writing:browse.title',
    layout: 'shell',
    ...forAuthors,
    load: () => import('./browse/page.js'),
  },
  {
    path: '/question/ques',
    title: 'writing:one.title',
    layout: 'shell',
    ...forAuthors,
    under: '/question/index',
    kindUnder: { mine: '/paperTest/myQues' }, // just saved: one is among one's own
    load: () => import('./one/page.js'),
  },
  {
    path: '/paper/ques',
    title: 'writing:paper.title',
    layout: 'shell',
    ...forAuthors,
    under: '/source/list',
    load: () => import('./paper/page.js'),
  },
  {
    path: '/correction/myQues',
    title: 'writing:mine.title',
    ...inClient,
    load: () => import('./mine/page.js'),
  },
  {
    path: '/correction/addQues',
    title: 'writing:editor.write',
    ...inClient,
    layout: 'tool',
    load: () => import('./question-editor/page.js'),
  },
];
