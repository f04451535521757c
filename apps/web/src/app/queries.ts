import { notifyManager, QueryClient } from '@tanstack/react-query';

// A button that is busy must say so before the second click of a double click, which a timer would be too late for.
notifyManager.setScheduler(queueMicrotask);

/**
 * What the server has said. A refusal is an answer, so nothing is asked again by itself; coming back to the tab or to the network asks anew.
 * Without a network a call fails at once and says so: held back it would look as if it were under way, be lost with the tab, and go later,
 * perhaps under the next login.
 */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        staleTime: 15_000,
        gcTime: 10 * 60_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

export const queries = makeQueries();
