import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { refresh, useWrite, type WriteOptions } from '../../../platform/api.js';

const reads = [roundsApi.list, roundsApi.mine, roundsApi.differences, markingApi.items, markingApi.answers];

/** A change of a round. What it was refused for has changed meanwhile: then too everything is read again, as the refusal says. */
export function useRoundWrite<E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}) {
  const queries = useQueryClient();
  return useWrite(endpoint, reads, { ...options, onRefused: () => void refresh(queries, reads) });
}
