import type { QuestionMeta } from '@zhibi/content';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { LostReason, SkipReason, WarnReason } from '@zhibi/contract/questions/exchange';
import { FileFault } from '@zhibi/files';
import type { SaidLicence } from './licence.js';

/**
 * What a question is beside its text: as the JSON-lines form says it, with the year, the minutes it takes, the right under which it may be used,
 * and which version of the question it is.
 */
export type Facts = QuestionMeta & { year?: number; minutes?: number; licence?: SaidLicence; version?: number };

/** A question on its way in or out. */
export interface Exchanged {
  body: QuestionBody;
  facts: Facts;
}

/** A picture of dots or a sound. Drawings stand in the texts themselves. */
export interface MediaFile {
  bytes: Uint8Array;
  type: `image/${'png' | 'jpeg' | 'gif' | 'webp'}` | `audio/${'mpeg' | 'mp4' | 'ogg' | 'wav'}`;
}
/** Pictures and sounds by the `fileId` by which a question names them. */
export type MediaFiles = ReadonlyMap<string, MediaFile>;

export interface ReadQuestion extends Exchanged {
  /** Where it stood: a line, a number, a file of the package. */
  where: string;
  /** 0 to 1: how sure the reader is that it took the question apart rightly. 1 for every form that says so itself. */
  confidence: number;
  warnings: WarnReason[];
}

export interface Skipped {
  where: string;
  why: SkipReason;
}

export interface ReadResult {
  questions: ReadQuestion[];
  skipped: Skipped[];
  pictures: Map<string, MediaFile>;
  /** What the file says of its own form: the version of QTI, the program that wrote a document. */
  formatVersion?: string;
}

/** What a file may hold; more is refused or left out in words, never in a crash. */
export interface Limits {
  bytes: number;
  /** Of all files of an archive together, unpacked. */
  unpackedBytes: number;
  files: number;
  questions: number;
}
export const usualLimits: Limits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  files: 20_000,
  questions: 20_000,
};

export interface Lost {
  /** Its place in what was given, from 0. */
  question: number;
  what: LostReason[];
}

export interface Written {
  file: Uint8Array;
  lost: Lost[];
}

/** What a form needs to know to write: the questions, and the bytes of pictures that their texts name. */
export interface Writing {
  questions: readonly Exchanged[];
  pictures: MediaFiles;
  /** What the form cannot carry, to be noted in the file where the form has a place for notes. */
  lost?: readonly Lost[];
}

/** One form, both ways. `encode` leaves out what it cannot carry at all and answers the places of what it wrote. */
export interface Form {
  read(bytes: Uint8Array, limits: Limits): ReadResult;
  encode(writing: Writing): { file: Uint8Array; places: number[] };
}

/** Thrown inside the readers for a file that cannot be read at all; `read` answers it as one skipped item. */
export class Unreadable extends Error {
  constructor(readonly why: SkipReason) {
    super(why);
  }
}

const skipReasons: Partial<Record<FileFault['kind'], SkipReason>> = {
  'not-text': 'encoding',
  encoding: 'encoding',
  'too-large': 'too-large',
  'locked-file': 'locked-file',
};

/** Why a file could not be read; undefined for any other error. */
export function whyUnreadable(error: unknown): SkipReason | undefined {
  if (error instanceof FileFault) return skipReasons[error.kind] ?? 'broken-file';
  return error instanceof Unreadable ? error.why : undefined;
}

export const emptyResult = (): ReadResult => ({ questions: [], skipped: [], pictures: new Map() });
