import { type SplitInk, shareOfRed, splitColours } from '@zhibi/scan';
import type { PagePicture } from './open-file.js';
import { isGrey } from './page-pixels.js';

/** A teacher's red pen covers more of a page than specks of a JPEG do. */
const RED_SHARE = 0.000_4;

/** The inks of a picture in colour. */
export interface Inks {
  /** Whether somebody wrote in red; told by a part of the pixels, for most pages have none to be taken away. */
  hasRed(): boolean;
  /** Told from each other when they are first asked for: it takes its time. */
  split(): SplitInk | undefined;
}

export function inksOf(picture: PagePicture): Inks {
  const known: { isGrey?: boolean; split?: { inks: SplitInk | undefined } } = {};
  const isColourless = () => {
    known.isGrey ??= isGrey(picture);
    return known.isGrey;
  };
  return {
    hasRed: () => !isColourless() && shareOfRed(picture) > RED_SHARE,
    split() {
      known.split ??= { inks: isColourless() ? undefined : splitColours(picture) };
      return known.split.inks;
    },
  };
}
