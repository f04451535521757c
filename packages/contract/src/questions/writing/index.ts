import type { Api } from '../../kernel/index.js';
import { bankEndpoints } from './banks.js';
import { draftEndpoints } from './drafts.js';
import { reviewEndpoints } from './reviews.js';

export { LARGEST_AUDIO_BYTES, LARGEST_IMAGE_BYTES } from './drafts.js';
export * from './model.js';

/** Writing questions: the editor of the author, the banks of the teacher and of the school, and the way from one to the other. */
export const writingApi = { ...draftEndpoints, ...bankEndpoints, ...reviewEndpoints } satisfies Api;
