import {
  hiddenRanks,
  type StageImport,
  type StageImportRow,
  type StageRowStatus,
  type StageSetup,
  type StageTest,
  stageTestsApi,
  usualLines,
} from '@zhibi/contract/analysis/stage-tests';
import type { z } from 'zod';
import type { Person } from './person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS } from './subjects.js';

type Setup = z.input<typeof stageTestsApi.create.input>;

/** A subject of a stage test with the usual lines. */
export const subject = (subjectId: number, change: Partial<StageSetup['subjects'][number]> = {}) => ({
  subjectId,
  fullScore: 100,
  isElective: false,
  lines: usualLines,
  assigned: null,
  ...change,
});

/** A mid-term of maths and English for these classes. */
export const stageSetup = (classIds: string[], change: Partial<Setup> = {}): Setup => ({
  name: '期中',
  kind: 'midterm',
  term: 'first',
  gid: 8,
  heldOn: '2026-11-12',
  classIds,
  subjects: [subject(JUNIOR_MATHS), subject(JUNIOR_ENGLISH)],
  electives: 0,
  totalLines: usualLines,
  absentRule: 'left-out',
  ranks: hiddenRanks,
  startTestId: null,
  publishAt: '20261113080000',
  ...change,
});

/** Somebody who sets stage tests up and brings their scores. */
export class StageClient {
  constructor(readonly who: Person) {}

  create(classIds: string[], change: Partial<Setup> = {}): Promise<StageTest> {
    return this.who.call(stageTestsApi.create, stageSetup(classIds, change));
  }

  upload({ testId }: { testId: string }, content: string | Uint8Array, name = 'scores.csv'): Promise<StageImport> {
    return this.who.call(stageTestsApi.upload, { testId, file: fileOf(content, name) });
  }

  async whyRefused({ testId }: { testId: string }, content: string | Uint8Array): Promise<string | undefined> {
    return (await this.who.refused(stageTestsApi.upload, { testId, file: fileOf(content, 'scores.csv') })).reason;
  }

  /** Reads a table and tries it out with the proposed columns. */
  async tried(test: { testId: string }, content: string | Uint8Array): Promise<StageImport> {
    const { importId, columns } = await this.upload(test, content);
    return this.who.call(stageTestsApi.check, { importId, fields: columns.map(({ field }) => field) });
  }

  async applied(test: { testId: string }, content: string | Uint8Array): Promise<StageImport> {
    const { importId } = await this.tried(test, content);
    return this.who.call(stageTestsApi.apply, { importId });
  }

  publish({ testId }: { testId: string }): Promise<StageTest> {
    return this.who.call(stageTestsApi.move, { testId, to: 'published' });
  }

  async rows({ importId }: { importId: string }, status?: StageRowStatus): Promise<StageImportRow[]> {
    const all: StageImportRow[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, next } = await this.who.call(stageTestsApi.rows, { importId, status, cursor });
      all.push(...items);
      if (next === null) return all;
      cursor = next;
    }
  }
}

const fileOf = (content: string | Uint8Array, name: string): File => new File([content as BlobPart], name); // strings and bytes are what a File is made of
