import type { MissingStudent } from '@zhibi/contract/homework';

/** A homework of which copies are not in, and of how many students; who is excused is not counted. */
export interface ShortOf {
  homeworkId: string;
  title: string;
  subjectName: string;
  endAt: string;
  students: number;
}

/** Students with those of their copies that are meant, and the homework that these belong to. */
export interface Section {
  students: readonly MissingStudent[];
  works: readonly ShortOf[];
}

function sectionOf(items: readonly MissingStudent[], isMeant: (endAt: string) => boolean): Section {
  const students = items.flatMap((one) => {
    const copies = one.copies.filter(({ endAt }) => isMeant(endAt));
    return copies.length > 0 ? [{ ...one, copies }] : [];
  });
  const works = new Map<string, ShortOf>();
  for (const { homeworkId, title, subjectName, endAt, excuse } of students.flatMap(({ copies }) => copies)) {
    // Who has more time than the others has an end of one's own.
    const key = `${homeworkId} ${endAt}`;
    const known = works.get(key) ?? { homeworkId, title, subjectName, endAt, students: 0 };
    works.set(key, { ...known, students: known.students + (excuse === null ? 1 : 0) });
  }
  return { students, works: [...works.values()].sort((a, b) => a.endAt.localeCompare(b.endAt)) };
}

/** What is over is missing; what is due later today is not, however few have brought it. */
export const byDue = (items: readonly MissingStudent[], now: string): { over: Section; running: Section } => ({
  over: sectionOf(items, (endAt) => endAt <= now),
  running: sectionOf(items, (endAt) => endAt > now),
});
