import { useQueryClient } from '@tanstack/react-query';
import {
  type Corners,
  type Ground,
  type GroundQuestion,
  groundApi,
  groundFaults,
  type Printed,
  printedOf,
} from '@zhibi/contract/papers/ground';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { notify } from '../../../platform/notify.js';
import { changed, openHistory, redone, undone } from '../../parts/history.js';

interface Before {
  page: number;
  corners: Corners | null;
  questions: readonly GroundQuestion[];
}

/** The questions of pages while they are drawn: kept over a reload, with the way back, until they are saved. */
export function useGround(opened: Ground) {
  const { t } = useTranslation('ground');
  const queries = useQueryClient();
  const { groundId } = opened;
  const [saved, setSaved] = useState(opened);
  const [draft, keepDraft, dropDraft] = useDraft(`ground ${groundId} ${opened.revision}`, () => ({
    title: opened.title,
    questions: opened.questions,
  }));
  const [history, setHistory] = useState(() => openHistory(draft.questions));
  const printed = useMemo(
    () => new Map<number, Printed>(saved.pages.map(({ page, ink }) => [page, printedOf(ink)])),
    [saved.pages],
  );
  const show = (answer: Ground) => {
    dropDraft();
    setSaved(answer);
    queries.setQueryData(keyOf(groundApi.open, { groundId }), answer);
  };
  const put = (next: typeof history) => {
    setHistory(next);
    keepDraft({ ...draft, questions: [...next.now] });
  };
  const saving = useWrite(groundApi.save, [groundApi.list], { onDone: show });
  const turning = useWrite(groundApi.turn, [groundApi.list], {
    onDone: (answer) => {
      show(answer);
      setHistory(openHistory(answer.questions));
      keepDraft({ title: draft.title, questions: answer.questions });
      notify.done(t('turned'));
    },
  });
  // Before the corners of a page were set: the way back, until something else is done with the pages.
  const [before, setBefore] = useState<Before | null>(null);
  const straightening = useWrite(groundApi.setCorners, [groundApi.list], {
    onDone: (answer) => {
      show(answer);
      setHistory(openHistory(answer.questions));
      keepDraft({ title: draft.title, questions: answer.questions });
    },
  });
  const setCorners = async (page: number, corners: Corners | null) => {
    const was = saved.pages.find((one) => one.page === page)?.corners ?? null;
    const { questions: drawn, revision } = saved;
    await straightening.mutateAsync({ groundId, revision, page, corners });
    setBefore({ page, corners: was, questions: drawn });
    notify.done(t('corners.done'));
  };
  const takeBack = async () => {
    if (before === null) return;
    const { page, corners } = before;
    const back = await straightening.mutateAsync({ groundId, revision: saved.revision, page, corners });
    const title = draft.title.trim() || back.title;
    const answer = await saving.mutateAsync({
      groundId,
      revision: back.revision,
      title,
      questions: [...before.questions],
    });
    setHistory(openHistory(answer.questions));
    setBefore(null);
  };
  const { pageSize, pages } = saved;
  const questions = history.now;
  const isDirty = draft.title !== saved.title || JSON.stringify(questions) !== JSON.stringify(saved.questions);
  const title = draft.title.trim();
  const save = async (): Promise<Ground> => {
    if (!isDirty) return saved;
    return saving.mutateAsync({ groundId, revision: saved.revision, title, questions: [...questions] });
  };
  return {
    saved,
    title: draft.title,
    setTitle: (next: string) => keepDraft({ ...draft, title: next }),
    questions,
    printed,
    faults: useMemo(
      () => groundFaults({ pageSize, pageCount: pages.length, questions, printedOn: (page) => printed.get(page) }),
      [pageSize, pages.length, questions, printed],
    ),
    isDirty,
    isBusy: saving.isPending || turning.isPending || straightening.isPending,
    setCorners,
    /** The page whose corners were set last, as long as that can be taken back. */
    straightened: before?.page ?? null,
    takeBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: readonly GroundQuestion[], place: string | null) => {
      setBefore(null);
      put(changed(history, next, place));
    },
    undo: () => put(undone(history)),
    redo: () => put(redone(history)),
    save,
    turn: (page: number, by: '90' | '180' | '270') => {
      setBefore(null);
      turning.mutate({ groundId, revision: saved.revision, page, by });
    },
  };
}

export type GroundWork = ReturnType<typeof useGround>;
