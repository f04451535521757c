import { answering } from '../../../platform/threads/answering.js';
import { type Opened, openFile } from './open-file.js';
import type { PageToRead, ReadPage } from './page-to-read.js';
import { readSheets } from './read-page.js';
import { warmUp } from './warm-up.js';

export type Counted = { pages: number } | Extract<Opened, { problem: unknown }>;

/** The file that was read last stays open: its next page is asked for a moment later. */
let opened: { path: string; file: Promise<Opened> } | undefined;

function open(path: string): Promise<Opened> {
  if (opened?.path !== path) opened = { path, file: openFile(path) };
  return opened.file;
}

/** Opens what reading works with: whoever sends the first photograph after a rest does not wait for it. */
export const warm = answering(async (): Promise<true> => warmUp());

/** How many pages a file has, or why it has none. */
export const count = answering(async ({ path }: { path: string }): Promise<Counted> => {
  const one = await open(path);
  return 'file' in one ? { pages: one.file.pages } : one;
});

/** The sheets on one page of a file; null where it cannot be drawn. */
export const read = answering(
  async ({ path, at, to }: { path: string; at: number; to: PageToRead }): Promise<ReadPage[] | null> => {
    const one = await open(path);
    if (!('file' in one)) return null;
    const picture = await one.file.draw(at).catch(() => undefined); // a page that is broken in a file that is not
    return picture === undefined ? null : readSheets(picture, to);
  },
);
