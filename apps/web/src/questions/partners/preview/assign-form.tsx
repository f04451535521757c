import type { BookPage, PartnerBook } from '@zhibi/contract/questions/partners';
import { RangeForm } from '../../parts/book-pages/range-form.js';
import { useMakePaper } from '../parts/use-make-paper.js';
import { useTake } from '../parts/use-take.js';
import type { OfBook } from './sheet.js';

interface AssignFormProps {
  read: OfBook;
  book: PartnerBook;
  pages: readonly BookPage[];
  page: number;
}

const TEACHING_AID = 2;

/** Pages of a partner's book: their questions are taken, and become a paper or go into the cart. */
export function AssignForm({ read, book, pages, page }: AssignFormProps) {
  const make = useMakePaper(read);
  const take = useTake();
  const { bank, subjectId } = read;
  return (
    <RangeForm
      {...{ book, pages, page }}
      isPending={make.isPending || take.isPending}
      onPaper={({ itemIds, title }, goTo) => make.start({ itemIds, title, paperType: TEACHING_AID, goTo })}
      onCart={({ itemIds }) => take.mutate({ bank, subjectId, itemIds, cart: true })}
    />
  );
}
