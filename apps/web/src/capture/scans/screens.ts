import { forOperations, forStudents, forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

const forSchool = { loginTypes: schoolLogins, roles: forTeachers.roles } as const;
const forOps = { loginTypes: [4], roles: forOperations.roles, needs: 'school' } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/homework/scans',
    title: 'scans:title',
    layout: 'shell',
    under: '/homework/written',
    ...forSchool,
    load: () => import('./list/page.js'),
  },
  {
    path: '/homework/scan',
    title: 'scans:bench.title',
    layout: 'tool',
    under: '/homework/scans',
    ...forSchool,
    load: () => import('./bench/page.js'),
  },
  {
    path: '/devops/cameraList',
    title: 'scans:title',
    layout: 'shell',
    under: '/devops/school',
    keepAlive: true,
    ...forOps,
    load: () => import('./list/page.js'),
  },
  {
    path: '/devops/cameraDetail',
    title: 'scans:bench.title',
    layout: 'tool',
    under: '/devops/cameraList',
    ...forOps,
    load: () => import('./bench/page.js'),
  },
  {
    path: '/student/photo',
    title: 'photos:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forStudents.roles,
    under: '/student/detail',
    load: () => import('./photos/page.js'),
  },
  {
    path: '/photo',
    title: 'photos:slip.title',
    layout: 'plain',
    loginTypes: [],
    load: () => import('./slip/page.js'),
  },
];
