import type { Api } from '../../kernel/index.js';

export const organisationApi = {} satisfies Api;
