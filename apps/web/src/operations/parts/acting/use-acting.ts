import { type Acting, operationsApi } from '@zhibi/contract/operations';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { serverNow } from '../../../platform/server-clock.js';
import { session } from '../../../platform/session-store.js';
import { instantOf } from '../../../platform/time.js';
import { useWorkspace } from '../../../platform/use-workspace.js';

const EVERY_MS = 60_000;

interface ActingNow {
  acting: Acting | null;
  leftMs: number;
  leave: () => void;
}

/** For which school this login acts, by the clock of the server. When the time is over, here or in another tab, the school is left and it is said. */
export function useActing(): ActingNow {
  const { t } = useTranslation('operations');
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const read = useRead(operationsApi.acting, {}, { everyMs: EVERY_MS, quiet: true });
  const change = useWorkspace();
  const ending = useWrite(operationsApi.endActing, [], { handles: ['acting-over' as never] }); // a reason of any call: who is out already wanted no more
  const isLeaving = useRef(false);
  const acting = read.data?.acting ?? null;
  const leftMs = acting ? Math.max(0, instantOf(acting.untilTime).getTime() - serverNow().getTime()) : 0;
  const isOver = read.error?.is('forbidden') === true || (acting !== null && leftMs === 0);
  // The clock is the browser's.
  useEffect(() => {
    if (acting === null) return;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [acting]);
  // The school in the storage is the browser's too: whatever stands there is sent with every call.
  useEffect(() => {
    if (!isOver || isLeaving.current || session.get().schoolId === '') return;
    isLeaving.current = true;
    notify.warn(t('acting.over'));
    change({ schoolId: '' });
  }, [isOver, change, t]);
  const leave = () => {
    isLeaving.current = true;
    ending.mutate({}, { onSettled: () => change({ schoolId: '' }) });
  };
  return { acting, leftMs, leave };
}
