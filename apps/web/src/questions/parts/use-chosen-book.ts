import type { Textbook } from '@zhibi/contract/questions';
import { useUser } from '../../people/index.js';

/** The textbook that was chosen, or the first one of a grade that the teacher teaches. */
export function useChosenBook(textbooks: readonly Textbook[], chosen: string | null): Textbook | undefined {
  const { classList } = useUser();
  return (
    textbooks.find(({ textbookId }) => textbookId === chosen) ??
    textbooks.find(({ gid }) => classList.some((one) => one.gid === gid)) ??
    textbooks[0]
  );
}
