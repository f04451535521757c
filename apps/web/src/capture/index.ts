import { forStudents } from '@zhibi/contract/kernel';
import type { HomePart } from '../platform/home.js';

export { AnswerPaper } from './parts/answer-paper.js';
export { hasInk } from './parts/has-ink.js';
export { hasWriting } from './parts/has-writing.js';
export { homeworkIn } from './parts/homework-in-address.js';
export { PictureEndpoint } from './parts/picture-endpoint.js';
export { PictureLayer } from './parts/picture-layer.js';
export { reachOfInk } from './parts/reach-of-ink.js';
export { Sheet as PaperSheet } from './parts/sheet.js';
export { useSeen } from './parts/use-seen.js';
export type { Reach, View as PaperView } from './parts/views.js';

export const homeParts: readonly HomePart[] = [
  { name: 'left-answers', place: 'wide', roles: forStudents.roles, load: () => import('./on-screen/left-part.js') },
  { name: 'own-pen', place: 'side', roles: forStudents.roles, load: () => import('./pens/browser-pens/own-part.js') },
];
