import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AssistantTurn, assistantApi, assistantMode } from '@zhibi/contract/assistant';
import { useState } from 'react';
import { call, keyOf, type Refusal, useRead, useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';
import { asRefusal } from '../../platform/refusal.js';
import { session } from '../../platform/session-store.js';
import { askStreamed, type Lines } from './ask-streamed.js';

interface Said {
  items: AssistantTurn[];
  examples: string[];
  model: string | null;
}
const nothing: Said = { items: [], examples: [], model: null };
/** What the panel says itself, beside the question. */
const saidHere = ['too-long', 'asked-too-often'];

/** What was asked and answered in this login, and asking more; with a model the answer is told as it comes. */
export function useConversation() {
  const queries = useQueryClient();
  const read = useRead(assistantApi.history, {});
  const { items: turns, examples, model } = read.data ?? nothing;
  const [asking, setAsking] = useState<string | null>(null);
  const [coming, setComing] = useState<Lines>([]);
  const [failed, setFailed] = useState<{ asked: string; why: string } | null>(null);
  const put = (change: (items: AssistantTurn[]) => AssistantTurn[]) =>
    queries.setQueryData<Said>(keyOf(assistantApi.history, {}), (before = nothing) => ({
      ...before,
      items: change(before.items),
    }));
  const write = useMutation<AssistantTurn, Refusal, string>({
    mutationFn: (text) => {
      const input = { text, mode: assistantMode(location.host) };
      if (model === null) return call(assistantApi.ask, input);
      return askStreamed(input, (line) => setComing((before) => [...before, line]));
    },
    onSuccess: (turn) => put((items) => [...items, turn]),
    onError: (error, asked) => {
      const refusal = asRefusal(error, session.get().language);
      if (!refusal.isSaid && !saidHere.includes(refusal.reason)) notify.error(refusal.message);
      setFailed({ asked, why: refusal.message });
    },
    onSettled: () => {
      setAsking(null);
      setComing([]);
    },
  });
  const clearing = useWrite(assistantApi.clear, [], { onDone: () => put(() => []) });
  return {
    read,
    turns,
    examples,
    model,
    asking,
    coming,
    failed,
    ask: (text: string) => {
      setFailed(null);
      setComing([]);
      setAsking(text);
      write.mutate(text);
    },
    clear: () => {
      setFailed(null);
      clearing.mutate({});
    },
  };
}
export type Talk = ReturnType<typeof useConversation>;
