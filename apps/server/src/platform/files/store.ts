import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Lower-case hex SHA-256 of the content: equal content is stored once. */
  sha256: string;
  size: number;
}

export interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Where bytes live. Content is known by its SHA-256; names and owners live in the database. */
export interface FileStore {
  /** Reads the stream to its end and keeps it durably; nothing is visible before that. Refuses more than `limit` bytes with TooLarge. */
  put(content: Readable, limit: number): Promise<StoredFile>;
  /** The content, or a part of it; undefined when it is not there. */
  open(sha256: string, range?: Range): Promise<Readable | undefined>;
  sizeOf(sha256: string): Promise<number | undefined>;
  delete(sha256: string): Promise<void>;
}

/** The content was longer than the caller allowed; nothing was kept. */
export class TooLarge extends Error {}
