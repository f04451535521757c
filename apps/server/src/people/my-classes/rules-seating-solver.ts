import type { Seat, Unmet } from '@zhibi/contract/people/my-classes';
import { seededRandom, shuffled } from './rules-random.js';
import { costOf, pairHolds, prepare, type Seating, type SeatingTask, unmetOf } from './rules-seating.js';

/** So many places are tried for those with needs before chance goes on alone: enough to prove small rooms, and a few milliseconds. */
const TRIES = 20_000;
const SWAPS = 24_000;
const [HOT, COLD] = [12, 0.05];

export interface Solution {
  seats: Seat[];
  unmet: Unmet[];
}

/**
 * Seats for a class: those with needs by backtracking (complete in small rooms), the others by chance, then simulated annealing over swaps of two
 * places (Kirkpatrick, Gelatt, Vecchi 1983) with a fixed number of steps, so that the same seed gives the same seats on every machine.
 * Everybody gets exactly one place as long as there are places; what could not be met is named.
 */
export function solveSeating(task: SeatingTask, seed: number): Solution {
  const seating = prepare(task);
  const random = seededRandom(seed);
  const { placeOf, studentAt } = firstSeats(seating, random);
  anneal(seating, placeOf, studentAt, random);
  const seats = task.students.flatMap(({ studentId }, at) => {
    const place = seating.places[placeOf[at] ?? -1];
    return place === undefined ? [] : [{ ...place, studentId }];
  });
  return { seats, unmet: unmetOf(task, seats) };
}

interface Seated {
  placeOf: Int16Array;
  studentAt: Int16Array;
}

function firstSeats(seating: Seating, random: () => number): Seated {
  const { students, places } = seating;
  const placeOf = new Int16Array(students.length).fill(-1);
  const studentAt = new Int16Array(places.length).fill(-1);
  const order = shuffled([...places.keys()], random);
  const inNeed = mostBoundFirst(seating).filter((student) => isBound(seating, student));
  let tries = 0;
  const seatFrom = (next: number): boolean => {
    const student = inNeed[next];
    if (student === undefined) return true;
    for (const place of order) {
      if (studentAt[place] !== -1 || !seating.suits[student]?.[place]) continue;
      if (++tries > TRIES) return false;
      const holds = (seating.pairs[student] ?? []).every(({ other, together }) => {
        const there = placeOf[other] ?? -1;
        return there < 0 || pairHolds(seating, together, place, there);
      });
      if (!holds) continue;
      placeOf[student] = place;
      studentAt[place] = student;
      if (seatFrom(next + 1)) return true;
      placeOf[student] = -1;
      studentAt[place] = -1;
    }
    return false;
  };
  seatFrom(0);
  // The others, and those whose needs go against each other, sit down from the front: the empty places are at the back.
  const free = [...places.keys()].filter((place) => studentAt[place] === -1);
  const waiting = shuffled(
    [...students.keys()].filter((student) => placeOf[student] === -1),
    random,
  );
  waiting.slice(0, free.length).forEach((student, at) => {
    const place = free[at] ?? -1;
    placeOf[student] = place;
    studentAt[place] = student;
  });
  return { placeOf, studentAt };
}

const isBound = ({ suits, pairs }: Seating, student: number): boolean =>
  (pairs[student]?.length ?? 0) > 0 || (suits[student]?.includes(false) ?? false);

/** Whoever has the fewest places and the most pairs first, and after each the partners: so a contradiction shows early. */
function mostBoundFirst({ students, suits, pairs }: Seating): number[] {
  const freedom = (student: number) =>
    (suits[student]?.filter(Boolean).length ?? 0) - 4 * (pairs[student]?.length ?? 0);
  const order: number[] = [];
  const add = (student: number): void => {
    if (order.includes(student)) return;
    order.push(student);
    for (const { other, together } of pairs[student] ?? []) if (together) add(other);
  };
  for (const student of [...students.keys()].sort((a, b) => freedom(a) - freedom(b))) add(student);
  return order;
}

function anneal(seating: Seating, placeOf: Int16Array, studentAt: Int16Array, random: () => number): void {
  const seated = [...placeOf.keys()].filter((student) => (placeOf[student] ?? -1) >= 0);
  if (seated.length === 0 || seating.places.length < 2) return;
  const cost = (student: number) => (student < 0 ? 0 : costOf(seating, student, placeOf, studentAt));
  const swap = (one: number, two: number) => {
    const [a, b] = [studentAt[one] ?? -1, studentAt[two] ?? -1];
    studentAt[one] = b;
    studentAt[two] = a;
    if (a >= 0) placeOf[a] = two;
    if (b >= 0) placeOf[b] = one;
  };
  let [now, best] = [0, 0];
  let bestAt = studentAt.slice();
  for (let step = 0; step < SWAPS; step++) {
    const heat = HOT * (COLD / HOT) ** (step / SWAPS);
    const one = placeOf[seated[Math.floor(random() * seated.length)] ?? 0] ?? 0;
    const two = Math.floor(random() * seating.places.length);
    const [a, b] = [studentAt[one] ?? -1, studentAt[two] ?? -1];
    if (one === two) continue;
    const before = cost(a) + cost(b);
    swap(one, two);
    const change = cost(a) + cost(b) - before;
    if (change > 0 && random() >= Math.exp(-change / heat)) {
      swap(one, two);
      continue;
    }
    now += change;
    if (now < best - 1e-9) {
      best = now;
      bestAt = studentAt.slice();
    }
  }
  bestAt.forEach((student, place) => {
    studentAt[place] = student;
    if (student >= 0) placeOf[student] = place;
  });
}
