import { diskApi } from '@zhibi/contract/disk';

/** A file that is looked at: its name, its length, and an address of its bytes that is good for a few hours. */
export interface Seen {
  name: string;
  size: number;
  url: string;
}

/** Why a file cannot be shown here; it can be downloaded all the same. */
export class Unshowable extends Error {
  constructor(readonly why: 'too-large' | 'broken' | 'away') {
    super(why);
  }
}

/** A document that is taken apart in the browser is held in memory whole. */
const WHOLE_BYTES = 100 * 1024 * 1024;

export const addressOf = (token: string): string => `${diskApi.media.path}?token=${encodeURIComponent(token)}`;

async function fetched(url: string, headers: Record<string, string> = {}): Promise<Uint8Array> {
  const response = await fetch(url, { headers }).catch(() => undefined);
  if (!response?.ok) throw new Unshowable('away');
  return new Uint8Array(await response.arrayBuffer());
}

/** All bytes of a document that is not too long for it. */
export function wholeOf({ url, size }: Seen): Promise<Uint8Array> {
  if (size > WHOLE_BYTES) throw new Unshowable('too-large');
  return fetched(url);
}

/** A part of a file; `end` is not in it. */
export async function pieceOf({ url, size }: Seen, start: number, end: number): Promise<Uint8Array> {
  const last = Math.min(end, size) - 1;
  if (start > last) return new Uint8Array();
  return fetched(url, { range: `bytes=${start}-${last}` });
}
