import type { HomePart } from '../platform/home.js';

export { useSectionTitle } from './parts/use-section-title.js';

export const homeParts: readonly HomePart[] = [];
