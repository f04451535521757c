import { uploadApi } from '@zhibi/contract/disk/upload';
import { useSyncExternalStore } from 'react';
import { call } from '../../platform/client.js';
import { session } from '../../platform/session-store.js';
import { hashInWorker, hashPartInWorker } from './hash.js';
import { browserFiles } from './kept-files.js';
import { Tray } from './tray.js';
import type { UploadItem } from './upload-item.js';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('stopped', 'AbortError'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** The one tray of this tab. */
export const tray = new Tray({
  calls: {
    getUploadId: (input, signal) => call(uploadApi.getUploadId, input, { signal }),
    upload: (input, signal) => call(uploadApi.upload, input, { signal }),
    merge: (input, signal) => call(uploadApi.merge, input, { signal }),
    abort: (uploadId) => call(uploadApi.abort, { uploadId }),
  },
  hash: hashInWorker,
  hashPart: hashPartInWorker,
  kept: browserFiles,
  now: () => performance.now(),
  wait,
});

// Files that were chosen before the tray knew whose they are go with the login under which they were chosen.
let login = session.loginMark;
session.subscribe(() => {
  if (session.loginMark === login) return;
  login = session.loginMark;
  tray.close();
});

export const useTray = (): readonly UploadItem[] => useSyncExternalStore(tray.subscribe, tray.get);
