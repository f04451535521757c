import { useQueryClient } from '@tanstack/react-query';
import { type PrintOptions, printingApi } from '@zhibi/contract/printing';
import { useEffect, useRef, useState } from 'react';
import { refresh, useWrite } from '../../../platform/api.js';

interface Run {
  printRunId: string;
  order: { orderId: string; revision: number; isPushed: boolean } | null;
}
interface Wished {
  options: PrintOptions;
  wantedAt: string;
  note: string;
}

export interface Progress {
  done: number;
  total: number;
}

/**
 * Orders copies one after the other and pushes each. It ends at the first refusal, which is said at the top of the window, or when somebody
 * leaves the page: what is done stays done, and whoever begins again goes on with the rest.
 */
export function useSendTogether(onDone: (count: number) => void) {
  const queries = useQueryClient();
  const creating = useWrite(printingApi.create);
  const moving = useWrite(printingApi.move);
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  const sendOne = async ({ printRunId, order }: Run, wished: Wished) => {
    const made = order ?? (await creating.mutateAsync({ ...wished, printRunId }));
    await moving.mutateAsync({ orderId: made.orderId, revision: made.revision, move: 'push' });
  };
  const send = async (runs: readonly Run[], wished: Wished) => {
    isStopped.current = false;
    let count = 0;
    setProgress({ done: 0, total: runs.length });
    for (const run of runs) {
      if (isStopped.current) break;
      const isSent = await sendOne(run, wished).then(
        () => true,
        () => false,
      );
      if (!isSent) break;
      count += 1;
      setProgress({ done: count, total: runs.length });
    }
    setProgress(null);
    void refresh(queries, [printingApi.list, printingApi.forRuns, printingApi.forRun]);
    if (count === runs.length && !isStopped.current) onDone(count);
  };
  // Whoever leaves the page has stopped: what is under way is finished, nothing is begun after it.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  return {
    /** Null while nothing is being sent. */
    progress,
    send: (runs: readonly Run[], wished: Wished) => void send(runs, wished),
  };
}
