import { useQueryClient } from '@tanstack/react-query';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, keyOf, refresh } from '../../platform/api.js';
import { formDrafts } from '../../platform/drafts/form-drafts.js';
import { notify } from '../../platform/notify.js';
import { say } from '../../platform/text.js';
import { useUnsaved } from '../../platform/use-unsaved.js';
import { type EmptySection, emptyOf } from './content.js';
import { Draft, type DraftNeeds, type DraftView } from './draft.js';
import { refreshPages } from './refresh-pages.js';

/** The draft of a paper while its screen is open. Callers give the component the paper's id as its key. */
export function useDraft(paper: Paper): [DraftView, Draft] {
  const queries = useQueryClient();
  const [draft] = useState(() => {
    const { paperId } = paper;
    const keep = (saved: Paper) => queries.setQueryData(keyOf(papersApi.detail, { paperId }), saved);
    const needs: DraftNeeds = {
      save: (input) => call(papersApi.save, input),
      load: () => call(papersApi.detail, { paperId }),
      onSaved: (saved) => {
        keep(saved);
        void refresh(queries, [papersApi.list]);
        void refreshPages(queries, paperId);
      },
      onMerged: () => notify.warn(say('papers:saved.merged')),
      onRefused: (refusal) => {
        if (!refusal.isSaid) notify.error(refusal.message);
      },
    };
    return new Draft(paper, needs, keptEmpty(paperId));
  });
  const view = useSyncExternalStore(draft.subscribe, draft.get);
  // The browser's storage: a section without questions is there again on the next visit, though the server keeps none.
  const empty = JSON.stringify(emptyOf(view.content));
  useEffect(() => {
    if (empty === '[]') formDrafts.drop(sectionsOf(draft.paperId));
    else formDrafts.keep(sectionsOf(draft.paperId), { empty: JSON.parse(empty) });
  }, [draft, empty]);
  // The draft lives outside React: what the server answers to others is shown to it too.
  useEffect(() => draft.see(paper), [draft, paper]);
  // The server must have what was typed before the screen is gone.
  useEffect(() => () => void draft.flush(), [draft]);
  useUnsaved(view.state !== 'saved' && view.state !== 'refused', draft);
  return [view, draft];
}

const sectionsOf = (paperId: string) => `paper sections ${paperId}`;

function keptEmpty(paperId: string): EmptySection[] {
  const kept = formDrafts.of(sectionsOf(paperId))?.empty;
  return Array.isArray(kept) ? (kept as EmptySection[]) : []; // as: written above alone
}
