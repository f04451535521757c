import { useQueryClient } from '@tanstack/react-query';
import { captureEvents } from '@zhibi/contract/events/capture';
import { markingEvents } from '@zhibi/contract/events/marking';
import type { markingApi } from '@zhibi/contract/marking';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { keyOf } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { type MarkingSource, wholeHomework } from './marking-source.js';

const TOGETHER_MS = 1200;

type Answers = z.output<typeof markingApi.answers.output>;

/** Keeps the counts and the answers as the others leave them: scores of machines and colleagues, and late ink. */
export function useNews(homeworkId: string, source: MarkingSource = wholeHomework): void {
  const queries = useQueryClient();
  const stale = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refreshSoon = (itemId?: string) => {
    stale.current.add(itemId ?? '');
    timer.current ??= setTimeout(() => {
      const items = stale.current;
      stale.current = new Set();
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: keyOf(source.items, { homeworkId }) });
      const which = items.has('') ? [undefined] : [...items];
      for (const one of which)
        void queries.invalidateQueries({
          queryKey: one ? keyOf(source.answers, { homeworkId, itemId: one }) : keyOf(source.answers),
        });
    }, TOGETHER_MS);
  };
  // The timer is the browser's: it ends with the screen.
  useEffect(() => () => clearTimeout(timer.current), []);

  useEvent(markingEvents.answersScored, (news) => {
    if (news.homeworkId !== homeworkId) return;
    for (const { itemId, studentId, score } of news.answers) {
      const known = queries.getQueryData<Answers>(keyOf(source.answers, { homeworkId, itemId }));
      const answer = known?.items.find((one) => one.studentId === studentId);
      if (!answer || answer.score !== score) refreshSoon(itemId);
    }
  });
  useEvent(captureEvents.evidence, (news) => {
    if (news.homeworkId === homeworkId) refreshSoon();
  });
  useEvent(captureEvents.ink, (news) => {
    if (news.homeworkId === homeworkId) refreshSoon();
  });
}
