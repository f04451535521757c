import { useQueryClient } from '@tanstack/react-query';
import { markingApi } from '@zhibi/contract/marking';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { keyOf } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';

const AnswerScored = z.object({
  homeworkId: z.string(),
  studentId: z.string(),
  itemId: z.string(),
  score: z.number().nullable(),
});
const InkCame = z.object({ homeworkId: z.string() });
const TOGETHER_MS = 1200;

type Answers = z.output<typeof markingApi.answers.output>;

/** Keeps the counts and the answers as the others leave them: scores of machines and colleagues, and late ink. */
export function useNews(homeworkId: string): void {
  const queries = useQueryClient();
  const stale = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refreshSoon = (itemId?: string) => {
    stale.current.add(itemId ?? '');
    timer.current ??= setTimeout(() => {
      const items = stale.current;
      stale.current = new Set();
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: keyOf(markingApi.items, { homeworkId }) });
      const which = items.has('') ? [undefined] : [...items];
      for (const one of which)
        void queries.invalidateQueries({
          queryKey: one ? keyOf(markingApi.answers, { homeworkId, itemId: one }) : keyOf(markingApi.answers),
        });
    }, TOGETHER_MS);
  };
  // The timer is the browser's: it ends with the screen.
  useEffect(() => () => clearTimeout(timer.current), []);

  useEvent('answer-scored', (data) => {
    const news = AnswerScored.safeParse(data).data;
    if (news?.homeworkId !== homeworkId) return;
    const known = queries.getQueryData<Answers>(keyOf(markingApi.answers, { homeworkId, itemId: news.itemId }));
    const answer = known?.items.find((one) => one.studentId === news.studentId);
    if (!answer || answer.score !== news.score) refreshSoon(news.itemId);
  });
  useEvent('ink', (data) => {
    if (InkCame.safeParse(data).data?.homeworkId === homeworkId) refreshSoon();
  });
}
