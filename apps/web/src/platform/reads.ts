import { useQueries } from '@tanstack/react-query';
import type { Endpoint } from '@zhibi/contract/kernel';
import { useState } from 'react';
import type { z } from 'zod';
import { keyOf, type Read } from './api.js';
import { call } from './client.js';

const AT_ONCE = 4;

/** One endpoint read for many inputs, a few at once, in their order: a class is read like one student, without forty calls in a moment. */
export function useReads<E extends Endpoint>(
  endpoint: E,
  inputs: readonly z.input<E['input']>[],
): Read<z.output<E['output']>>[] {
  const [begun, setBegun] = useState(AT_ONCE);
  const reads = useQueries({
    queries: inputs.map((input, at) => ({
      queryKey: keyOf(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
      enabled: at < begun,
    })),
  }) as Read<z.output<E['output']>>[]; // generic: the same type by construction
  const ended = reads.filter(({ isPending }) => !isPending).length;
  if (ended + AT_ONCE > begun && begun < inputs.length) setBegun(ended + AT_ONCE);
  return reads;
}
