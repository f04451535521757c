import { booksApi, type OwnPageQuestion } from '@zhibi/contract/questions/books';
import { fetchFile } from '../../../platform/download.js';
import { pictures } from '../../../platform/rich/pictures.js';

/** Every id that a value names under `fileId`: pictures stand deep in texts, sounds beside them. */
function fileIdsIn(value: unknown): string[] {
  const ids: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'fileId' && typeof inner === 'string') ids.push(inner);
    return inner;
  });
  return ids;
}

/** Lets the pictures and sounds of these questions come through the book of the district that they are in. */
export function lendPictures(bookId: string, questions: readonly OwnPageQuestion[]): void {
  const ids = fileIdsIn(questions.map(({ body }) => body));
  pictures.lend(ids, async (fileId) => (await fetchFile(booksApi.giftFile, { bookId, fileId })).blob);
}
