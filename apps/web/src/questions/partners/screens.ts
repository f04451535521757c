import { forTeachers } from '@zhibi/contract/kernel';
import { type ScreenLine, schoolLogins } from '../../platform/screen-line.js';

const forTakers = {
  layout: 'shell',
  loginTypes: schoolLogins,
  roles: forTeachers.roles,
  under: '/source/source',
} as const;

/** 组卷网 has a bank that stands in for it; every other bank is open to the schools whose list names it. */
export const screens: readonly ScreenLine[] = [
  { ...forTakers, path: '/paperTest/zujuan', title: 'partners:screen.zujuan', load: () => import('./zujuan/page.js') },
  {
    ...forTakers,
    path: '/paperTest/ejt',
    title: 'partners:screen.ejt',
    needs: 'bank:ejt',
    load: () => import('./ejt/page.js'),
  },
  {
    ...forTakers,
    path: '/paperTest/ejtSource',
    title: 'partners:screen.ejtSource',
    needs: 'bank:ejt',
    load: () => import('./ejt-source/page.js'),
  },
  {
    ...forTakers,
    path: '/paperTest/jzSource',
    title: 'partners:screen.jzSource',
    needs: 'bank:jz',
    load: () => import('./jz-source/page.js'),
  },
  {
    ...forTakers,
    path: '/paperTest/hwljf',
    title: 'partners:screen.hwljf',
    needs: 'bank:hwl',
    load: () => import('./hwljf/page.js'),
  },
  {
    ...forTakers,
    path: '/paperTest/previewHwl',
    title: 'partners:screen.previewHwl',
    layout: 'tool',
    under: '/paperTest/hwljf',
    needs: 'bank:hwl',
    load: () => import('../preview-hwl.js'),
  },
];
