import type { Api } from '../../kernel/index.js';

export const myClassesApi = {} satisfies Api;
