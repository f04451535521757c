import type { PaperSheet } from '../../sheet/paper-sheet.js';
import { juniorChinese } from './junior-chinese.js';
import { juniorEnglish } from './junior-english.js';
import { juniorMaths } from './junior-maths.js';
import { primaryChinese } from './primary-chinese.js';
import { primaryEnglish } from './primary-english.js';
import { primaryMaths } from './primary-maths.js';
import { seniorChinese } from './senior-chinese.js';
import { seniorEnglish } from './senior-english.js';
import { seniorMaths } from './senior-maths.js';

/** Nine unit tests, three subjects at three stages, written for this gallery: what a school's papers look like. */
export const gallery: Record<string, () => PaperSheet> = {
  'primary-chinese': primaryChinese,
  'primary-maths': primaryMaths,
  'primary-english': primaryEnglish,
  'junior-chinese': juniorChinese,
  'junior-maths': juniorMaths,
  'junior-english': juniorEnglish,
  'senior-chinese': seniorChinese,
  'senior-maths': seniorMaths,
  'senior-english': seniorEnglish,
};
