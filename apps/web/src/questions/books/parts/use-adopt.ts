import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** Takes a book of the district over onto the own school's shelf. */
export function useAdopt() {
  const { t } = useTranslation('books');
  return useWrite(booksApi.adopt, [booksApi.district, booksApi.shelf, booksApi.gift], {
    onDone: () => notify.done(t('done.adopted')),
  });
}
