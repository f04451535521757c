import type { Api } from '../../kernel/index.js';
import { accountsApi } from './accounts.js';
import { codesApi } from './codes.js';
import { schoolsApi } from './schools.js';
import { settingsApi } from './settings.js';

export * from './code-rule.js';
export { BatchRow, CodeRole, CodeRow, CodeState, MOST_CODES } from './codes.js';
export * from './model.js';
export { LOGO_LIMIT, ReturnAddress } from './settings.js';

export const organisationApi = { ...schoolsApi, ...accountsApi, ...codesApi, ...settingsApi } satisfies Api;
