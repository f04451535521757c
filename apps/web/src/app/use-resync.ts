import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from '../platform/events/use-event.js';

/** The server no longer has the events this browser missed: everything shown is asked for again. */
export function useResync(): void {
  const queries = useQueryClient();
  useEvent('resync', () => void queries.invalidateQueries());
}
