import type { SameTexts } from '../../platform/text.js';
import type { zh } from './not-opened.zh.js';

export const en = {
  unknown: 'There is no page at “{{path}}”: check the address',
  'not-yours': '“{{path}}” is not part of your present role, or not open at your school',
} as const satisfies SameTexts<typeof zh>;
