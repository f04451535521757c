import type { WishForm, Wrong } from './wish.js';

/** What the fields of the form are given. */
export interface FieldsProps {
  subjectId: number;
  form: WishForm;
  wrongs: readonly Wrong[];
  onChange: (change: Partial<WishForm>) => void;
  /** Whether a recording waits to be taken. */
  onUntaken: (isUntaken: boolean) => void;
}
