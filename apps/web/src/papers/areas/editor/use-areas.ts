import { useQueryClient } from '@tanstack/react-query';
import type { AnswerArea } from '@zhibi/contract/papers';
import { areaFaults, areasApi, type PaperAreas, type ProposalSource } from '@zhibi/contract/papers/areas';
import { libraryApi } from '@zhibi/contract/papers/library';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, keyOf, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { notify } from '../../../platform/notify.js';
import { changed, openHistory, redone, undone } from '../../parts/history.js';

/** A rest longer than this is no work. */
const REST_MS = 60_000;

/** The areas of a paper while they are drawn: kept over a reload, with the way back, until they are saved. */
export function useAreas(opened: PaperAreas) {
  const { t } = useTranslation('areas');
  const queries = useQueryClient();
  const { paperId } = opened;
  const [saved, setSaved] = useState(opened);
  const [draft, keepDraft, dropDraft] = useDraft(`areas ${paperId} ${opened.revision}`, () => ({
    areas: [...opened.geometry.areas],
    source: 'layout' as ProposalSource,
    seconds: 0,
  }));
  const [history, setHistory] = useState(() => openHistory(draft.areas));
  const [workedAt, setWorkedAt] = useState(() => Date.now());
  const [metBy, setMetBy] = useState<PaperAreas['marking']>(null);
  const { pageSize, pageCount } = saved.geometry;
  const itemIds = saved.items.map(({ itemId }) => itemId);
  const put = (next: typeof history, source = draft.source) => {
    const now = Date.now();
    const seconds = draft.seconds + Math.round(Math.min(now - workedAt, REST_MS) / 1000);
    setWorkedAt(now);
    setHistory(next);
    keepDraft({ areas: [...next.now], source, seconds });
  };
  const show = (answer: PaperAreas) => {
    setSaved(answer);
    queries.setQueryData(keyOf(areasApi.open, { paperId }), answer);
  };
  const save = useWrite(areasApi.save, [areasApi.queue, libraryApi.detail], {
    handles: ['areas-changed'],
    onDone: (answer) => {
      dropDraft();
      setMetBy(null);
      show(answer);
      setHistory((before) => ({ ...before, now: answer.geometry.areas }));
      notify.done(t('saved', { revision: answer.revision }));
    },
    onRefused: ({ reason }) => {
      if (reason === 'areas-changed') void meet();
    },
  });
  /** Somebody else has saved meanwhile: theirs is shown, and what was drawn here is one step back. */
  const meet = async () => {
    const theirs = await call(areasApi.open, { paperId });
    show(theirs);
    setMetBy(theirs.marking);
    put(changed(history, theirs.geometry.areas, null));
  };
  return {
    saved,
    areas: history.now,
    faults: areaFaults(history.now, { pageSize, pageCount, itemIds, foldMm: saved.foldMm }),
    isDirty:
      history.now !== saved.geometry.areas && JSON.stringify(history.now) !== JSON.stringify(saved.geometry.areas),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isSaving: save.isPending,
    metBy,
    show,
    change: (next: readonly AnswerArea[], place: string | null) => put(changed(history, next, place)),
    propose: (next: readonly AnswerArea[], source: ProposalSource) => put(changed(history, next, null), source),
    undo: () => put(undone(history)),
    redo: () => put(redone(history)),
    save: (reissue?: string) =>
      save.mutate({
        paperId,
        revision: saved.revision,
        areas: [...history.now],
        source: draft.source,
        seconds: Math.min(draft.seconds, 86_400),
        ...(reissue === undefined ? {} : { reissue }),
      }),
  };
}

export type Areas = ReturnType<typeof useAreas>;
