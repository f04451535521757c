import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Language } from '../../platform/session-store.js';
import { loadManual } from './load-manual.js';
import type { ManualPage } from './read-manual.js';

/** The whole manual in one language, fetched once. */
export const useManual = (language: Language, isWanted = true): UseQueryResult<ManualPage[]> =>
  useQuery({
    queryKey: ['manual', language],
    queryFn: () => loadManual(language),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
