import type { Language } from '@zhibi/contract/kernel';
import { keepChain } from '../../platform/chain/keep-chain.js';
import type { Chain } from '../../platform/chain/store.js';
import { tellChain } from '../../platform/chain/tell-chain.js';
import { installationLocks } from '../../platform/installation-locks.js';
import type { Services } from '../../platform/services.js';

export const LINK_SCORES = 'link-scores';

const scoreChain: Chain = {
  table: 'score_entry',
  key: 'row_no',
  writtenAt: 'written_at',
  links: 'score_link',
  rowOfLink: 'row_no',
  hash: 'zhibi_score_hash',
  link: 'zhibi_link_scores',
  lock: installationLocks.linkingScores,
  headFile: 'score-head.json',
};

export const ledgerUsage = `  ledger-check                   the same over the ledger of scores`;

const whole = (rows: number) => ({
  zh: `打分记录完整：${rows} 行逐行核对。`,
  en: `The ledger of scores is whole: ${rows} rows were checked.`,
});

/** Links the changes of scores that were written since. */
export const keepLedgerChain = (services: Pick<Services, 'database' | 'settings'>) => keepChain(services, scoreChain);

/** Checks the ledger of scores at the console. */
export const checkLedger = (services: Pick<Services, 'database' | 'settings'>, language: Language) =>
  tellChain(services, scoreChain, { language, whole });
