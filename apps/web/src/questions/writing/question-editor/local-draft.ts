import type { DraftContent } from '@zhibi/contract/questions/writing';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';

/** What was typed into the editor and is not on the server yet, in the storage of the tab: there again after a reload without a line. */
export class LocalDraft {
  constructor(private readonly target: { draftId: string; questionId: string | null }) {}

  /** A draft that the server has is found by its id; before that the address names a question or nothing. */
  #name(revision: number | undefined): string {
    const { draftId, questionId } = this.target;
    return `question ${revision === undefined ? (questionId ?? 'new') : draftId}`;
  }

  keep(content: DraftContent, revision: number | undefined): void {
    this.drop();
    formDrafts.keep(this.#name(revision), { content, revision: revision ?? null });
  }

  /** What was typed after this revision; what another machine has saved meanwhile is newer. */
  of(revision: number | undefined): DraftContent | undefined {
    const kept = formDrafts.of(this.#name(revision));
    return kept?.revision === (revision ?? null) ? (kept.content as DraftContent) : undefined; // as: written above alone
  }

  drop(): void {
    const { draftId, questionId } = this.target;
    for (const name of [draftId, questionId ?? 'new']) formDrafts.drop(`question ${name}`);
  }
}
