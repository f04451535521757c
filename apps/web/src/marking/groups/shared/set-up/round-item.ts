import type { roundsApi } from '@zhibi/contract/marking/rounds';
import type { z } from 'zod';

/** A question of a homework with its round. */
export type RoundItem = z.output<typeof roundsApi.list.output>['items'][number];
