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
import { groundOf, type Meanwhile, meanwhileOf } from './rules-meanwhile.js';
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
  const [typed] = useState(() => local.of(draft?.revision ?? null));
  // What a saving replaces: the version and the facts that were seen when this was written.
  const [ground, setGround] = useState(() => {
    const now = groundOf(question);
    return now && { ...now, version: draft?.baseVersion ?? now.version, ...typed?.ground };
  });
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(() => meanwhileOf({ question, draft }, typed));
  // What one login has begun is not finished by the next.
  const [login] = useState(() => session.loginMark);
  const [history, setHistory] = useState(() => {
    const stored = openHistory(readable(content));
    return typed ? changed(stored, typed.content, null) : stored;
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
          later: (work) => later(() => session.loginMark === login && work()),
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
    // Where somebody else was first, nothing of theirs is replaced before the person has seen it.
    if (!meanwhileOf({ question, draft }, typed)) autosave.want(typed.content);
  }, [autosave, typed, question, draft]);
  // The storage of the browser: what the server has is no longer kept there.
  useEffect(() => {
    if (saving.state === 'saved') local.drop();
    if (saving.state === 'waiting' && autosave.revision !== undefined) local.follow(autosave.revision);
  }, [saving, local, autosave]);
  // The server must have what was typed before the screen is gone.
  useEffect(
    () => () => {
      if (session.loginMark !== login) return;
      void autosave.flush().then(() => !['failed', 'changed'].includes(autosave.get().state) && local.drop());
    },
    [autosave, local, login],
  );
  const isUnsaved = saving.state !== 'clean' && saving.state !== 'saved';
  useUnsaved(isUnsaved, autosave);

  const show = (next: ReturnType<typeof openHistory>) => {
    setHistory(next);
    if (next.now === history.now) return;
    local.keep({ content: next.now, revision: autosave.revision ?? null, ground });
    autosave.want(next.now);
  };
  /** The person has seen what stands now: a saving replaces it, by theirs or by what was written here. */
  const decide = (which: 'mine' | 'theirs') => {
    if (!meanwhile) return;
    setGround(meanwhile.ground);
    setMeanwhile(null);
    if (meanwhile.ground) autosave.rebase(meanwhile.ground.version);
    // Theirs is one step: the way back brings what was written here.
    const next = which === 'mine' ? history : changed(history, readable(meanwhile.content), null);
    setHistory(next);
    local.keep({ content: next.now, revision: autosave.revision ?? null, ground: meanwhile.ground });
    autosave.want(next.now);
  };
  return {
    /** What the next saving is made from. */
    ground,
    meanwhile,
    decide,
    /** Another saving was first: what stands now is asked about. */
    meet: (now: BankedQuestion) =>
      setMeanwhile({ kind: 'question', content: { body: now.body, facts: now.facts }, ground: groundOf(now) }),
    content: history.now,
    saving,
    autosave,
    change: (next: DraftContent, place: string | null) => show(changed(history, next, place)),
    undo: history.past.length > 0 ? () => show(undone(history)) : undefined,
    redo: history.future.length > 0 ? () => show(redone(history)) : undefined,
  };
}
