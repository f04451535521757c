import { hasWords, type SpokenKind } from '@zhibi/contract/homework/spoken';

/** What is to be said aloud. */
export interface Said {
  kind: SpokenKind;
  title: string;
  items: readonly string[];
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * Whether one homework says nothing that the other does not ask already: every word of it, whatever it is called. Where there are no
 * words, a picture or free talk, its name says what it is about.
 */
export function saysTheSame(wish: Said, open: Said): boolean {
  if (!hasWords(wish.kind) || !hasWords(open.kind))
    return wish.kind === open.kind && plain(wish.title) === plain(open.title);
  const asked = new Set(open.items.map(plain));
  return wish.items.every((item) => asked.has(plain(item)));
}
