import type { Audience, Layer } from '@zhibi/contract/homework';
import type { Level } from '@zhibi/contract/people/my-classes';

/** What is known of the students of the chosen classes. */
export interface Known<T> {
  students: readonly T[];
  levelOf: ReadonlyMap<string, Level>;
  /** Who is in a group, by its set and number. */
  groups: readonly { setId: string; number: number; studentId: string }[];
  /** The form at the seat of each student, where so many parallel papers lie. */
  formAt?: (forms: number) => ReadonlyMap<string, number>;
}

/** The fewer an audience names, the more it is meant: a student's own paper goes before that of a group, a layer, everybody. */
const closeness: Record<Audience['kind'], number> = { students: 3, groups: 2, layers: 1, seats: 0, everybody: 0 };

/** For each audience the students who write its paper, each student one paper at most. Of audiences equally close the first counts. */
export function deal<T extends { studentId: string }>(audiences: readonly Audience[], known: Known<T>): T[][] {
  const dealt: T[][] = audiences.map(() => []);
  const tests = audiences.map((audience) => memberTest(audience, known));
  const order = audiences
    .map((audience, nth) => ({ nth, closeness: closeness[audience.kind] }))
    .sort((a, b) => b.closeness - a.closeness || a.nth - b.nth);
  for (const student of known.students) {
    const first = order.find(({ nth }) => tests[nth]?.(student.studentId));
    if (first) dealt[first.nth]?.push(student);
  }
  return dealt;
}

function memberTest<T>(audience: Audience, { levelOf, groups, formAt }: Known<T>): (studentId: string) => boolean {
  switch (audience.kind) {
    case 'everybody':
      return () => true;
    case 'layers':
      return (id) => audience.layers.includes(levelOf.get(id) ?? 'none');
    case 'groups': {
      const named = new Set(audience.groups.map(({ setId, number }) => `${setId} ${number}`));
      const members = new Set(
        groups.flatMap((one) => (named.has(`${one.setId} ${one.number}`) ? [one.studentId] : [])),
      );
      return (id) => members.has(id);
    }
    case 'students':
      return (id) => audience.studentIds.includes(id);
    case 'seats': {
      const forms = formAt?.(audience.of);
      return (id) => forms?.get(id) === audience.form;
    }
  }
}

/** Whoever is named one by one is in the chosen classes: nobody who was named is left out without a word. */
export function areThere(audiences: readonly Audience[], students: readonly { studentId: string }[]): boolean {
  const there = new Set(students.map(({ studentId }) => studentId));
  return audiences.every((one) => one.kind !== 'students' || one.studentIds.every((id) => there.has(id)));
}

/** The layers that an audience is for; null where layers do not matter. */
export const layersOf = (audience: Audience): Layer[] | null => (audience.kind === 'layers' ? audience.layers : null);

/** Whether an audience names some of a class, whom nobody who joins it later belongs to. */
export const isForSome = (audience: Audience): boolean => !['everybody', 'layers'].includes(audience.kind);
