import { MAX_CARD } from '@zhibi/scan/code-cards';

interface Listed {
  studentId: string;
  name: string;
  studentNo: string;
}

/** A student and the card that is the student's. */
export interface CardOwner extends Listed {
  no: number;
}

/** The last two digits of a student number, where a card has that number. */
const endOf = (studentNo: string): number | undefined => {
  const end = Number(/\d{1,2}$/.exec(studentNo)?.[0] ?? Number.NaN);
  return end >= 1 && end <= MAX_CARD ? end : undefined;
};

/**
 * Which card is whose, without anything to keep: the last two digits of the student number, so that a card stays whose it is when
 * others come and go. Who has no such number, or one that somebody before in the list has, gets a free one from the highest down, in the order of
 * the student numbers. Nobody gets two; who comes after the last card gets none.
 */
export function cardOwners(students: readonly Listed[]): CardOwner[] {
  const listed = [...students].sort(
    (a, b) => a.studentNo.localeCompare(b.studentNo, 'en', { numeric: true }) || a.studentId.localeCompare(b.studentId),
  );
  const owners = new Map<number, Listed>();
  const others: Listed[] = [];
  for (const student of listed) {
    const no = endOf(student.studentNo);
    if (no === undefined || owners.has(no)) others.push(student);
    else owners.set(no, student);
  }
  const free = Array.from({ length: MAX_CARD }, (_, k) => MAX_CARD - k).filter((no) => !owners.has(no));
  others.slice(0, free.length).forEach((student, k) => {
    owners.set(free[k] ?? 0, student);
  });
  return [...owners].map(([no, student]) => ({ ...student, no })).sort((a, b) => a.no - b.no);
}
