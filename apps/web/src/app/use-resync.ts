import { useQueryClient } from '@tanstack/react-query';
import { resync } from '@zhibi/contract/kernel';
import { useEvent } from '../platform/events/use-event.js';

/** The server no longer has what this browser missed, or it was too much to be told one by one: everything shown is asked for again. */
export function useResync(): void {
  const queries = useQueryClient();
  useEvent(resync, () => void queries.invalidateQueries());
}
