import type { SpokenStatus } from '@zhibi/contract/homework/spoken';
import type { StatusTone } from '../../../platform/layout/status-tag.js';

export const statusTones: Record<SpokenStatus, StatusTone> = {
  scheduled: 'wait',
  open: 'run',
  closed: 'done',
  withdrawn: 'bad',
};
