import type { SameTexts } from '../../platform/text.js';
import type { zh } from './not-opened.zh.js';

export const en = {
  notYours: '“{{path}}” is not part of your present role, or not open at your school',
  noSchool: '“{{path}}” is a page of one school: press “Enter” in the list of schools first',
} as const satisfies SameTexts<typeof zh>;
