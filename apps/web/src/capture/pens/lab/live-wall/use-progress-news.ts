import { useQueryClient } from '@tanstack/react-query';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { homeworkApi } from '@zhibi/contract/homework';
import { refresh } from '../../../../platform/api.js';
import { useEvent } from '../../../../platform/events/use-event.js';

/** Keeps the states of the students as the server says them. */
export function useProgressNews(homeworkId: string): void {
  const queries = useQueryClient();
  useEvent(homeworkEvents.progress, (moved) => {
    if (moved.homeworkId === homeworkId) void refresh(queries, [homeworkApi.submissions, homeworkApi.detail]);
  });
}
