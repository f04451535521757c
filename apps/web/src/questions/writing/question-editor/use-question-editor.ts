import { useQueryClient } from '@tanstack/react-query';
import { type BankedQuestion, type Draft, type DraftContent, writingApi } from '@zhibi/contract/questions/writing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, refresh } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { asRefusal } from '../../../platform/refusal.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { session } from '../../../platform/session-store.js';
import { say } from '../../../platform/text.js';
import { useUnsaved } from '../../../platform/use-unsaved.js';
import { Autosave } from './autosave.js';
import { changed, openHistory, redone, undone } from './editor-history.js';
import { LocalDraft } from './local-draft.js';
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
  const [local] = useState(() => new LocalDraft({ draftId, questionId: question?.questionId ?? null }));
  const [typed] = useState(() => local.of(draft?.revision));
  const [history, setHistory] = useState(() => {
    const stored = openHistory(readable(content));
    return typed ? changed(stored, typed, null) : stored;
  });
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
  // What the browser has kept since the server last heard goes there now; a step back brings the server's own.
  useEffect(() => {
    if (!typed) return;
    notify.warn(say('platform:draft.restored'));
    autosave.want(typed);
  }, [autosave, typed]);
  // The storage of the browser: what the server has is no longer kept there.
  useEffect(() => {
    if (saving.state === 'saved') local.drop();
  }, [saving.state, local]);
  // The server must have what was typed before the screen is gone.
  useEffect(
    () => () => void autosave.flush().then(() => autosave.get().state !== 'failed' && local.drop()),
    [autosave, local],
  );
  const isUnsaved = saving.state !== 'clean' && saving.state !== 'saved';
  useUnsaved(isUnsaved, autosave);

  const show = (next: ReturnType<typeof openHistory>) => {
    setHistory(next);
    if (next.now === history.now) return;
    local.keep(next.now, autosave.revision);
    autosave.want(next.now);
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
