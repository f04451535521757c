import { QueryClient } from '@tanstack/react-query';

/** What the server has said. A refusal is an answer, so nothing is asked again by itself; coming back to the tab asks anew. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 15_000, gcTime: 10 * 60_000 }, mutations: { retry: false } },
  });

export const queries = makeQueries();
