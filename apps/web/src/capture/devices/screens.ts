import { forOrganisation } from '@zhibi/contract/kernel';
import type { ScreenLine } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [
  {
    path: '/org/mac',
    title: 'devices:title',
    layout: 'shell',
    loginTypes: [2],
    roles: forOrganisation.roles,
    menu: 'orgDevices',
    load: () => import('./list/page.js'),
  },
];
