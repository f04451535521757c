import type { HomePart } from '../platform/home.js';

export const homeParts: readonly HomePart[] = [];
