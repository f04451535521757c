import { useQueryClient } from '@tanstack/react-query';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import type { Endpoint } from '@zhibi/contract/kernel';
import { useEvent } from '../../platform/events/use-event.js';

/** Reads these anew whenever something about spoken homework is told. */
export function useSpokenNews(endpoints: readonly Endpoint[]): void {
  const queries = useQueryClient();
  useEvent(homeworkEvents.spoken, () => {
    for (const { path } of endpoints) void queries.invalidateQueries({ queryKey: [path] });
  });
}
