import type { PaperItem } from '@zhibi/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../../platform/events/wire.js';
import * as edit from '../../parts/content.js';
import type { Draft, DraftView } from '../../parts/draft.js';
import { focusAgain } from './focus-again.js';

const noOf = (view: DraftView, itemId: string) => edit.itemsOf(view.content).find((one) => one.itemId === itemId)?.no;

/** Told to those who hear the screen. A removal is shown to everybody, with the way back, as long as nothing else has happened. */
interface Reported {
  text: string;
  /** The change of the draft that removed a question. */
  removedBy: number | null;
}

/** What a teacher does to the order and the points of a paper, and what is said about it. */
export function useChanges(draft: Draft) {
  const { t } = useTranslation('papers');
  const [reported, setReported] = useState<Reported>({ text: '', removedBy: null });
  const say = (text: string, removedBy: number | null = null) => setReported({ text, removedBy });
  const sayMoved = (itemId: string) => say(t('item.moved', { no: noOf(draft.get(), itemId) ?? '' }));
  const { change } = draft;
  return {
    reported,
    score: (itemId: string, score: number) => change(edit.setItem(itemId, { score })),
    scoreAll: (sectionId: string, score: number) => change(edit.scoreSection(sectionId, score)),
    choose: (sectionId: string, choose: number | undefined) => change(edit.chooseIn(sectionId, choose)),
    rename: (sectionId: string, title: string) => change(edit.renameSection(sectionId, title)),
    retitle: (title: string) => change(edit.retitle(title)),
    addSection: () => {
      const sectionId = uuid();
      change(edit.addSection(sectionId, t('compose.newSection')));
      focusAgain(`title-${sectionId}`);
    },
    removeSection: (sectionId: string) => change(edit.removeSection(sectionId)),
    moveSection: (sectionId: string, at: number, step: -1 | 1) => {
      change(edit.moveSection(sectionId, at + step));
      focusAgain(`${step < 0 ? 'up' : 'down'}-${sectionId}`);
    },
    step: ({ itemId }: PaperItem, step: -1 | 1) => {
      const place = edit.placeBeside(draft.get().content, itemId, step);
      if (!place) return;
      change(edit.moveItem(itemId, place));
      sayMoved(itemId);
      focusAgain(`${step < 0 ? 'up' : 'down'}-${itemId}`);
    },
    moveTo: ({ itemId }: PaperItem, sectionId: string) => {
      const at = draft.get().content.sections.find((one) => one.sectionId === sectionId)?.items.length ?? 0;
      change(edit.moveItem(itemId, { sectionId, at }));
      sayMoved(itemId);
      focusAgain(`up-${itemId}`);
    },
    remove: ({ itemId, no }: PaperItem) => {
      change(edit.removeItem(itemId));
      say(t('item.removed', { no }), draft.get().changes);
    },
  };
}
export type Changes = ReturnType<typeof useChanges>;
