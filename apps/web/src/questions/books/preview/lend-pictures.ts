import { booksApi, type OwnPageQuestion } from '@zhibi/contract/questions/books';
import { fetchFile } from '../../../platform/download.js';
import { fileIdsIn, pictures } from '../../../platform/rich/pictures.js';

/** Lets the pictures and sounds of these questions come through the book of the district that they are in. */
export function lendPictures(bookId: string, questions: readonly OwnPageQuestion[]): void {
  const ids = fileIdsIn(questions.map(({ body }) => body));
  pictures.lend(ids, async (fileId) => (await fetchFile(booksApi.giftFile, { bookId, fileId })).blob);
}
