import type { Api } from '../../kernel/index.js';
import { bankEndpoints } from './banks.js';
import { deskEndpoints } from './desk.js';
import { reviewEndpoints } from './reviews.js';

export { LARGEST_AUDIO_BYTES, LARGEST_IMAGE_BYTES } from './desk.js';
export * from './model.js';

/** Writing questions: the desk of the author, the banks of the teacher and of the school, and the way from one to the other. */
export const writingApi = { ...deskEndpoints, ...bankEndpoints, ...reviewEndpoints } satisfies Api;
