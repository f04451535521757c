import type { Refusal } from '../../platform/refusal.js';

/** The states of the specification. */
export type UploadStatus = 'wait' | 'upload' | 'cancel';

/** Why an upload stands still: by a click, without a network, refused in words, changed on the disk, or waiting for its file after a reload. */
export type Standstill = 'paused' | 'offline' | 'refused' | 'changed' | 'no-file';

/** A file in the tray, as it is drawn; made anew at each change. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly parentCdId: string;
  readonly versionOf: string | null;
  readonly fileMD5: string;
  readonly uploadId: string;
  readonly partETagList: readonly { partNumber: number; partSize: number }[];
  readonly status: UploadStatus;
  readonly percent: number;
  /** How much of the file has been read, 0 to 1, while its MD5 is taken. */
  readonly read: number | null;
  readonly speed: number;
  readonly secondsLeft: number | null;
  readonly why: Standstill | null;
  /** What the server said when it refused. */
  readonly refusal: string;
  /** Merged: it leaves in a moment. */
  readonly isDone: boolean;
}

export const newItem = (of: Pick<UploadItem, 'key' | 'name' | 'size' | 'parentCdId' | 'versionOf'>): UploadItem => ({
  ...of,
  fileMD5: '',
  uploadId: '',
  partETagList: [],
  status: 'wait',
  percent: 0,
  read: null,
  speed: 0,
  secondsLeft: null,
  why: null,
  refusal: '',
  isDone: false,
});

/** Refusals that nobody mends by sending again. A conflict without a reason passes: somebody else was joining the file at that moment. */
export const isFinal = (refusal: Refusal): boolean =>
  !refusal.is('network') &&
  !refusal.is('fault') &&
  !refusal.is('too-often') &&
  refusal.reason !== 'part-damaged' &&
  !(refusal.is('conflict') && refusal.reason === '');
