import type { Api } from '../../kernel/index.js';

export const rosterApi = {} satisfies Api;
