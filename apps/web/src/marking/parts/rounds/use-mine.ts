import { waitingInRounds } from '@zhibi/contract/marking/rounds';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';

export type Mine = z.output<typeof waitingInRounds.output>['items'][number];
const nothing: readonly Mine[] = [];

/** What waits for this teacher in the marking that several share. */
export const useMine = (): readonly Mine[] => useRead(waitingInRounds, {}).data?.items ?? nothing;
