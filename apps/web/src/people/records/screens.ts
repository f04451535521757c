import { forOperations, forStudents, type RoleCode } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

const keepers: readonly RoleCode[] = ['SCHOOLADMIN'];
const overseers: readonly RoleCode[] = ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'];
/** The same screens for operations, in the school that they act for. */
const acting = { layout: 'shell', loginTypes: [4], roles: forOperations.roles, needs: 'school' } as const;
const school = { layout: 'shell', loginTypes: schoolLogins } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/teacher/list',
    title: 'records:teacher.title',
    ...school,
    roles: keepers,
    menu: 'teachers',
    load: () => import('./teacher-list/page.js'),
  },
  {
    path: '/student/list',
    title: 'records:student.title',
    ...school,
    roles: overseers,
    menu: 'students',
    load: () => import('./student-list/page.js'),
  },
  {
    path: '/student/info',
    title: 'records:own.title',
    ...school,
    roles: forStudents.roles,
    menu: 'studentInfo',
    load: () => import('./student-info/page.js'),
  },
  {
    path: '/class/list',
    title: 'records:class.title',
    ...school,
    roles: overseers,
    menu: 'classes',
    load: () => import('./class-list/page.js'),
  },
  {
    path: '/subject/index',
    title: 'records:subject.title',
    ...school,
    roles: overseers,
    under: '/class/list',
    load: () => import('./subject-index/page.js'),
  },
  {
    path: '/devops/classes',
    title: 'records:class.title',
    ...acting,
    menu: 'opsClasses',
    load: () => import('./class-list/page.js'),
  },
  {
    path: '/devops/teacher',
    title: 'records:teacher.title',
    ...acting,
    menu: 'opsTeachers',
    load: () => import('./teacher-list/page.js'),
  },
  {
    path: '/devops/student',
    title: 'records:student.title',
    ...acting,
    menu: 'opsStudents',
    load: () => import('./student-list/page.js'),
  },
];
