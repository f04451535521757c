/** What a form is called on the seats: A for the first. */
export const letterOf = (form: number): string => String.fromCharCode('A'.charCodeAt(0) + form);

interface Named {
  paperId: string;
  title: string;
}

/** Papers made at once are told apart by the letter that ends their title. */
const withoutLetter = (title: string): string => title.replace(/\s*[A-H]卷?$/, '');

/** Those that were made as parallel ones of a paper, by their titles and in their order. */
export function siblingsOf<T extends Named>(own: Named, others: readonly T[]): T[] {
  const name = withoutLetter(own.title);
  if (name === own.title.trim()) return [];
  return others
    .filter(({ title }) => title.trim() !== withoutLetter(title) && withoutLetter(title) === name)
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}
