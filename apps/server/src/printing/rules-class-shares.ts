import { grouped } from '@zhibi/contract/kernel';

/** What of an order is printed for a class; '' for copies that may be of any. */
export interface ClassShare {
  classId: string;
  /** As it was called when the order was made. */
  className: string;
  copies: number;
  spares: number;
  separators: number;
}
type Part = Omit<ClassShare, 'className'>;

/** What is printed again, as far as it is of classes. */
interface Again {
  studentIds: readonly string[];
  spares: number;
  separators: readonly { classId: string }[];
}

/** Parts of an order put together by class; they come to what the order has. */
export const classShares = (parts: readonly Part[], classNames: ReadonlyMap<string, string>): ClassShare[] =>
  [...grouped(parts, ({ classId }) => classId)].map(([classId, own]) => ({
    classId,
    className: classNames.get(classId) ?? '',
    copies: own.reduce((sum, { copies }) => sum + copies, 0),
    spares: own.reduce((sum, { spares }) => sum + spares, 0),
    separators: own.reduce((sum, { separators }) => sum + separators, 0),
  }));

/** The same of what is printed again: a spare copy is of the class where the order has one only. */
export function sharesAgain(
  { studentIds, spares, separators }: Again,
  classOf: ReadonlyMap<string, string>,
  classNames: ReadonlyMap<string, string>,
): ClassShare[] {
  const none = { copies: 0, spares: 0, separators: 0 };
  const classIds = new Set(classOf.values());
  const only = classIds.size === 1 ? ([...classIds][0] ?? '') : '';
  return classShares(
    [
      ...studentIds.map((id) => ({ ...none, classId: classOf.get(id) ?? '', copies: 1 })),
      ...(spares > 0 ? [{ ...none, classId: only, spares }] : []),
      ...separators.map(({ classId }) => ({ ...none, classId, separators: 1 })),
    ],
    classNames,
  );
}
