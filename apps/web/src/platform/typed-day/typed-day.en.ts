import type { SameTexts } from '../text.js';
import type { zh } from './typed-day.zh.js';

export const en = {
  unread: '“{{typed}}” is no date: write it like {{like}}',
  early: '{{typed}} is too early: {{day}} at the earliest',
  late: '{{typed}} is too late: {{day}} at the latest',
} as const satisfies SameTexts<typeof zh>;
