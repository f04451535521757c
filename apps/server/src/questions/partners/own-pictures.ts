import { createHash } from 'node:crypto';
import { type MediaFile, mapPictures, type ReadQuestion, type ReadResult } from '@zhibi/exchange';

/** A short name for content: the same content has the same one. */
export const digest = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/** The questions of a file with their pictures named by content, so that files do not mistake each other's; the pictures go `into` one place. */
export function withOwnPictures({ questions, pictures }: ReadResult, into: Map<string, MediaFile>): ReadQuestion[] {
  if (pictures.size === 0) return questions;
  const nameOf = new Map<string, string>();
  for (const [name, picture] of pictures) {
    const own = digest(picture.bytes);
    nameOf.set(name, own);
    into.set(own, picture);
  }
  return questions.map((one) => ({ ...one, body: mapPictures(one.body, (name) => nameOf.get(name)) }));
}
