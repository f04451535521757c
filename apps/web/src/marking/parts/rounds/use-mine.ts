import { roundsApi } from '@zhibi/contract/marking/rounds';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';

export type Mine = z.output<typeof roundsApi.mine.output>['items'][number];
const nothing: readonly Mine[] = [];

/** What waits for this teacher in the marking that several share. */
export const useMine = (): readonly Mine[] => useRead(roundsApi.mine, {}).data?.items ?? nothing;
