import {
  areClose,
  areDeskmates,
  isAtBack,
  isInFront,
  openPlaces,
  type Place,
  placeKey,
  type Room,
  type SeatPair,
  usualRoom,
} from '@zhibi/contract/people/my-classes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, shuffled } from './rules-random.js';
import { costOf, prepare, type SeatingTask, type ToSeat, unmetOf } from './rules-seating.js';
import { solveSeating } from './rules-seating-solver.js';

const no = { mixSexes: false, mixLevels: false, groupsTogether: false };
const student = (at: number, change: Partial<ToSeat> = {}): ToSeat => ({
  studentId: `s${at}`,
  sex: at % 2 === 0,
  level: null,
  group: null,
  ...change,
});
const room = (rows: number, columns: number, change: Partial<Room> = {}): Room => ({
  rows,
  columns,
  aisles: [],
  blocked: [],
  desk: 'middle',
  ...change,
});
const task = (change: Partial<SeatingTask>): SeatingTask => ({
  room: room(4, 8, { aisles: [2, 4, 6] }),
  students: [],
  needs: [],
  pairs: [],
  wishes: no,
  ...change,
});
const kinds = (of: SeatingTask, seed = 1) => solveSeating(of, seed).unmet.map(({ kind }) => kind);
const pair = (one: number, other: number, kind: SeatPair['kind']): SeatPair => ({
  oneId: `s${one}`,
  otherId: `s${other}`,
  kind,
});
const some = (count: number, change: (at: number) => Partial<ToSeat> = () => ({})) =>
  Array.from({ length: count }, (_, at) => student(at, change(at)));

const smallTask = fc
  .record({
    rows: fc.integer({ min: 1, max: 3 }),
    columns: fc.integer({ min: 1, max: 3 }),
    aisle: fc.boolean(),
    hole: fc.option(fc.record({ row: fc.integer({ min: 1, max: 3 }), column: fc.integer({ min: 1, max: 3 }) }), {
      nil: undefined,
    }),
    people: fc.integer({ min: 1, max: 5 }),
    needs: fc.array(fc.tuple(fc.nat(4), fc.constantFrom('front' as const, 'back' as const)), { maxLength: 3 }),
    pairs: fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.constantFrom('apart' as const, 'together' as const)), {
      maxLength: 4,
    }),
  })
  .map(({ rows, columns, aisle, hole, people, needs, pairs }) =>
    task({
      room: room(rows, columns, { aisles: aisle && columns > 1 ? [1] : [], blocked: hole ? [hole] : [] }),
      students: some(people),
      needs: [...new Map(needs.map(([at, place]) => [at % people, place]))].map(([at, place]) => ({
        studentId: `s${at}`,
        place,
      })),
      pairs: [
        ...new Map(
          pairs.map(([a, b, kind]) => [
            [a % people, b % people].sort().join(),
            [a % people, b % people, kind] as const,
          ]),
        ).values(),
      ].flatMap(([a, b, kind]) => (a === b ? [] : [pair(Math.min(a, b), Math.max(a, b), kind)])),
    }),
  );

/** Is there any way to seat everybody with every need held? Tries all. */
function canBeSolved({ room: of, students, needs, pairs }: SeatingTask): boolean {
  const places = openPlaces(of);
  const seats = new Map<string, Place>();
  const holds = (id: string, place: Place) =>
    needs.every((need) => need.studentId !== id || (need.place === 'front' ? isInFront : isAtBack)(of, place)) &&
    pairs.every(({ oneId, otherId, kind }) => {
      const other = seats.get(oneId === id ? otherId : otherId === id ? oneId : '');
      return !other || (kind === 'together' ? areDeskmates(of, place, other) : !areClose(place, other));
    });
  const from = (at: number): boolean => {
    const next = students[at];
    if (!next) return true;
    return places.some((place) => {
      if ([...seats.values()].includes(place) || !holds(next.studentId, place)) return false;
      seats.set(next.studentId, place);
      if (from(at + 1)) return true;
      seats.delete(next.studentId);
      return false;
    });
  };
  return from(0);
}

