import { type ScanBatchDetail, type ScanPage, scansApi } from '@zhibi/contract/capture/scans';
import { useState } from 'react';
import { useWrite } from '../../../platform/api.js';
import { type Wait, waitsOf } from './waits.js';

const refreshed = [scansApi.batch, scansApi.page, scansApi.batches];

/** What is asked now, what was answered, and which page is looked at. */
export function useBench(batch: ScanBatchDetail) {
  const waits = waitsOf(batch);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<string | null>(null);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [answered, setAnswered] = useState<readonly { pageId: string; no: number }[]>([]);
  const settling = useWrite(scansApi.settle, refreshed);
  const assigning = useWrite(scansApi.assign, refreshed);
  const settingAside = useWrite(scansApi.setAside, refreshed);
  const settlingFile = useWrite(scansApi.settleFile, refreshed);

  const open = waits.filter(({ key }) => !skipped.has(key));
  const wait: Wait | undefined = open.find(({ key }) => key === wanted) ?? open[0] ?? waits[0];
  const page: ScanPage | undefined =
    batch.scanned.find(({ pageId }) => pageId === lookedAt) ?? wait?.page ?? batch.scanned[0];
  const goOn = () => {
    setWanted(null);
    setLookedAt(null);
  };
  const step = (by: number) => {
    const at = batch.scanned.findIndex(({ pageId }) => pageId === page?.pageId);
    setLookedAt(batch.scanned[at + by]?.pageId ?? page?.pageId ?? null);
  };
  return {
    wait,
    page,
    open,
    waits,
    answered,
    isBusy: [settling, assigning, settingAside, settlingFile].some(({ isPending }) => isPending),
    step,
    look: (pageId: string) => {
      setLookedAt(pageId);
      setWanted(waits.find((one) => one.page.pageId === pageId)?.key ?? null);
    },
    ask: ({ key }: Wait) => {
      setWanted(key);
      setLookedAt(null);
    },
    skip: () => {
      if (wait) setSkipped((known) => new Set([...known, wait.key]));
      goOn();
    },
    settle: ({ pageId, no }: { pageId: string; no: number }, chosen: string[]) => {
      setAnswered((known) => [...known, { pageId, no }]);
      settling.mutate({ pageId, no, chosen });
      goOn();
    },
    undo: () => {
      const last = answered.at(-1);
      if (!last) return;
      setAnswered((known) => known.slice(0, -1));
      settling.mutate({ ...last, chosen: null });
      setWanted(`${last.pageId} ${last.no}`);
      setLookedAt(null);
    },
    assign: (pageId: string, { studentId, page: no }: { studentId: string; page: number }) => {
      assigning.mutate({ pageId, studentId, page: no });
      goOn();
    },
    settleFile: (position: number, settled: boolean) =>
      settlingFile.mutate({ batchId: batch.batchId, position, settled }),
    setAside: (pageId: string) => {
      settingAside.mutate({ pageId });
      goOn();
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
