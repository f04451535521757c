import i18next from 'i18next';

interface Words {
  /** What one of them is called, with whatever of the sentence agrees with it. */
  one: string;
  /** The same of several; without it the singular with an s. */
  other?: string;
}

/** A number and what it counts: `counted('2', { one: 'page' })` is “2 pages”. */
export const counted = (value: unknown, { one, other = `${one}s` }: Words): string =>
  `${value} ${String(value) === '1' ? one : other}`;

/**
 * Texts may write `{{pages, counted(one: page)}}` and `{{copies, counted(one: copy takes; other: copies take)}}`: a sentence that counts
 * several things has no single number after which the plural of i18next could choose it whole.
 */
export const addCounted = (): void =>
  i18next.services.formatter?.add('counted', (value, _, words: Words) => counted(value, words));
