import { forStaff, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

const ofClass = {
  layout: 'shell',
  loginTypes: schoolLogins,
  roles: forStaff.roles,
  under: ['/class/index', '/class/list'],
} as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/class/index',
    title: 'myClasses:home.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forTeachers.roles,
    menu: 'class',
    load: () => import('./home/page.js'),
  },
  { ...ofClass, path: '/class/student', title: 'myClasses:student.title', load: () => import('./student/page.js') },
  { ...ofClass, path: '/class/group', title: 'myClasses:group.title', load: () => import('./group/page.js') },
  {
    ...ofClass,
    path: '/class/groupLevel',
    title: 'myClasses:level.title',
    load: () => import('./group-level/page.js'),
  },
  { ...ofClass, path: '/class/arrange', title: 'myClasses:seats.title', load: () => import('./arrange/page.js') },
  { ...ofClass, path: '/class/pinyin', title: 'myClasses:pinyin.title', load: () => import('./pinyin/page.js') },
];
