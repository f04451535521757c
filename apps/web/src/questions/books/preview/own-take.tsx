import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { booksApi, type OwnBook, type OwnPage } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { type PagesTaken, RangeForm } from '../../parts/book-pages/range-form.js';
import { paperAddresses } from '../../parts/paper-addresses.js';

const LONGEST_TITLE = 100;

/** Pages of the school's own book: their questions stand in its bank, so a paper holds them as they are. */
export function OwnTake({ book, pages, page }: { book: OwnBook; pages: readonly OwnPage[]; page: number }) {
  const { t } = useTranslation('books');
  const navigate = useNavigate();
  const { bookId } = book;
  const create = useWrite(booksApi.toPaper, [papersApi.list]);
  const fill = useWrite(booksApi.toCart, [questionsApi.cart], {
    onDone: ({ added }) => notify.done(t('preview.carted', { count: added })),
  });
  const toPaper = ({ from, to, title }: PagesTaken, goTo: keyof typeof paperAddresses) =>
    create.mutate(
      { bookId, from, to, title: title.slice(0, LONGEST_TITLE) },
      { onSuccess: ({ paperId }) => void navigate(paperAddresses[goTo](paperId)) },
    );
  return (
    <RangeForm
      {...{ book, pages, page }}
      isPending={create.isPending || fill.isPending}
      onPaper={toPaper}
      onCart={({ from, to }) => fill.mutate({ bookId, from, to })}
    />
  );
}
