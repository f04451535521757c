import type { Api } from '../../kernel/index.js';

export const schoolYearApi = {} satisfies Api;
