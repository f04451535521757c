import type { WishForm, Wrong } from './wish.js';

/** What the fields of the form are given. */
export interface FieldsProps {
  subjectId: number;
  form: WishForm;
  wrongs: readonly Wrong[];
  /** It was given already: kind, classes and start stand, and what is said once somebody has recorded it. */
  given?: { areWordsFixed: boolean };
  onChange: (change: Partial<WishForm>) => void;
  /** Whether a recording waits to be taken. */
  onUntaken: (isUntaken: boolean) => void;
}
