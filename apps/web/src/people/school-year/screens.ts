import type { ScreenLine } from '../../platform/screen-line.js';

export const screens: readonly ScreenLine[] = [];
