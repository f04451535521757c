import { forTeachers } from '@zhibi/contract/kernel';
import { inClient, type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const ofTeachers = { loginTypes: schoolLogins, roles: forTeachers.roles } as const;
const tool = { layout: 'tool', ...ofTeachers } as const;
const page = { layout: 'shell', ...ofTeachers } as const;
const ofStudent = {
  path: '/student/detail',
  layout: 'shell',
  loginTypes: schoolLogins,
  load: () => import('./student-detail/page.js'),
} as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/markFull',
    title: 'marking:mark.title',
    ...tool,
    load: () => import('./scoring/by-question/page.js'),
  },
  {
    path: '/markFullScreen',
    title: 'marking:byStudent.title',
    ...tool,
    load: () => import('./scoring/by-student/page.js'),
  },
  {
    path: '/correct',
    title: 'correction:pen.title',
    ...tool,
    tokenInQuery: true,
    load: () => import('./pen-correction/page.js'),
  },
  {
    path: '/markFullNew',
    title: 'groups:title',
    ...tool,
    load: () => import('./groups/page.js'),
  },
  {
    path: '/indexDetail',
    title: 'lecture:titles.prepare',
    ...page,
    under: '/jike',
    keepAlive: true,
    load: () => import('./lecture/prepare/page.js'),
  },
  {
    path: '/comment',
    title: 'lecture:titles.deck',
    ...tool,
    load: () => import('./lecture/deck/page.js'),
  },
  {
    path: '/paper/teacherComment',
    title: 'lecture:titles.notes',
    ...page,
    under: '/jike',
    load: () => import('./lecture/notes/page.js'),
  },
  {
    path: '/paper/presetComment',
    title: 'comments:title',
    ...page,
    under: '/paper/list',
    load: () => import('./comments/presets/page.js'),
  },
  {
    path: '/homework/appeals',
    title: 'appeals:title',
    ...page,
    under: '/homework/index',
    load: () => import('./appeals/page.js'),
  },
  // One address, two readers: students see their homework, the school sees the record of a student.
  { ...ofStudent, title: 'marking:detail.homework', roles: ['STUDENT'] },
  {
    ...ofStudent,
    title: 'marking:detail.title',
    roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
    under: ['/student/list', '/class/student'],
  },
  {
    path: '/correction/wrong',
    title: 'lecture:wrong.title',
    ...inClient,
    load: () => import('./lecture/wrong/page.js'),
  },
];
