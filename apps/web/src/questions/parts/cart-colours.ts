import type { QuestionType } from '@zhibi/contract/questions';
import { colour, series } from '../../platform/theme.js';

/** Each type keeps its colour in every cart; types that share one do not meet in a subject, and every colour stands beside its word. */
export const cartColours: Record<QuestionType, string> = {
  2: series[0],
  4: series[1],
  1: series[2],
  5: series[3],
  6: series[4],
  7: series[4],
  3: series[5],
  21: colour.field,
  8: colour.inkDeep,
};
