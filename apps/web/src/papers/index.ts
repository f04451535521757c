import type { HomePart } from '../platform/home.js';

export { LessonSelect, useLessons } from './parts/lesson-select.js';
export { useSectionTitle } from './parts/use-section-title.js';

export const homeParts: readonly HomePart[] = [];
