import { useQueryClient } from '@tanstack/react-query';
import { type BankedQuestion, type Draft, type DraftContent, writingApi } from '@zhibi/contract/questions/writing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, refresh } from '../../../platform/api.js';
import { asRefusal } from '../../../platform/refusal.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { session } from '../../../platform/session-store.js';
import { Autosave } from './autosave.js';
import { changed, openHistory, redone, undone } from './editor-history.js';
import { inReadingOrder } from './rules-part.js';

/** What the editor was opened with. */
export interface Opened {
  draftId: string;
  question: BankedQuestion | null;
  draft: Draft | null;
  content: DraftContent;
}

const PAUSE_MS = 1500;

function later(work: () => void): () => void {
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
}

const readable = ({ body, facts }: DraftContent): DraftContent => ({
  facts,
  body: { ...inReadingOrder(body), parts: body.parts.map(inReadingOrder) },
});

/** The question being written: its words with their way back, and the draft that follows them to the server. */
export function useQuestionEditor({ draftId, question, draft, content }: Opened) {
  const queries = useQueryClient();
  const [, setQuery] = useSearchParams();
  const [history, setHistory] = useState(() => openHistory(readable(content)));
  const [autosave] = useState(
    () =>
      new Autosave(
        {
          draftId,
          questionId: question?.questionId ?? null,
          baseVersion: draft?.baseVersion ?? question?.version ?? null,
        },
        draft && { revision: draft.revision, savedAt: draft.savedAt },
        {
          keep: (input) => call(writingApi.keepDraft, input),
          toRefusal: (error) => asRefusal(error, session.get().language),
          later,
          // A reload opens the same draft.
          onFirst: () => {
            if (!question)
              setQuery((before) => new URLSearchParams([...before, ['draft', draftId]]), { replace: true });
            void refresh(queries, [writingApi.drafts]);
          },
        },
      ),
  );
  const saving = useSyncExternalStore(autosave.subscribe, autosave.get);
  // The server must have what was typed before the screen is gone.
  useEffect(() => () => void autosave.flush(), [autosave]);
  const isUnsaved = saving.state !== 'clean' && saving.state !== 'saved';
  // Closing the window is the browser's business; it asks in its own words.
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const show = (next: ReturnType<typeof openHistory>) => {
    setHistory(next);
    if (next.now !== history.now) autosave.want(next.now);
  };
  return {
    content: history.now,
    saving,
    autosave,
    change: (next: DraftContent, place: string | null) => show(changed(history, next, place)),
    undo: history.past.length > 0 ? () => show(undone(history)) : undefined,
    redo: history.future.length > 0 ? () => show(redone(history)) : undefined,
  };
}