describe('seats by constraints', () => {
  it('give everybody exactly one open place, as long as there are any', () => {
    fc.assert(
      fc.property(smallTask, fc.nat(), (of, seed) => {
        const { seats, unmet } = solveSeating(of, seed);
        const open = new Set(openPlaces(of.room).map(placeKey));
        expect(seats).toHaveLength(Math.min(open.size, of.students.length));
        expect(new Set(seats.map(placeKey)).size).toBe(seats.length);
        expect(seats.every((seat) => open.has(placeKey(seat)))).toBe(true);
        expect(new Set(seats.map(({ studentId }) => studentId)).size).toBe(seats.length);
        const standing = unmet.find(({ kind }) => kind === 'no-seat')?.studentIds ?? [];
        expect(standing).toHaveLength(of.students.length - seats.length);
      }),
      { numRuns: 60 },
    );
  });

  it('hold every need wherever a brute search over small rooms finds that they can be held', () => {
    fc.assert(
      fc.property(smallTask, fc.nat(), (of, seed) => {
        if (canBeSolved(of)) expect(solveSeating(of, seed).unmet).toEqual([]);
        else expect(solveSeating(of, seed).unmet).not.toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('follow from the seed', () => {
    const of = task({ students: some(30), wishes: { ...no, mixSexes: true } });
    expect(solveSeating(of, 5)).toEqual(solveSeating(of, 5));
    expect(solveSeating(of, 6)).not.toEqual(solveSeating(of, 5));
  });

  it('name who goes without: two in front of one place, two at once apart and side by side', () => {
    expect(
      kinds(
        task({
          room: room(4, 1),
          students: some(3),
          needs: [0, 1, 2].map((at) => ({ studentId: `s${at}`, place: 'front' })),
        }),
      ),
    ).toEqual(['front']);
    const of = task({ room: room(1, 2), students: some(2), pairs: [pair(0, 1, 'apart')] });
    expect(solveSeating(of, 1).unmet).toEqual([{ kind: 'apart', studentIds: ['s0', 's1'] }]);
  });
});

describe('what is only wished', () => {
  it('girls and boys sit side by side when there are as many of each', () => {
    expect(kinds(task({ students: some(32), wishes: { ...no, mixSexes: true } }))).toEqual([]);
  });

  it('layers sit mixed', () => {
    const students = some(32, (at) => ({ level: (['A', 'B', 'C'] as const)[at % 3] ?? null }));
    expect(kinds(task({ students, wishes: { ...no, mixLevels: true } }))).toEqual([]);
  });

  it('groups of four sit together', () => {
    expect(
      kinds(
        task({ students: some(32, (at) => ({ group: Math.floor(at / 4) })), wishes: { ...no, groupsTogether: true } }),
      ),
    ).toEqual([]);
  });

  it('a class of fifty with everything at once has its needs held, and far less against its wishes than by chance', () => {
    const of = task({
      room: usualRoom(50),
      students: some(50, (at) => ({ level: (['A', 'B', 'C'] as const)[at % 3] ?? null, group: Math.floor(at / 5) })),
      needs: [
        ...[0, 7, 13, 21].map((at) => ({ studentId: `s${at}`, place: 'front' as const })),
        { studentId: 's30', place: 'back' as const },
      ],
      pairs: [pair(1, 2, 'apart'), pair(3, 4, 'apart'), pair(10, 11, 'together')],
      wishes: { mixSexes: true, mixLevels: true, groupsTogether: true },
    });
    for (const seed of [1, 2, 3]) {
      const { seats, unmet } = solveSeating(of, seed);
      expect(unmet.filter(({ kind }) => ['front', 'back', 'apart', 'together', 'no-seat'].includes(kind))).toEqual([]);
      const places = shuffled(openPlaces(of.room), seededRandom(seed));
      const byChance = unmetOf(
        of,
        of.students.flatMap(({ studentId }, at) => (places[at] ? [{ ...places[at], studentId }] : [])),
      );
      expect(unmet.length * 2).toBeLessThan(byChance.length);
      expect(seats).toHaveLength(50);
    }
  });
});

it('the cost of a swap is the change of the costs of the two who swap', () => {
  const of = task({
    students: some(12, (at) => ({ group: at % 3, level: at % 2 ? 'A' : 'B' })),
    needs: [{ studentId: 's1', place: 'front' }],
    pairs: [pair(0, 5, 'apart'), pair(2, 3, 'together')],
    wishes: { mixSexes: true, mixLevels: true, groupsTogether: true },
  });
  const seating = prepare(of);
  const at = (order: readonly number[]) => {
    const studentAt = new Int16Array(seating.places.length).fill(-1);
    for (const [place, one] of order.entries()) studentAt[place] = one;
    const placeOf = new Int16Array(12);
    for (const [place, one] of studentAt.entries()) if (one >= 0) placeOf[one] = place;
    return { placeOf, studentAt };
  };
  // What two share is counted by both: what the two who swap feel of it, the others feel too; only their own places are theirs alone.
  const own = (one: number, of: ReturnType<typeof at>) => costOf(seating, one, of.placeOf, of.studentAt);
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 }),
      fc.nat(11),
      fc.nat(11),
      (order, x, y) => {
        fc.pre(x !== y);
        const swapped = [...order];
        [swapped[x], swapped[y]] = [order[y] ?? 0, order[x] ?? 0];
        const [before, after] = [at(order), at(swapped)];
        const [a, b] = [order[x] ?? 0, order[y] ?? 0];
        const others = [...Array(12).keys()].filter((one) => one !== a && one !== b);
        const change = own(a, after) + own(b, after) - own(a, before) - own(b, before);
        const felt = others.reduce((sum, one) => sum + own(one, after) - own(one, before), 0);
        const ownParts = (one: number, of: ReturnType<typeof at>) => {
          const place = of.placeOf[one] ?? 0;
          return (seating.suits[one]?.[place] ? 0 : 1000) + 0.01 * (seating.places[place]?.row ?? 0);
        };
        const single = ownParts(a, after) + ownParts(b, after) - ownParts(a, before) - ownParts(b, before);
        expect(change - single).toBeCloseTo(felt, 6);
      },
    ),
    { numRuns: 50 },
  );
});
