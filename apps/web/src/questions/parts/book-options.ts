import type { Textbook } from '@zhibi/contract/questions';

interface Option {
  value: string;
  label: string;
}

/** Textbooks to choose from: those that the school uses stand apart, above the others, where it uses any. */
export function bookOptions(
  books: readonly Textbook[],
  nameOf: (book: Textbook) => string,
  heads: { usual: string; others: string },
): (Option | { label: string; options: Option[] })[] {
  const option = (book: Textbook): Option => ({ value: book.textbookId, label: nameOf(book) });
  const [usual, others] = [books.filter((one) => one.usual), books.filter((one) => !one.usual)];
  if (usual.length === 0) return others.map(option);
  const groups = [
    { label: heads.usual, options: usual.map(option) },
    { label: heads.others, options: others.map(option) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
