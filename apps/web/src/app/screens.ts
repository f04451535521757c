import { screens as analysis } from '../analysis/screens.js';
import { screens as assistant } from '../assistant/screens.js';
import { screens as devices } from '../capture/devices/screens.js';
import { screens as onScreen } from '../capture/on-screen/screens.js';
import { screens as scans } from '../capture/scans/screens.js';
import { screens as capture } from '../capture/screens.js';
import { screens as classroom } from '../classroom/screens.js';
import { screens as disk } from '../disk/screens.js';
import { screens as homework } from '../homework/screens.js';
import { screens as marking } from '../marking/screens.js';
import { screens as operations } from '../operations/screens.js';
import { screens as papers } from '../papers/screens.js';
import { screens as people } from '../people/screens.js';
import { type ScreenLine, schoolLogins } from '../platform/screen-line.js';
import { screens as printing } from '../printing/screens.js';
import { screens as questions } from '../questions/screens.js';
import { screens as trees } from '../questions/trees/screens.js';
import { screens as session } from '../session/screens.js';

const home: ScreenLine = {
  path: '/index',
  title: 'app:home.title',
  layout: 'shell',
  loginTypes: schoolLogins,
  menu: 'home',
  keepAlive: true,
  load: () => import('./home/page.js'),
};

/** Every screen of the product, domain by domain. */
export const screens: readonly ScreenLine[] = [
  home,
  ...session,
  ...people,
  ...disk,
  ...questions,
  ...trees,
  ...papers,
  ...printing,
  ...homework,
  ...capture,
  ...devices,
  ...onScreen,
  ...scans,
  ...marking,
  ...analysis,
  ...classroom,
  ...assistant,
  ...operations,
];
