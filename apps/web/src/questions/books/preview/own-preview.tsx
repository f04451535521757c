import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { PageTurner } from '../../parts/book-pages/page-turner.js';
import { useTurning } from '../../parts/book-pages/use-turning.js';
import { WaitingBook } from '../parts/waiting-book.js';
import { OwnPanel } from './own-panel.js';
import { OwnSheet } from './own-sheet.js';

const SHELF = '/paperTest/hwlxb';

/** A book of the school page by page: as it was scanned, or as its questions stand; assigned, printed, put in the cart, or told to be wrong. */
export function OwnPreview({ bookId }: { bookId: string }) {
  const { t } = useTranslation('books');
  const read = useRead(booksApi.one, { bookId });
  if (read.data) return <Book {...read.data} />;
  return <WaitingBook title={t('screen.hwlxb')} back={SHELF} read={read} />;
}

function Book({ book, pages, reports }: z.output<typeof booksApi.one.output>) {
  const { t } = useTranslation('partners');
  const { no, ...turning } = useTurning(book.pages);
  const { areas, answers, onTurn } = turning;
  const page = pages[no - 1];
  if (page === undefined) return null;
  return (
    <ToolFrame
      title={book.title}
      note={page.chapter}
      back={SHELF}
      middle={<PageTurner no={no} count={book.pages} {...turning} />}
      panel={<OwnPanel {...{ book, pages, page, reports }} onTurn={onTurn} />}
      foot={t('preview.keys')}
    >
      <OwnSheet key={no} bookId={book.bookId} page={page} areas={areas} answers={answers} title={book.title} />
    </ToolFrame>
  );
}
