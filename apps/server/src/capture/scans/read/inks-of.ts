import { type SplitInk, splitColours } from '@zhibi/scan';
import type { PagePicture } from './open-file.js';
import { isGrey } from './page-pixels.js';

/** The inks of a picture in colour, told from each other when they are first asked for: it takes its time. */
export function inksOf(picture: PagePicture): () => SplitInk | undefined {
  let split: { inks: SplitInk | undefined } | undefined;
  return () => {
    split ??= { inks: isGrey(picture) ? undefined : splitColours(picture) };
    return split.inks;
  };
}
