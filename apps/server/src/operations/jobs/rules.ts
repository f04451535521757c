import type { JobKind } from '@zhibi/contract/session';

/** Work that a school goes on with where it began it: its own page says how it stands and begins it again. */
const ownPage: readonly JobKind[] = ['apply-roster', 'check-roster', 'undo-roster', 'fill-book', 'import-questions'];

/** Whether doing it once more, with what it was asked for, ends in the same. */
export const isRepeatable = (kind: JobKind): boolean => !ownPage.includes(kind);
