import { captureApi } from '@zhibi/contract/capture';
import { useSyncExternalStore } from 'react';
import { call } from '../../../platform/api.js';
import { leaving } from '../../../platform/leaving.js';
import { notify } from '../../../platform/notify.js';
import { say } from '../../../platform/text.js';
import { InkSender, type SenderState } from './ink-sender.js';

/** Ink of a teacher waits beside that of the student on the same page. */
const AS_TEACHER = 'teacher ';
export const sheetOf = (pageCode: string, as: 'student' | 'teacher'): string =>
  as === 'teacher' ? `${AS_TEACHER}${pageCode}` : pageCode;

/** The ink of the pen lab: one sender for the tab, so that leaving the page loses nothing. */
export const labInk = new InkSender({
  send: (sheet, strokes) =>
    sheet.startsWith(AS_TEACHER)
      ? call(captureApi.labInk, { pageCode: sheet.slice(AS_TEACHER.length), strokes, as: 'teacher' })
      : call(captureApi.labInk, { pageCode: sheet, strokes }),
  later: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  onRefused: (refusal) => {
    if (!refusal.isSaid) notify.error(refusal.message);
  },
});

leaving.on({
  unsaved: () => (labInk.get().unsent > 0 ? say('capture:sent.kept', { count: labInk.get().unsent }) : null),
  forget: () => labInk.forget(),
});

export const useLabInk = (): SenderState => useSyncExternalStore(labInk.watch, labInk.get);
