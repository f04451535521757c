import type { ClassReport } from '@zhibi/contract/analysis';

/** Whether there is anything of this student to look at: who handed nothing in, or has not begun, has no paper to be shown. */
export const hasPaper = (status: ClassReport['rows'][number]['status']): boolean =>
  status !== 'absent' && status !== 'assigned';
