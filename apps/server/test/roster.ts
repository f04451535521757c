import { setTimeout as pause } from 'node:timers/promises';
import {
  type RosterField,
  type RosterImport,
  type RosterKind,
  type RosterRow,
  type RowStatus,
  rosterApi,
} from '@zhibi/contract/people/roster';
import type { Person } from './person.js';

const BUSY: readonly string[] = ['checking', 'applying', 'undoing'];

/** An administrator who brings lists. */
export class RosterClient {
  constructor(
    readonly admin: Person,
    /** How often it looks whether work is done. */
    private readonly everyMs = 20,
  ) {}

  upload(
    content: string | Uint8Array | { name: string; content: string | Uint8Array }[],
    kind: RosterKind = 'students',
    name = 'list.csv',
  ): Promise<RosterImport> {
    return this.admin.call(rosterApi.upload, { kind, file: filesOf(content, name) });
  }

  async whyRefused(
    content: string | Uint8Array | { name: string; content: string | Uint8Array }[],
    kind: RosterKind = 'students',
    name = 'list.csv',
  ) {
    const { code, reason } = await this.admin.refused(rosterApi.upload, { kind, file: filesOf(content, name) });
    return code === -1400 ? reason : `code ${code}`;
  }

  /** Begins the dry run with the proposed columns and waits for it. */
  async check(
    one: RosterImport,
    change: { fields?: (RosterField | null)[]; createClasses?: boolean } = {},
  ): Promise<RosterImport> {
    const fields = change.fields ?? one.columns.map(({ field }) => field);
    await this.admin.call(rosterApi.check, {
      importId: one.importId,
      fields,
      createClasses: change.createClasses ?? true,
    });
    return this.settled(one.importId);
  }

  async apply({ importId }: { importId: string }): Promise<RosterImport> {
    await this.admin.call(rosterApi.apply, { importId });
    return this.settled(importId);
  }

  async undo({ importId }: { importId: string }): Promise<RosterImport> {
    await this.admin.call(rosterApi.undo, { importId });
    return this.settled(importId);
  }

  /** Waits until the work on an import is done. */
  async settled(importId: string): Promise<RosterImport> {
    for (let tries = 0; tries < 1_000; tries++, await pause(this.everyMs)) {
      const one = await this.admin.call(rosterApi.detail, { importId });
      if (one.failure !== '') throw new Error('the work failed');
      if (!BUSY.includes(one.state)) return one;
    }
    throw new Error('the work was not done');
  }

  async rows({ importId }: { importId: string }, status?: RowStatus): Promise<RosterRow[]> {
    const all: RosterRow[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, next } = await this.admin.call(rosterApi.rows, { importId, status, cursor });
      all.push(...items);
      if (next === null) return all;
      cursor = next;
    }
  }

  /** Upload and dry run in one. */
  async tried(content: string | Uint8Array, kind: RosterKind = 'students'): Promise<RosterImport> {
    return this.check(await this.upload(content, kind));
  }

  /** Upload, dry run and writing in one. */
  async brought(content: string | Uint8Array, kind: RosterKind = 'students'): Promise<RosterImport> {
    return this.apply(await this.tried(content, kind));
  }
}

function filesOf(
  content: string | Uint8Array | { name: string; content: string | Uint8Array }[],
  name: string,
): File[] {
  const files = Array.isArray(content) ? content : [{ name, content }];
  return files.map((one) => new File([one.content as BlobPart], one.name)); // strings and bytes are what a File is made of
}
