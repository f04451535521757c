import { useQueryClient } from '@tanstack/react-query';
import { classroomEvents } from '@zhibi/contract/events/classroom';
import type { Endpoint } from '@zhibi/contract/kernel';
import { useEffect, useRef } from 'react';
import { keyOf } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';

/** Fifty answers in a second are five readings, not fifty. */
const GATHER_MS = 200;
/** Where the stream is cut off the screen still moves. */
export const ANYWAY_MS = 10_000;

/** Reads anew whenever something happens in the lesson. */
export function useLessonNews(endpoint: Endpoint, lessonId: string): void {
  const queries = useQueryClient();
  const timer = useRef<number | undefined>(undefined);
  useEvent(classroomEvents.changed, (news) => {
    if (news.lessonId !== lessonId || timer.current !== undefined) return;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
    }, GATHER_MS);
  });
  // A timer of the browser outlives the screen otherwise.
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
