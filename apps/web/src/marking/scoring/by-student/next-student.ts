import type { StudentToMark } from '@zhibi/contract/marking';

/** The next student whose paper wants a person: after this one, then from the start; undefined where nobody's does. */
export function nextToMark<T extends Pick<StudentToMark, 'studentId' | 'waiting' | 'isAbsent'>>(
  students: readonly T[],
  studentId: string,
): T | undefined {
  const at = students.findIndex((one) => one.studentId === studentId);
  return [...students.slice(at + 1), ...students.slice(0, Math.max(0, at))].find(
    ({ waiting, isAbsent }) => waiting > 0 && !isAbsent,
  );
}
