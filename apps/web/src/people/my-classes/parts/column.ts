import type { ReactNode } from 'react';

/** One column of a board. */
export interface Column {
  key: string;
  /** What is said when somebody arrives here. */
  name: string;
  head: ReactNode;
  ids: readonly string[];
}
