import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';

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
    path: '/student/detail',
    title: 'marking:detail.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    // One address, two readers: students see their homework, the school sees the record of a student.
    roles: ['STUDENT', 'TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
    under: ['/student/info', '/student/list', '/class/student'],
    load: () => import('./student-detail/page.js'),
  },
];
