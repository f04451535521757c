import { forOperations, forStaff, forStudents, forTeachers } from '@zhibi/contract/kernel';
import { inClient, type ScreenLine, schoolLogins } from '../platform/screen-line.js';

const forPublishers = { layout: 'shell', loginTypes: schoolLogins, roles: forTeachers.roles } as const;
const LIST = '/homework/spoken';
/** The booklets of the teachers; the plan of a student. */
const HOLIDAY = '/homework/holiday';
const RECORDINGS = '/homework/spoken/detail';
/** What is said aloud, where the school has it: one address for the teachers, and another page to students. */
const spoken = { ...forPublishers, title: 'spoken:title', needs: 'speech' } as const;
const forSpeakers = { ...spoken, roles: forStudents.roles } as const;

export const screens: readonly ScreenLine[] = [
  {
    path: '/homework/written',
    title: 'homework:list.title',
    ...forPublishers,
    menu: 'publish',
    load: () => import('./giving/written/page.js'),
  },
  {
    path: '/homework/written/detail',
    title: 'homework:detail.title',
    ...forPublishers,
    under: '/homework/written',
    load: () => import('./handing-in/written-detail/page.js'),
  },
  {
    path: '/homework/index',
    title: 'homework:home.title',
    ...forPublishers,
    under: '/homework/written',
    load: () => import('./home/page.js'),
  },
  {
    path: '/homework/types',
    title: 'homework:types.title',
    ...forPublishers,
    under: '/homework/written',
    load: () => import('./giving/types/page.js'),
  },
  { ...spoken, path: LIST, under: '/homework/written', load: () => import('./spoken/list/page.js') },
  {
    ...spoken,
    path: RECORDINGS,
    title: 'spoken:detailTitle',
    under: LIST,
    load: () => import('./spoken/detail/page.js'),
  },
  {
    ...spoken,
    path: '/study/spokenDetail',
    title: 'spoken:resultTitle',
    under: LIST,
    load: () => import('./spoken/results/page.js'),
  },
  { ...forSpeakers, path: LIST, under: '/student/detail', load: () => import('./spoken/mine/page.js') },
  { ...forSpeakers, path: RECORDINGS, under: LIST, load: () => import('./spoken/record/page.js') },
  {
    path: HOLIDAY,
    title: 'holiday:title',
    ...forPublishers,
    under: '/homework/written',
    load: () => import('./holiday/list/page.js'),
  },
  {
    path: '/homework/holiday/detail',
    title: 'holiday:detailTitle',
    ...forPublishers,
    under: HOLIDAY,
    load: () => import('./holiday/detail/page.js'),
  },
  {
    path: HOLIDAY,
    title: 'holiday:plan.title',
    ...forPublishers,
    roles: forStudents.roles,
    under: '/student/detail',
    load: () => import('./holiday/plan/page.js'),
  },
  {
    path: '/jike',
    title: 'homework:board.title',
    ...forPublishers,
    under: '/homework/index',
    load: () => import('./board/page.js'),
  },
  {
    path: '/devops/homework',
    title: 'homework:ofSchool.title',
    layout: 'shell',
    loginTypes: [4],
    roles: forOperations.roles,
    needs: 'school',
    under: '/devops/classes',
    load: () => import('./operations/page.js'),
  },
  {
    path: '/homework/missing',
    title: 'homework:missing.title',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: forStaff.roles,
    under: '/homework/written',
    load: () => import('./handing-in/missing/page.js'),
  },
  {
    path: '/homework/load',
    title: 'homework:load.overview',
    layout: 'shell',
    loginTypes: schoolLogins,
    roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
    load: () => import('./load/overview/page.js'),
  },
  {
    path: '/homework/notice',
    title: 'homework:notice.address',
    layout: 'plain',
    loginTypes: [],
    load: () => import('./load/notice/page.js'),
  },
  {
    path: '/correction/index',
    title: 'correction:title',
    ...inClient,
    load: () => import('./correction/page.js'),
  },
];
