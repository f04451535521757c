import { captureApi } from '@zhibi/contract/capture';
import { useSyncExternalStore } from 'react';
import { call } from '../../platform/api.js';
import { tell } from '../../platform/tell.js';
import { InkSender, type SenderState } from './ink-sender.js';

/** The ink of the pen lab: one sender for the tab, so that leaving the page loses nothing. */
export const labInk = new InkSender({
  send: (pageCode, strokes) => call(captureApi.labInk, { pageCode, strokes }),
  later: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  onRefused: (refusal) => {
    if (!refusal.isSaid) tell.error(refusal.message);
  },
});

export const useLabInk = (): SenderState => useSyncExternalStore(labInk.watch, labInk.get);
