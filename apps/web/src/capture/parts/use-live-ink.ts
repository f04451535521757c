import { captureEvents } from '@zhibi/contract/events/capture';
import { useCallback, useSyncExternalStore } from 'react';
import { useEvent } from '../../platform/events/use-event.js';
import { type LivePage, liveInk } from './live-ink.js';

/** Hears the pens of a homework; `onInk` is told whose ink came. */
export function useInkEvents(homeworkId: string, onInk?: (studentId: string) => void): void {
  useEvent(captureEvents.ink, (news) => {
    if (news.homeworkId !== homeworkId) return;
    liveInk.add(news.pageCode, news.strokes);
    onInk?.(news.studentId);
  });
}

/** What has been written on a page since somebody looks on. */
export function useLiveInk(pageCode: string): LivePage {
  const watch = useCallback((watcher: () => void) => liveInk.watch(pageCode, watcher), [pageCode]);
  return useSyncExternalStore(watch, () => liveInk.get(pageCode));
}
