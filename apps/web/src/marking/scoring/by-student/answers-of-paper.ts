import type { QueryClient } from '@tanstack/react-query';
import { markingApi } from '@zhibi/contract/marking';
import type { z } from 'zod';
import { keyOf } from '../../../platform/api.js';
import type { AnswerCache } from '../../parts/engine/use-marking-session.js';

type Paper = z.output<typeof markingApi.papers.output>;

/** Answers as they are kept paper by paper; an answer is found in whichever paper holds it. */
export function answersOfPaper(queries: QueryClient, homeworkId: string): AnswerCache {
  const papers = { queryKey: keyOf(markingApi.papers) };
  const refresh = async () => {
    await Promise.all(
      [papers.queryKey, keyOf(markingApi.students, { homeworkId })].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
  return {
    find: (_, answerId) => {
      for (const [, paper] of queries.getQueriesData<Paper>(papers)) {
        const met = paper?.answers.find((one) => one.answerId === answerId);
        if (met) return met;
      }
      return undefined;
    },
    patch: (_, answerId, change) =>
      void queries.setQueriesData<Paper>(
        papers,
        (old) =>
          old && {
            ...old,
            answers: old.answers.map((one) => (one.answerId === answerId ? { ...one, ...change } : one)),
          },
      ),
    refresh,
    onSettled: () => void refresh(),
  };
}
