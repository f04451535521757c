import { keepChain } from '../../platform/chain/keep-chain.js';
import type { Chain } from '../../platform/chain/store.js';
import { installationLocks } from '../../platform/installation-locks.js';
import type { Services } from '../../platform/services.js';

export const LINK_AUDIT = 'link-audit';

export const auditChain: Chain = {
  table: 'audit',
  key: 'id',
  writtenAt: 'at',
  links: 'audit_link',
  rowOfLink: 'audit_id',
  hash: 'zhibi_audit_hash',
  link: 'zhibi_link_audit',
  lock: installationLocks.linkingAudit,
  headFile: 'audit-head.json',
};

/** Links what was written into the audit since. */
export const keepAuditChain = (services: Pick<Services, 'database' | 'settings'>) => keepChain(services, auditChain);
