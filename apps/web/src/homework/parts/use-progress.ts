import { useQueryClient } from '@tanstack/react-query';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import type { Endpoint } from '@zhibi/contract/kernel';
import { useEffect, useRef } from 'react';
import { refresh } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';

/** A class that hands in sends many events at once: the reads are done again together. */
const GATHER_MS = 800;

/** Does the reads again when a homework moves on; only one homework's events where one is named. */
export function useProgress(endpoints: readonly Endpoint[], homeworkId?: string): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvent(homeworkEvents.progress, (moved) => {
    if (timer.current || (homeworkId && moved.homeworkId !== homeworkId)) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void refresh(queries, endpoints);
    }, GATHER_MS);
  });
  // The timer is the browser's and must not outlive the screen.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
