import type { FillKind, FillReason, FillState, PageState } from '@zhibi/contract/questions/books';

/** A page as a filling finds it; one that nobody has begun is absent. */
interface Found {
  state: PageState;
  fileId: string | null;
}
interface Book {
  pages: number;
  state: 'draft' | 'waiting' | 'published';
  removedAt: Date | null;
}

/** Why nothing can be put on a page of a book; undefined where something can. */
export function pageRefusal(book: Book | undefined, no: number, page: Pick<Found, 'state'> | undefined) {
  if (book === undefined || book.removedAt !== null || book.state !== 'draft') return 'book-closed';
  if (no > book.pages) return 'no-page';
  return page !== undefined && page.state !== 'entry' ? 'page-fixed' : undefined;
}

/** Why a scan cannot be put on a page: also where one is there already. */
export function scanRefusal(book: Book | undefined, no: number, page: Found | undefined): FillReason | undefined {
  return pageRefusal(book, no, page) ?? (page !== undefined && page.fileId !== null ? 'page-taken' : undefined);
}

/** What kind of file it is by how it begins; a PDF may have something before its head. */
export function kindOf(bytes: Uint8Array): FillKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  return head.startsWith('PK\u0003\u0004') ? 'docx' : undefined;
}

/** Work that ended, whole or broken off: what is on pages of it can be taken back. */
export const hasEnded = ({ state }: { state: FillState }): boolean => state === 'done' || state === 'failed';

/** As many pages of the file as the book has room for, and whether some are left over. */
export const roomFor = (file: number, firstPage: number, pages: number): number =>
  Math.min(file, Math.max(0, pages - firstPage + 1));
