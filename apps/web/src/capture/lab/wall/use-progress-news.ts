import { useQueryClient } from '@tanstack/react-query';
import { homeworkApi } from '@zhibi/contract/homework';
import { z } from 'zod';
import { refresh } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';

const Progress = z.object({ homeworkId: z.string() });

/** Keeps the states of the students as the server says them. */
export function useProgressNews(homeworkId: string): void {
  const queries = useQueryClient();
  useEvent('homework-progress', (data) => {
    if (Progress.safeParse(data).data?.homeworkId === homeworkId)
      void refresh(queries, [homeworkApi.submissions, homeworkApi.detail]);
  });
}
