import type { SameTexts } from '../../platform/text.js';
import type { zh } from './apart.zh.js';

export const en = {
  title:
    'In another tab you have switched role, subject or stage. This tab goes on as before, and what you write here is untouched',
  follow: 'Switch here too',
  stay: 'Go on as before',
} as const satisfies SameTexts<typeof zh>;
