import { useQueryClient } from '@tanstack/react-query';
import { spokenApi } from '@zhibi/contract/homework/spoken';
import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../../people/index.js';
import type { KeptRecording } from './kept-recordings.js';
import { outbox } from './outbox.js';

/** The recordings of this student that are on their way; while a screen shows them they go on. */
export function useOutbox(): readonly KeptRecording[] {
  const { account } = useUser();
  const queries = useQueryClient();
  // The outbox lives outside React: it outlasts the screen that filled it.
  useEffect(() => outbox.open(account), [account]);
  // What has come is shown by the server from then on.
  useEffect(
    () =>
      outbox.onArrival(() => {
        for (const { path } of [spokenApi.task, spokenApi.mine]) void queries.invalidateQueries({ queryKey: [path] });
      }),
    [queries],
  );
  return useSyncExternalStore(outbox.subscribe, outbox.get);
}
