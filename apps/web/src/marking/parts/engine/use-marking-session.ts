import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AnswerToMark, ItemToMark, markingApi } from '@zhibi/contract/marking';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useUser } from '../../../people/index.js';
import { call, keyOf } from '../../../platform/api.js';
import { leaving } from '../../../platform/leaving.js';
import { notify } from '../../../platform/notify.js';
import { nowStamp } from '../../../platform/time.js';
import { KeptDecisions } from './kept-decisions.js';
import { MarkingSession } from './marking-session.js';
import type { MarkingSessionNeeds, MarkingSessionState } from './marking-session-needs.js';
import { type MarkingSource, wholeHomework } from './marking-source.js';

type Answers = z.output<typeof markingApi.answers.output>;
type Items = z.output<typeof markingApi.items.output>;
type Mark = Pick<AnswerToMark, 'score' | 'status'>;
const one = (is: boolean) => (is ? 1 : 0);
/** What the change of one answer does to the counts of its question. */
const difference = (before: Mark, after: Mark) => ({
  scored: one(after.score !== null) - one(before.score !== null),
  waiting: one(after.status === 'waiting') - one(before.status === 'waiting'),
});
const counted = (item: ItemToMark, by: { scored: number; waiting: number }): ItemToMark => ({
  ...item,
  scored: item.scored + by.scored,
  waiting: Math.max(0, item.waiting + by.waiting),
});

/** The answers as this browser knows them, wherever the screen keeps them. */
export type AnswerCache = Pick<MarkingSessionNeeds, 'find' | 'patch' | 'refresh' | 'onSettled'>;

/** Kept question by question. */
const answersByQuestion =
  (source: MarkingSource) =>
  (queries: QueryClient, homeworkId: string): AnswerCache => {
    const answersKey = (itemId: string) => keyOf(source.answers, { homeworkId, itemId });
    const itemsKey = keyOf(source.items, { homeworkId });
    const find = (itemId: string, answerId: string) =>
      queries.getQueryData<Answers>(answersKey(itemId))?.items.find((one) => one.answerId === answerId);
    const count = (itemId: string, by: { scored: number; waiting: number }) =>
      queries.setQueryData<Items>(
        itemsKey,
        (old) => old && { ...old, items: old.items.map((item) => (item.itemId === itemId ? counted(item, by) : item)) },
      );
    return {
      find,
      patch: (itemId, answerId, change) => {
        const before = find(itemId, answerId);
        if (!before) return;
        const after = { ...before, ...change };
        queries.setQueryData<Answers>(
          answersKey(itemId),
          (old) => old && { items: old.items.map((one) => (one.answerId === answerId ? after : one)) },
        );
        count(itemId, difference(before, after));
      },
      refresh: async (itemIds) => {
        await Promise.all(
          [itemsKey, ...itemIds.map(answersKey)].map((queryKey) => queries.invalidateQueries({ queryKey })),
        );
        // What an earlier sitting left may be about a question that nobody looks at yet.
        const unknown = itemIds.filter((itemId) => queries.getQueryData(answersKey(itemId)) === undefined);
        await Promise.all(
          unknown.map((itemId) =>
            queries.prefetchQuery({
              queryKey: answersKey(itemId),
              queryFn: ({ signal }) => call(source.answers, { homeworkId, itemId }, { signal }),
            }),
          ),
        );
      },
      onSettled: () => void queries.invalidateQueries({ queryKey: itemsKey }),
    };
  };

/** The marking of this sitting: decisions go into the cache at once and to the server behind it. */
export function useMarkingSession(
  homeworkId: string,
  source: MarkingSource = wholeHomework,
  cacheOf: (queries: QueryClient, homeworkId: string) => AnswerCache = answersByQuestion(source),
): { marks: MarkingSession; state: MarkingSessionState } {
  const queries = useQueryClient();
  const { name } = useUser();
  const { t } = useTranslation('marking');
  const [marks] = useState(
    () =>
      new MarkingSession({
        ...cacheOf(queries, homeworkId),
        score: async (scores) => (await call(source.score, { scores })).items,
        takeBack: (answerId, revision) => call(source.undo, { answerId, revision }),
        notify: (news) =>
          news === 'changed-meanwhile' ? notify.warn(t('mark.changedMeanwhile')) : notify.error(news.message),
        kept: new KeptDecisions(`marking ${source.score.path} ${homeworkId}`),
        by: () => name,
        at: nowStamp,
        now: () => performance.now(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
  );
  // What lies on this device is outside React; who logs out is told what would be lost with it.
  useEffect(() => {
    marks.resume();
    return leaving.on({
      unsaved: () => (marks.get().unsent > 0 ? t('mark.unsent', { count: marks.get().unsent }) : null),
    });
  }, [marks, t]);
  return { marks, state: useSyncExternalStore(marks.watch, marks.get) };
}
