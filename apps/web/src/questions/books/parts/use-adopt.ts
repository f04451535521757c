import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { tell } from '../../../platform/tell.js';

/** Takes a book of the district over onto the own school's shelf. */
export function useAdopt() {
  const { t } = useTranslation('books');
  return useWrite(booksApi.adopt, [booksApi.district, booksApi.shelf, booksApi.gift], {
    onDone: () => tell.done(t('done.adopted')),
  });
}
