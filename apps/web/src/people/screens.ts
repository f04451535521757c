import type { ScreenLine } from '../platform/screen-line.js';
import { screens as myClasses } from './my-classes/screens.js';
import { screens as organisation } from './organisation/screens.js';
import { screens as profile } from './profile/screens.js';
import { screens as records } from './records/screens.js';
import { screens as region } from './region/screens.js';
import { screens as roster } from './roster/screens.js';
import { screens as schoolYear } from './school-year/screens.js';

export const screens: readonly ScreenLine[] = [
  ...organisation,
  ...records,
  ...roster,
  ...myClasses,
  ...schoolYear,
  ...region,
  ...profile,
];
