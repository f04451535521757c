import type { Textbook } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';

interface Option {
  value: string;
  label: string;
}

/** Whether only the year tells two textbooks apart. */
const hasDuplicate = ({ textbookId, edition, gid, title }: Textbook, books: readonly Textbook[]): boolean =>
  books.some(
    (one) => one.textbookId !== textbookId && one.edition === edition && one.gid === gid && one.title === title,
  );

/** Textbooks to choose from: those that the school uses stand apart, above the others, where it uses any. */
export function useBookOptions(books: readonly Textbook[]): (Option | { label: string; options: Option[] })[] {
  const { t } = useTranslation('questions');
  const names = useNames();
  const nameOf = (book: Textbook) => {
    const { edition, year, isRetired } = book;
    const publisher = year && hasDuplicate(book, books) ? t('tree.ofYear', { edition, year }) : edition;
    const name = `${publisher} · ${names.book(book)}`;
    return isRetired ? t('tree.retired', { name }) : name;
  };
  const option = (book: Textbook): Option => ({ value: book.textbookId, label: nameOf(book) });
  const [usual, others] = [books.filter((one) => one.usual), books.filter((one) => !one.usual)];
  if (usual.length === 0) return others.map(option);
  const groups = [
    { label: t('tree.usual'), options: usual.map(option) },
    { label: t('tree.others'), options: others.map(option) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
