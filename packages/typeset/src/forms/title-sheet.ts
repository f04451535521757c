import type { PageSize } from '@zhibi/contract/papers';

/** A page with little on it, and large: the cover of a copy, or what lies between two piles of them. */
export interface TitleSheet {
  kind: 'cover' | 'separator';
  /** The largest. */
  title: string;
  /** Below it, one a line. */
  lines: readonly string[];
  /** What stands on a rule, by its name; an empty one is written by hand. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Whose copies lie below, small and in columns. */
  names: readonly string[];
  foot: string;
}

export interface TitleJob {
  pageSize: PageSize;
  sheets: readonly TitleSheet[];
}
