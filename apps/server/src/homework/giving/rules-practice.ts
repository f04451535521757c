import type { Layer } from '@zhibi/contract/homework';
import type { Language } from '@zhibi/contract/kernel';
import type { Level } from '@zhibi/contract/people/my-classes';

export interface InClass {
  classId: string;
  studentId: string;
}

/** The students who write a sheet: everybody where it names no layers. */
export const audienceOf = <T extends InClass>(
  layers: readonly Layer[] | undefined,
  students: readonly T[],
  levelOf: ReadonlyMap<string, Level>,
): T[] => students.filter(({ studentId }) => layers === undefined || layers.includes(levelOf.get(studentId) ?? 'none'));

/** How many of them are in each layer. */
export function countLayers(students: readonly InClass[], levelOf: ReadonlyMap<string, Level>): Record<Layer, number> {
  const counts = { A: 0, B: 0, C: 0, none: 0 };
  for (const { studentId } of students) counts[levelOf.get(studentId) ?? 'none'] += 1;
  return counts;
}

/**
 * The titles of sheets that are given at once, in their order. Students must not read a layer from a title: several are
 * numbered in the order of their first questions, which says nothing of who is to write them.
 */
export function sheetTitles(title: string, firstQuestionIds: readonly string[], language: Language): string[] {
  if (firstQuestionIds.length < 2) return firstQuestionIds.map(() => title);
  const order = firstQuestionIds
    .map((id, nth) => ({ id, nth }))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return firstQuestionIds.map((_, nth) => {
    const no = order.findIndex((one) => one.nth === nth) + 1;
    return language === 'zh' ? `${title}（${no}）` : `${title} (${no})`;
  });
}

/** The classes that were given some of these questions and are not known to the teacher as such. */
export const unknownClasses = (given: readonly { classId: string }[], known: readonly string[]): string[] => [
  ...new Set(given.map(({ classId }) => classId).filter((classId) => !known.includes(classId))),
];
