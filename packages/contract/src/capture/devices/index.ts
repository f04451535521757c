import type { Api } from '../../kernel/index.js';

export const devicesApi = {} satisfies Api;
