import type { SameTexts } from '../../platform/text.js';
import type { zh } from './text.zh.js';

export const en = {} as const satisfies SameTexts<typeof zh>;
