/** Whether two numbers name pages of a book, the first not behind the second. */
export const isRange = (from: number | null, to: number | null, pages: number): boolean =>
  from !== null &&
  to !== null &&
  Number.isInteger(from) &&
  Number.isInteger(to) &&
  from >= 1 &&
  from <= to &&
  to <= pages;

/** The questions on these pages, each once, in the order of the book. */
export const itemsOf = (
  pages: readonly { page: number; itemIds: readonly string[] }[],
  from: number,
  to: number,
): string[] => [...new Set(pages.filter(({ page }) => page >= from && page <= to).flatMap(({ itemIds }) => itemIds))];
