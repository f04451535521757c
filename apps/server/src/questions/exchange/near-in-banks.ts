import type { NearInFile, ReadQuestion } from '@zhibi/exchange';
import type { Db } from '../../platform/db.js';
import { NEAR } from '../finding/rules.js';
import { nearOfMany } from '../finding/store-similar.js';
import type { Context, Likeness, Row } from './put-questions.js';
import { subjectOf, summaryOf } from './rules.js';
import type { Import, KeptNear } from './store.js';

/** So many are named beside an item. */
const NAMED = 3;

interface File {
  questions: readonly ReadQuestion[];
  near: readonly (NearInFile | undefined)[];
  mode: 'wait' | 'tell';
}

/** Finds what the questions of an import are much like, in the banks and further up in the file, before they are added. */
export class LikenessFinder {
  /** Came in with this very import: the file tells of them. */
  readonly #own = new Set<string>();

  constructor(
    private readonly of: Pick<Import, 'accountId'>,
    private readonly file: File,
  ) {}

  remember(rows: readonly Row[]): void {
    for (const { outcome, questionId } of rows)
      if (outcome === 'added' && questionId !== null) this.#own.add(questionId);
  }

  /** For the questions of a chunk, by their place in it. One query. */
  async likenessOf(
    db: Db,
    { subjects, chosen }: Pick<Context, 'subjects' | 'chosen'>,
    { from, to }: { from: number; to: number },
  ): Promise<Map<number, Likeness>> {
    const { questions, mode } = this.file;
    const chunk = questions.slice(from, to);
    const asked = chunk.flatMap(({ body, facts }, at) => {
      const subject = subjectOf(facts, subjects, chosen);
      return subject === undefined ? [] : [{ at, body, subjectId: subject.subjectId }];
    });
    const inBanks = await nearOfMany(db, this.of, { asked, least: NEAR });
    return new Map(
      chunk.flatMap((_, at): [number, Likeness][] => {
        const standing = (inBanks.get(at) ?? []).filter(({ questionId }) => !this.#own.has(questionId));
        const near = [...this.#inFile(from + at), ...standing]
          .sort((one, other) => other.likeness - one.likeness)
          .slice(0, NAMED);
        return near.length === 0 ? [] : [[at, { near, waits: mode === 'wait' }]];
      }),
    );
  }

  #inFile(at: number): KeptNear[] {
    const found = this.file.near[at];
    const other = this.file.questions[found?.of ?? -1];
    if (found === undefined || other === undefined) return [];
    return [{ likeness: found.likeness, place: other.where, summary: summaryOf(other.body) }];
  }
}
