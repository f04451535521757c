import type { Language } from '@zhibi/contract/kernel';
import { tellChain } from '../../platform/chain/tell-chain.js';
import type { Services } from '../../platform/services.js';
import { auditChain } from './keep-chain.js';

export const auditUsage = `  audit-check                    follows the chain of hashes over the audit log: tells rows that were changed, are gone or were put in`;

const whole = (rows: number) => ({
  zh: `审计完整：${rows} 行逐行核对。`,
  en: `The audit is whole: ${rows} rows were checked.`,
});

/** Checks the audit at the console. */
export const checkAudit = (services: Pick<Services, 'database' | 'settings'>, language: Language) =>
  tellChain(services, auditChain, { language, whole });
