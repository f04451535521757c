import type { WorkCategory } from '@zhibi/contract/homework';

/** The words of a work category. */
export const categories: Record<WorkCategory, 'daily' | 'winter' | 'summer'> = { 1: 'daily', 3: 'winter', 4: 'summer' };
