import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Lower-case hex SHA-256 of the content: equal content is stored once. */
  sha256: string;
  size: number;
  /** What refers to the content until its putter does. */
  lease?: string;
}

export interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

export interface Wanted {
  range?: Range | undefined;
  /** What the whole content must measure: another length is damage, and is told. */
  size?: number | undefined;
}

/** Where bytes live. Content is known by its SHA-256; names and owners live in the database. */
export interface FileStore {
  /**
   * Reads the stream to its end and keeps it durably; nothing is visible before that. Refuses more than `limit` bytes with TooLarge.
   * @param known is awaited once the content has been read, before it is kept or found to be there already
   */
  put(content: Readable, limit: number, known?: (file: StoredFile) => Promise<void>): Promise<StoredFile>;
  /** The content, or a part of it; undefined when it is not there. Who knows how long it must be says so. */
  open(sha256: string, wanted?: Wanted): Promise<Readable | undefined>;
  sizeOf(sha256: string): Promise<number | undefined>;
  delete(sha256: string): Promise<void>;
  /**
   * Keeps one part of a file that is still arriving, durably before it resolves; one that is here already is not written again.
   * Calls for the same part must come one after the other.
   */
  writePart(draftId: string, part: Part, bytes: Uint8Array): Promise<void>;
  /** The parts of a draft that are here, in order. */
  partsOf(draftId: string): Promise<number[]>;
  /**
   * Joins the parts of a draft in order and keeps them as content, if the whole has this MD5; otherwise nothing is kept.
   * The draft stays until it is dropped, so that a caller who broke off may ask again. Nobody may write meanwhile.
   */
  keepDraft(draftId: string, shape: DraftShape, md5: string): Promise<StoredFile | Lost>;
  /** Forgets a draft and its parts; nothing happens where there is none. */
  dropDraft(draftId: string): Promise<void>;
}

export interface Part {
  /** Counted from 1. */
  number: number;
  /** Where in the file it begins, in bytes. */
  at: number;
  /** What its bytes must be, in lower-case hex; otherwise they are refused with WrongBytes. */
  md5?: string | undefined;
}

export interface DraftShape {
  size: number;
  parts: number;
}

/** The whole is not what was announced. */
export interface Lost {
  /** The parts that are not what had arrived (a disk that lost its power while it wrote them), forgotten now; none where it was announced wrongly. */
  lost: number[];
}

/** The content was longer than the caller allowed; nothing was kept. */
export class TooLarge extends Error {}

/** The bytes are not what their MD5 says; nothing was kept. */
export class WrongBytes extends Error {}

/** The store has no room left; what it had acknowledged is still there. */
export class NoSpace extends Error {}

/** The error of the system for a full disk or a used-up quota in words of the store; any other as it is. */
export function asNoSpace(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException; // of a thrown thing only the code is looked at
  return code === 'ENOSPC' || code === 'EDQUOT' ? new NoSpace() : error;
}
