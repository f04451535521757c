import { forOperations, forReaders } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

const leaders = ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] as const;
const ofSchool = { layout: 'shell', loginTypes: schoolLogins, roles: leaders } as const;
const ofOperations = { layout: 'shell', loginTypes: [4], roles: forOperations.roles, needs: 'school' } as const;

/** Stage tests are set up and filled by the leaders of a school, or by operations in its place; what came out is read by whoever reads results. */
export const screens: readonly ScreenLine[] = [
  {
    path: '/study/stageDetail',
    title: 'stageTests:title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: [...forReaders.roles, 'STUDENT'],
    under: ['/study/analysis', '/index'],
    load: () => import('./detail/page.js'),
  },
  {
    ...ofSchool,
    path: '/paper/stageSet',
    title: 'stageTests:setUp.title',
    under: '/study/stageDetail',
    load: () => import('./set-up/page.js'),
  },
  {
    ...ofSchool,
    path: '/paper/stageImport',
    title: 'stageTests:import.title',
    under: '/paper/stageSet',
    load: () => import('./import/page.js'),
  },
  {
    ...ofOperations,
    path: '/devops/stageSet',
    title: 'stageTests:setUp.title',
    under: '/devops/school',
    load: () => import('./set-up/page.js'),
  },
  {
    ...ofOperations,
    path: '/devops/stageImport',
    title: 'stageTests:import.title',
    under: '/devops/stageSet',
    load: () => import('./import/page.js'),
  },
];
