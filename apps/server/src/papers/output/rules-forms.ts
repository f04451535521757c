import { CopyForm } from '@zhibi/contract/papers';

/**
 * The copies of a run by edition, in the order given: those of the class first, or, where all its students need another, of whichever has most; the
 * others in the order of their names.
 */
export function byForm<T extends { studentId: string }>(
  copies: readonly T[],
  own: ReadonlyMap<string, CopyForm>,
  ofClass: CopyForm,
): [CopyForm, T[]][] {
  const groups = CopyForm.options
    .map((form): [CopyForm, T[]] => [form, copies.filter(({ studentId }) => (own.get(studentId) ?? ofClass) === form)])
    .filter(([, group]) => group.length > 0);
  const isFirst = ([form]: [CopyForm, T[]]) => (form === ofClass ? 1 : 0);
  return groups.sort((a, b) => isFirst(b) - isFirst(a) || b[1].length - a[1].length);
}
