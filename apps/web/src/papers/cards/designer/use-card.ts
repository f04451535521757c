import { useQueryClient } from '@tanstack/react-query';
import { type Card, type CardDesign, cardFaults, cardsApi } from '@zhibi/contract/papers/cards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, keyOf, useWrite } from '../../../platform/api.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { notify } from '../../../platform/notify.js';
import { changed, openHistory, redone, undone } from './history.js';

const draftOf = ({ paperId, revision }: Card) => `card ${paperId} ${revision}`;

/** A card while it is drawn: kept over a reload, with the way back, until it is saved. */
export function useCard(opened: Card) {
  const { t } = useTranslation('cards');
  const queries = useQueryClient();
  const { paperId } = opened;
  const [saved, setSaved] = useState(opened);
  const [draft, keepDraft, dropDraft] = useDraft(draftOf(saved), () => ({
    title: opened.title,
    design: opened.design,
  }));
  const [history, setHistory] = useState(() => openHistory(draft.design));
  const [isMet, setMet] = useState(false);
  const put = (next: typeof history) => {
    setHistory(next);
    keepDraft({ ...draft, design: next.now });
  };
  const show = (card: Card) => {
    setSaved(card);
    queries.setQueryData(keyOf(cardsApi.open, { paperId }), card);
  };
  /** The server's card is the one on the screen; what was drawn here is one step back. */
  const take = (card: Card) => {
    dropDraft();
    show(card);
    setHistory((before) => changed(before, card.design, null));
  };
  /** Somebody else, or another tab, has saved meanwhile. */
  const meet = async () => {
    take(await call(cardsApi.open, { paperId }));
    setMet(true);
  };
  const save = useWrite(cardsApi.save, [cardsApi.list], {
    handles: ['changed-meanwhile'],
    onDone: (card, sent) => {
      dropDraft();
      // What was drawn while it was saved is not saved: it is a draft of what the server has now.
      const isMore = history.now !== sent.design || draft.title !== sent.title;
      if (isMore) formDrafts.keep(draftOf(card), { ...draft, design: history.now });
      setMet(false);
      show(card);
      // The server rounds and orders what it keeps: compared with what was drawn, the card would never be saved.
      setHistory((before) => (before.now === sent.design ? { ...before, now: card.design } : before));
      notify.done(t('saved'));
    },
    onRefused: ({ reason }) => {
      if (reason === 'changed-meanwhile') void meet();
    },
  });
  const renew = useWrite(cardsApi.renew, [cardsApi.list], {
    handles: ['changed-meanwhile'],
    onDone: take,
    onRefused: ({ reason }) => {
      if (reason === 'changed-meanwhile') void meet();
    },
  });
  const release = useWrite(cardsApi.release, [cardsApi.list], {
    handles: ['changed-meanwhile'],
    onDone: (card) => {
      show(card);
      notify.done(t('releasedNow'));
    },
    onRefused: ({ reason }) => {
      if (reason === 'changed-meanwhile') void meet();
    },
  });
  const isDirty = draft.title !== saved.title || JSON.stringify(history.now) !== JSON.stringify(saved.design);
  const version = { paperId, revision: saved.revision };
  return {
    saved,
    title: draft.title,
    design: history.now,
    faults: cardFaults(history.now),
    isDirty,
    isMet,
    isBusy: save.isPending || renew.isPending || release.isPending,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    canEdit: saved.can.edit,
    version,
    show,
    change: (next: CardDesign, place: string | null = null) => put(changed(history, next, place)),
    undo: () => put(undone(history)),
    redo: () => put(redone(history)),
    save: () => {
      if (isDirty && !save.isPending) save.mutate({ ...version, title: draft.title, design: history.now });
    },
    renew: () => renew.mutate(version),
    release: () => release.mutate(version),
  };
}

export type CardWork = ReturnType<typeof useCard>;
