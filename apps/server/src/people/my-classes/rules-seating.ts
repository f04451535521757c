import {
  areClose,
  areDeskmates,
  isAtBack,
  isInFront,
  type Level,
  openPlaces,
  type Place,
  type Room,
  type Seat,
  type SeatNeed,
  type SeatPair,
  type SeatWishes,
  type Unmet,
} from '@zhibi/contract/people/my-classes';

export interface ToSeat {
  studentId: string;
  sex: boolean | null;
  level: Level | null;
  /** Number of the group that sits together; null: none. */
  group: number | null;
}

/** What automatic seating is given. */
export interface SeatingTask {
  room: Room;
  students: readonly ToSeat[];
  needs: readonly SeatNeed[];
  pairs: readonly SeatPair[];
  wishes: Pick<SeatWishes, 'mixSexes' | 'groupsTogether'> & { mixLevels: boolean };
}

/** One broken need outweighs everything that is only wished. */
const NEED = 1000;
const WISH = 10;
/** Rows fill from the front where nothing else speaks. */
const ROW = 0.01;

/** The task with everything the solver asks often worked out once: students and places are numbers from 0. */
export interface Seating {
  readonly places: readonly Place[];
  /** For each student: may sit in the place as far as needs of the student alone go. */
  readonly suits: readonly (readonly boolean[])[];
  readonly pairs: readonly (readonly { other: number; together: boolean }[])[];
  readonly groupmates: readonly (readonly number[])[];
  readonly deskmates: readonly (readonly number[])[];
  readonly students: readonly ToSeat[];
  readonly task: SeatingTask;
}

export function prepare(task: SeatingTask): Seating {
  const { room, students, needs, wishes } = task;
  const places = openPlaces(room);
  const needOf = new Map(needs.map(({ studentId, place }) => [studentId, place]));
  const numberOf = new Map(students.map(({ studentId }, at) => [studentId, at]));
  const pairs = students.map((): { other: number; together: boolean }[] => []);
  for (const { oneId, otherId, kind } of task.pairs) {
    const [one, other] = [numberOf.get(oneId), numberOf.get(otherId)];
    if (one === undefined || other === undefined) continue; // whoever has left the class needs no seat
    pairs[one]?.push({ other, together: kind === 'together' });
    pairs[other]?.push({ other: one, together: kind === 'together' });
  }
  return {
    places,
    pairs,
    students,
    task,
    suits: students.map(({ studentId }) => {
      const need = needOf.get(studentId);
      return places.map((place) => need === undefined || (need === 'front' ? isInFront : isAtBack)(room, place));
    }),
    groupmates: students.map(({ group }, at) =>
      group === null || !wishes.groupsTogether
        ? []
        : students.flatMap((other, number) => (number !== at && other.group === group ? [number] : [])),
    ),
    deskmates: places.map((place) =>
      places.flatMap((other, number) => (areDeskmates(room, place, other) ? [number] : [])),
    ),
  };
}

/** Whether what the pair asks for holds where they would sit. */
export const pairHolds = (seating: Seating, together: boolean, one: number, other: number): boolean => {
  const [a, b] = [seating.places[one], seating.places[other]];
  if (a === undefined || b === undefined) return true;
  return together ? (seating.deskmates[one] ?? []).includes(other) : !areClose(a, b);
};

/**
 * What it costs that a student sits in a place while the others sit as they do. Every part is the same from both sides, so the change of a swap is
 * the change of the costs of the two who swap.
 * @param placeOf place of each student, -1 without one @param studentAt student in each place, -1 where nobody sits
 */
