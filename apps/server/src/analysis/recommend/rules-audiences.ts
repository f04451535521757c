import type { RecommendedSet } from '@zhibi/contract/analysis/recommend';
import { Level } from '@zhibi/contract/people/my-classes';

/** Who a set is for. */
export type Audience = Pick<RecommendedSet, 'kind' | 'level' | 'studentId' | 'name'> & { members: string[] };

/** The class, each layer that has students, and each student. */
export function audiencesOf(
  students: readonly { studentId: string; name: string }[],
  levels: ReadonlyMap<string, Level>,
): Audience[] {
  const everybody = students.map(({ studentId }) => studentId);
  const none = { level: null, studentId: null, name: '' };
  const layers = Level.options.map((level) => ({
    ...none,
    kind: 'layer' as const,
    level,
    members: everybody.filter((id) => levels.get(id) === level),
  }));
  return [
    { ...none, kind: 'class', members: everybody },
    ...layers.filter(({ members }) => members.length > 0),
    ...students.map(({ studentId, name }) => ({
      ...none,
      kind: 'student' as const,
      studentId,
      name,
      members: [studentId],
    })),
  ];
}
