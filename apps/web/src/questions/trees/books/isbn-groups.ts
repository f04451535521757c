/** An ISBN as it is printed in lists: the prefix, then the rest, then the check digit. Where publisher and title part is in no public rule that stays true. */
export const isbnGroups = (isbn: string): string => `${isbn.slice(0, 3)}-${isbn.slice(3, 12)}-${isbn.slice(12)}`;
