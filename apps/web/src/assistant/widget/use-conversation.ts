import { useQueryClient } from '@tanstack/react-query';
import { type AssistantTurn, assistantApi, assistantMode } from '@zhibi/contract/assistant';
import { useState } from 'react';
import { keyOf, useRead, useWrite } from '../../platform/api.js';

/** What was asked and answered in this login, and asking more. */
export function useConversation() {
  const queries = useQueryClient();
  const read = useRead(assistantApi.history, {});
  const [asking, setAsking] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ asked: string; why: string } | null>(null);
  const put = (change: (items: AssistantTurn[]) => AssistantTurn[]) =>
    queries.setQueryData<{ items: AssistantTurn[]; examples: string[] }>(keyOf(assistantApi.history, {}), (before) => ({
      items: change(before?.items ?? []),
      examples: before?.examples ?? [],
    }));
  const write = useWrite(assistantApi.ask, [], {
    handles: ['too-long', 'asked-too-often'],
    onDone: (turn) => {
      put((items) => [...items, turn]);
      setAsking(null);
    },
    onRefused: ({ message }) => {
      setFailed(asking === null ? null : { asked: asking, why: message });
      setAsking(null);
    },
  });
  const clearing = useWrite(assistantApi.clear, [], { onDone: () => put(() => []) });
  return {
    read,
    turns: read.data?.items ?? [],
    examples: read.data?.examples ?? [],
    asking,
    failed,
    ask: (text: string) => {
      setFailed(null);
      setAsking(text);
      write.mutate({ text, mode: assistantMode(location.host) });
    },
    clear: () => {
      setFailed(null);
      clearing.mutate({});
    },
  };
}
export type Talk = ReturnType<typeof useConversation>;
