import type { TaskList } from '../platform/jobs/index.js';
import type { Services } from '../platform/services.js';
import { keepAuditChain, LINK_AUDIT } from './audit/keep-chain.js';
import { KEEP_BACKUPS, keepBackups } from './backup/plan/keep-plan.js';
import { MAKE_BACKUP, makeBackup } from './backup/plan/make-backup.js';
import { APPLY_RETENTION, applyRetention } from './retention/apply-retention.js';

/** The background work of this domain. */
export const operationsTasks = (services: Services): TaskList => ({
  [LINK_AUDIT]: () => keepAuditChain(services),
  [APPLY_RETENTION]: () => applyRetention(services),
  [KEEP_BACKUPS]: () => keepBackups(services),
  [MAKE_BACKUP]: makeBackup(services),
});

/** What of it is done again and again. */
export const operationsRepeated = [LINK_AUDIT, APPLY_RETENTION, KEEP_BACKUPS] as const;
