import { setTimeout as pause } from 'node:timers/promises';
import {
  type ExchangeFormat,
  exchangeApi,
  type ImportItem,
  type ItemOutcome,
  type QuestionImport,
} from '@zhibi/contract/questions/exchange';
import type { Person } from './person.js';

/** A teacher who brings questions. */
export class Importer {
  constructor(
    readonly teacher: Person,
    /** How often it looks whether work is done. */
    private readonly everyMs = 20,
    /** Whether work that broke off is an answer too. */
    private readonly mayFail = false,
  ) {}

  /** Sends a file and waits until it is read. */
  async bring(
    content: string | Uint8Array,
    how: { subjectId?: number; format?: ExchangeFormat | 'qti'; name?: string } = {},
  ): Promise<QuestionImport> {
    const { name = 'questions.txt', ...rest } = how;
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    const { importId } = await this.teacher.call(exchangeApi.import, { ...rest, file: new File([bytes], name) });
    return this.settled(importId);
  }

  async settled(importId: string): Promise<QuestionImport> {
    for (let tries = 0; tries < 3_000; tries++, await pause(this.everyMs)) {
      const one = await this.teacher.call(exchangeApi.importInfo, { importId });
      if (one.state === 'failed' && !this.mayFail) throw new Error('the import failed');
      if (one.state === 'done' || one.state === 'failed') return one;
    }
    throw new Error('the import was not done');
  }

  async items({ importId }: { importId: string }, outcome?: ItemOutcome): Promise<ImportItem[]> {
    const all: ImportItem[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, next } = await this.teacher.call(exchangeApi.items, { importId, outcome, cursor });
      all.push(...items);
      if (next === null) return all;
      cursor = next;
    }
  }
}
