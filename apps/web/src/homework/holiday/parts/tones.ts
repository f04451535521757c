import type { HolidayState } from '@zhibi/contract/homework/holiday';
import type { StatusTone } from '../../../platform/layout/status-tag.js';

export const stateTones: Record<HolidayState, StatusTone> = {
  open: 'wait',
  making: 'run',
  ready: 'done',
  failed: 'bad',
  withdrawn: 'off',
};
