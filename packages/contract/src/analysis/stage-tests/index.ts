import type { Api } from '../../kernel/index.js';
import { importingApi } from './importing-api.js';
import { resultsApi } from './results-api.js';
import { setUpApi } from './set-up-api.js';

export * from './assigned.js';
export * from './importing.js';
export * from './model.js';
export * from './results.js';
export { setUpReasons } from './set-up-api.js';

export const stageTestsApi = { ...setUpApi, ...importingApi, ...resultsApi } satisfies Api;
