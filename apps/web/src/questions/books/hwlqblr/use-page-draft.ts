import { useQueryClient } from '@tanstack/react-query';
import { booksApi, type OwnBook, type OwnPage } from '@zhibi/contract/questions/books';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, refresh, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { useUnsaved } from '../../../platform/use-unsaved.js';
import { useQuery } from '../../parts/use-query.js';

export type PageDraft = Pick<OwnPage, 'fileId' | 'itemIds' | 'areas'>;
const changed = [booksApi.one, booksApi.questions, booksApi.shelf, booksApi.progress];

/** A page as it is being entered. Kept on saving, and also when somebody goes elsewhere without it. */
export function usePageDraft(book: OwnBook, page: OwnPage) {
  const { t } = useTranslation('books');
  const queries = useQueryClient();
  const { of, set } = useQuery();
  const [draft, setDraft] = useState<PageDraft>(() => {
    const { fileId, areas, itemIds } = page;
    // What was just written for this page.
    const put = page.can.edit ? of('put') : '';
    return { fileId, areas, itemIds: put && !itemIds.includes(put) ? [...itemIds, put] : itemIds };
  });
  const isDirty =
    draft.fileId !== page.fileId || draft.itemIds.join() !== page.itemIds.join() || draft.areas !== page.areas;
  const input = { bookId: book.bookId, page: page.page, revision: page.revision, ...draft };
  const save = useWrite(booksApi.savePage, changed, {
    onDone: () => {
      set({ put: null });
      notify.done(t('bench.saved', { page: page.page }));
    },
  });
  const left = useRef<(() => Promise<unknown>) | null>(null);
  left.current =
    isDirty && !save.isPending
      ? () => call(booksApi.savePage, input).then(() => refresh(queries, changed), notifyRefusal)
      : null;
  // Leaving is the browser's and the router's: what was entered is sent after all.
  useEffect(() => () => void left.current?.(), []);
  const [keeper] = useState(() => ({ flush: async () => left.current?.() }));
  useUnsaved(isDirty, keeper);
  return {
    draft,
    isDirty,
    isSaving: save.isPending,
    change: (part: Partial<PageDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => isDirty && !save.isPending && save.mutate(input),
    saveFirst: async () => {
      if (isDirty) await save.mutateAsync(input);
    },
  };
}

/** Who has left is told at the top of the window. */
const notifyRefusal = (error: Error) => notify.error(error.message);
