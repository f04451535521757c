import type { Language } from '@zhibi/contract/kernel';
import type { papersApi } from '@zhibi/contract/papers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';

export interface Context {
  language: Language;
  now: Date;
  timeZone: string;
}

/** What books ask of papers, a domain later in the order, which they must not call: `app` brings them together. */
export interface LaterPapers {
  createPaper(
    db: Db,
    actor: Actor,
    wish: z.output<typeof papersApi.create.input>,
    here: Context,
  ): Promise<{ paperId: string }>;
  /** Of these papers of a school those of which copies over dots were made. */
  dottedPapers(db: Db, schoolId: string, paperIds: readonly string[]): Promise<Set<string>>;
}
