import { forTeachers } from '@zhibi/contract/kernel';
import { inClient, type ScreenLine, schoolLogins } from '../platform/screen-line.js';

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
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    load: () => import('./scoring/by-question/page.js'),
  },
  {
    path: '/markFullScreen',
    title: 'marking:byStudent.title',
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    load: () => import('./scoring/by-student/page.js'),
  },
  {
    path: '/correct',
    title: 'correction:pen.title',
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    tokenInQuery: true,
    load: () => import('./pen-correction/page.js'),
  },
  {
    path: '/markFullNew',
    title: 'groups:title',
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    load: () => import('./groups/page.js'),
  },
  {
    path: '/indexDetail',
    title: 'lecture:titles.prepare',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    under: '/jike',
    keepAlive: true,
    load: () => import('./lecture/prepare/page.js'),
  },
  {
    path: '/comment',
    title: 'lecture:titles.deck',
    layout: 'tool',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    load: () => import('./lecture/deck/page.js'),
  },
  {
    path: '/paper/teacherComment',
    title: 'lecture:titles.notes',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    under: '/jike',
    load: () => import('./lecture/notes/page.js'),
  },
  {
    path: '/paper/presetComment',
    title: 'comments:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    under: '/paper/list',
    load: () => import('./comments/presets/page.js'),
  },
  {
    path: '/homework/appeals',
    title: 'appeals:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
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
