import { useQueryClient } from '@tanstack/react-query';
import { type KeptBook, treesApi } from '@zhibi/contract/questions/trees';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refresh, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import type { Undoable } from '../undo-note.js';

export type BookAct = 'edit' | 'clone' | 'compare' | 'give' | 'users' | 'retire' | 'restore' | 'remove';

/** What is being done with which textbook, and what can be undone of it. */
export function useBookActs() {
  const { t } = useTranslation('trees');
  const queries = useQueryClient();
  const [doing, setDoing] = useState<{ act: BookAct; book: KeptBook } | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const close = () => setDoing(null);
  const options = {
    handles: ['changed' as const],
    onRefused: ({ reason }: Refusal) => {
      close();
      if (reason !== 'changed') return;
      notify.warn(t('books.changed'));
      void refresh(queries, [treesApi.books]);
    },
  };
  const retiring = useWrite(treesApi.retireBook, [treesApi.books], options);
  const restoring = useWrite(treesApi.restoreBook, [treesApi.books], options);
  const removing = useWrite(treesApi.removeBook, [treesApi.books], options);
  const done = (what: Undoable) => {
    setUndoable(what);
    close();
  };
  const retire = ({ textbookId, revision: seen, title }: KeptBook) =>
    retiring.mutate(
      { textbookId, revision: seen },
      {
        onSuccess: ({ revision }) =>
          done({ kind: 'retired', textbookId, revision, words: t('books.retiredNow', { title }) }),
      },
    );
  const remove = ({ textbookId, revision, title }: KeptBook) =>
    removing.mutate(
      { textbookId, revision },
      { onSuccess: ({ undoId }) => done({ kind: 'removed', undoId, words: t('books.removed', { title }) }) },
    );
  const restore = ({ textbookId, revision, title }: KeptBook) =>
    restoring.mutate({ textbookId, revision }, { onSuccess: () => notify.done(t('books.restoredNow', { title })) });
  return {
    doing,
    undoable,
    close,
    retire,
    remove,
    isBusy: retiring.isPending || removing.isPending,
    act: (act: BookAct, book: KeptBook) => (act === 'restore' ? restore(book) : setDoing({ act, book })),
    forget: () => setUndoable(null),
  };
}
