import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import type { Typed } from './rules-meanwhile.js';

/** What was typed into the editor and is not on the server yet, in the storage of the tab: there again after a reload without a line. */
export class LocalDraft {
  constructor(private readonly target: { draftId: string; questionId: string | null }) {}

  /** A rewriting is found by its question, whatever became of its draft; a new question by its draft, once the server has one. */
  #name(revision: number | null): string {
    const { draftId, questionId } = this.target;
    return `question ${questionId ?? (revision === null ? 'new' : draftId)}`;
  }

  keep(typed: Typed): void {
    this.drop();
    formDrafts.keep(this.#name(typed.revision), typed);
  }

  /** What was typed, with the revision and the version it was written on: the server may have others by now. */
  of(revision: number | null): Typed | undefined {
    const kept = formDrafts.of(this.#name(revision));
    return kept && 'content' in kept ? ({ ground: null, ...kept } as unknown as Typed) : undefined; // as: written above alone
  }

  /** The server has an earlier state of it by this revision: what is kept was typed after that. */
  follow(revision: number): void {
    const kept = this.of(null) ?? this.of(revision);
    if (kept && kept.revision !== revision) this.keep({ ...kept, revision });
  }

  drop(): void {
    const { draftId, questionId } = this.target;
    for (const name of [draftId, questionId ?? 'new']) formDrafts.drop(`question ${name}`);
  }
}
