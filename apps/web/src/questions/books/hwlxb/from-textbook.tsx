import { questionsApi } from '@zhibi/contract/questions';
import { bookLimits, type OwnBookFields } from '@zhibi/contract/questions/books';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { useBookOptions } from '../../parts/use-book-options.js';

const PAGES_EACH = 2;
const LONGEST = 60;

/** Takes the chapters of a textbook over as the table of chapters of a new book. */
export function FromTextbook({
  subjectId,
  onChosen,
}: {
  subjectId: number;
  onChosen: (fields: Partial<OwnBookFields>) => void;
}) {
  const { t } = useTranslation('books');
  const trees = useRead(questionsApi.trees, { subjectId });
  const books = trees.data?.textbooks ?? [];
  const options = useBookOptions(books);
  const take = (textbookId: string) => {
    const book = books.find((one) => one.textbookId === textbookId);
    if (book === undefined || book.chapters.length === 0) return;
    const chapters = book.chapters
      .slice(0, bookLimits.chapters)
      .map(({ title }, at) => ({ title: title.slice(0, LONGEST), from: at * PAGES_EACH + 1 }));
    onChosen({ gid: book.gid, edition: book.edition, chapters, pages: chapters.length * PAGES_EACH });
  };
  if (books.length === 0) return null;
  return (
    <Form.Item label={t('form.textbook')} extra={t('form.textbookHint')} htmlFor="book-textbook">
      <Select
        id="book-textbook"
        aria-label={t('form.textbook')}
        loading={trees.isLoading}
        options={options}
        onChange={take}
      />
    </Form.Item>
  );
}
