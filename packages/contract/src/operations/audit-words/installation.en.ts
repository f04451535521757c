import type * as zh from './installation.zh.js';
import type { SameWords } from './same-words.js';

/** What was done. */
export const whats = {
  acted: 'Acted for the school',
  'acting-begun': 'Acting begun',
  'acting-extended': 'Acting extended',
  'acting-ended': 'Acting ended',
  'setting-changed': 'Setting of the installation changed',
  'service-tried': 'Service tested',
  'backup-plan-changed': 'Plan of backups changed',
  'backup-asked': 'Backup by hand',
  'signing-key-made': 'Signing key made',
  'signing-key-revoked': 'Signing key revoked',
  'upgrade-set': 'Upgrade announced',
  'wall-opened': 'Screen of the school opened',
  'wall-withdrawn': 'Screen of the school withdrawn',
  'sheet-days-changed': 'Codes on wrong-question sheets changed',
  'sheets-withdrawn': 'Codes on wrong-question sheets withdrawn',
  'retention-changed': 'Retention changed',
  'assistant-model-changed': 'Model of the assistant changed',
  'audit-exported': 'Audit exported',
  'job-retried': 'Job tried again',
  'job-stopped': 'Job stopped',
} as const satisfies SameWords<typeof zh.whats>;

/** What the fields of acts are called. */
export const fields = {
  notice: 'Notice',
  jobId: 'Job',
  taskId: 'Job',
  keyId: 'Key',
  logo: 'Logo',
  enabled: 'Enabled',
  rows: 'Rows',
  service: 'Service',
  works: 'Works',
  wallId: 'Screen',
  isOn: 'Backups by plan',
  hour: 'Hour',
  daily: 'Daily kept',
  weekly: 'Weekly kept',
  monthly: 'Monthly kept',
  model: 'Model',
} as const satisfies SameWords<typeof zh.fields>;

/** What is kept for a time. */
export const kinds = {
  imports: 'Rows of imported lists',
  'lab-evidence': 'Photographs and notes of lab work',
  points: 'Points given in class, and remarks of a month',
  'print-files': 'Files of received print orders',
  seats: 'Names typed at the door of lessons',
  'take-outs': 'Exported student data',
} as const satisfies SameWords<typeof zh.kinds>;