export function costOf(seating: Seating, student: number, placeOf: Int16Array, studentAt: Int16Array): number {
  const place = placeOf[student] ?? -1;
  const here = seating.places[place];
  if (here === undefined) return NEED;
  let cost = (seating.suits[student]?.[place] ? 0 : NEED) + ROW * here.row;
  for (const { other, together } of seating.pairs[student] ?? []) {
    const there = placeOf[other] ?? -1;
    if (there >= 0 && !pairHolds(seating, together, place, there)) cost += NEED;
  }
  cost += deskCost(seating, student, place, studentAt);
  for (const mate of seating.groupmates[student] ?? []) {
    const there = seating.places[placeOf[mate] ?? -1];
    if (there !== undefined)
      cost += Math.max(0, Math.abs(there.row - here.row) - 1) + Math.max(0, Math.abs(there.column - here.column) - 1);
  }
  return cost;
}

function deskCost({ deskmates, students, task }: Seating, student: number, place: number, studentAt: Int16Array) {
  const { mixSexes, mixLevels } = task.wishes;
  if (!mixSexes && !mixLevels) return 0;
  const own = students[student];
  let cost = 0;
  for (const next of deskmates[place] ?? []) {
    const mate = students[studentAt[next] ?? -1];
    if (own === undefined || mate === undefined) continue;
    if (mixSexes && isSame(own.sex, mate.sex)) cost += WISH;
    if (mixLevels && isSame(own.level, mate.level)) cost += WISH;
  }
  return cost;
}

const isSame = <T>(one: T | null, other: T | null): boolean => one !== null && one === other;

/** What seats do not hold of the task, and whom it concerns. */
export function unmetOf(task: SeatingTask, seats: readonly Seat[]): Unmet[] {
  const { room, students, needs, pairs, wishes } = task;
  const seatOf = new Map(seats.map((seat) => [seat.studentId, seat]));
  const unmet: Unmet[] = [];
  const standing = students.filter(({ studentId }) => !seatOf.has(studentId)).map(({ studentId }) => studentId);
  if (standing.length > 0) unmet.push({ kind: 'no-seat', studentIds: standing });
  for (const { studentId, place } of needs) {
    const seat = seatOf.get(studentId);
    if (seat && !(place === 'front' ? isInFront : isAtBack)(room, seat))
      unmet.push({ kind: place, studentIds: [studentId] });
  }
  for (const { oneId, otherId, kind } of pairs) {
    const [one, other] = [seatOf.get(oneId), seatOf.get(otherId)];
    if (!one || !other) continue;
    if (kind === 'together' ? !areDeskmates(room, one, other) : areClose(one, other))
      unmet.push({ kind, studentIds: [oneId, otherId] });
  }
  const known = new Map(students.map((one) => [one.studentId, one]));
  seats.forEach((seat, at) => {
    for (const mate of seats.slice(at + 1)) {
      const [one, other] = [known.get(seat.studentId), known.get(mate.studentId)];
      if (!one || !other || !areDeskmates(room, seat, mate)) continue;
      const studentIds = [one.studentId, other.studentId];
      if (wishes.mixSexes && isSame(one.sex, other.sex)) unmet.push({ kind: 'same-sex', studentIds });
      if (wishes.mixLevels && isSame(one.level, other.level)) unmet.push({ kind: 'same-level', studentIds });
    }
  });
  if (wishes.groupsTogether) unmet.push(...splitGroups(students, seatOf));
  return unmet;
}

/** Groups whose members do not all reach each other from neighbour to neighbour. */
function splitGroups(students: readonly ToSeat[], seatOf: ReadonlyMap<string, Seat>): Unmet[] {
  const groups = new Map<number, Seat[]>();
  for (const { studentId, group } of students) {
    const seat = seatOf.get(studentId);
    if (group !== null && seat) groups.set(group, [...(groups.get(group) ?? []), seat]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first, ...rest] = members;
    const reached = first ? [first] : [];
    let left = rest;
    for (let at = 0; at < reached.length; at++) {
      const from = reached[at];
      reached.push(...left.filter((seat) => from && areClose(from, seat)));
      left = left.filter((seat) => !reached.includes(seat));
    }
    return left.length > 0 ? [{ kind: 'group-split' as const, studentIds: members.map((seat) => seat.studentId) }] : [];
  });
}
