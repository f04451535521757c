import { InkStroke } from '@zhibi/contract/capture';
import { useCallback, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useEvent } from '../../platform/events/use-event.js';
import { type LivePage, liveInk } from './live-ink.js';

const InkCame = z.object({
  homeworkId: z.string(),
  studentId: z.string(),
  pageCode: z.string(),
  strokes: z.array(InkStroke),
});

/** Hears the pens of a homework; `onInk` is told whose ink came. */
export function useInkEvents(homeworkId: string, onInk?: (studentId: string) => void): void {
  useEvent('ink', (data) => {
    const news = InkCame.safeParse(data).data;
    if (news?.homeworkId !== homeworkId) return;
    liveInk.add(news.pageCode, news.strokes);
    onInk?.(news.studentId);
  });
}

/** What has been written on a page since somebody looks on. */
export function useLiveInk(pageCode: string): LivePage {
  const watch = useCallback((watcher: () => void) => liveInk.watch(pageCode, watcher), [pageCode]);
  return useSyncExternalStore(watch, () => liveInk.get(pageCode));
}
