import type { Api } from '../../kernel/index.js';

export const recordsApi = {} satisfies Api;
