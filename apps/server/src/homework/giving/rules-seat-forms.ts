import type { Place } from '@zhibi/contract/people/my-classes';

/** A student at a place of the room. */
export interface Seated extends Place {
  studentId: string;
}

/** Whose copies are alike although they sit close: side by side or one behind the other, and across a corner. */
export interface Alike {
  beside: number;
  across: number;
}

/** One beside or behind the other counts for more than all corners of a room together. */
const BESIDE = 1_000;

/**
 * Deals `forms` parallel papers to the places of a room: nobody holds what sits to the left, the right, in front or behind, and as few as can be
 * hold what sits across a corner. An aisle separates nobody: who looks over it reads. The same seats give the same forms. @returns the form of each student, from 0
 */
export function dealForms(seats: readonly Seated[], forms: number): Map<string, number> {
  const room = new Room(seats);
  let dealt = seats.map((seat) => patternAt(seat, forms));
  for (let better = true; better; ) {
    better = false;
    for (const block of room.blocks) {
      const best = turnsOf(forms)
        .map((turn) => dealt.map((form, at) => (block.has(at) ? (turn[form] ?? form) : form)))
        .reduce((least, one) => (room.cost(one) < room.cost(least) ? one : least), dealt);
      if (best !== dealt) [dealt, better] = [best, true];
    }
    const moved = room.settled(dealt, forms);
    if (room.cost(moved) < room.cost(dealt)) [dealt, better] = [moved, true];
  }
  return new Map(seats.map(({ studentId }, at) => [studentId, dealt[at] ?? 0]));
}

/** How many pairs hold the same form all the same. */
export function alikeOf(seats: readonly Seated[], formOf: ReadonlyMap<string, number>): Alike {
  const cost = new Room(seats).cost(seats.map(({ studentId }) => formOf.get(studentId) ?? 0));
  return { beside: Math.floor(cost / BESIDE), across: cost % BESIDE };
}

/** No two neighbours alike in a full room; with four forms no two across a corner either. */
function patternAt({ row, column }: Place, forms: number): number {
  if (forms >= 4) return (row % 2) * 2 + (column % 2);
  return forms === 2 ? (row + column) % 2 : (row + column) % forms;
}

/** The ways to give the same places other letters. */
function turnsOf(forms: number): number[][] {
  const all = Array.from({ length: forms }, (_, at) => at);
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  return orders(all);
}

class Room {
  readonly #near: { at: number; weight: number }[][];
  /** Who is joined by neighbours side by side: their letters can be changed together. */
  readonly blocks: Set<number>[];

  constructor(seats: readonly Seated[]) {
    this.#near = seats.map((one) =>
      seats.flatMap((other, at) => {
        const [rows, columns] = [Math.abs(one.row - other.row), Math.abs(one.column - other.column)];
        if (Math.max(rows, columns) !== 1) return [];
        return [{ at, weight: rows + columns === 1 ? BESIDE : 1 }];
      }),
    );
    this.blocks = [];
    const seen = new Set<number>();
    for (const start of seats.keys()) {
      if (seen.has(start)) continue;
      const block = new Set([start]);
      for (const at of block) {
        seen.add(at);
        for (const next of this.#near[at] ?? []) if (next.weight === BESIDE) block.add(next.at);
      }
      this.blocks.push(block);
    }
  }

  cost(dealt: readonly number[]): number {
    const twice = dealt.reduce((sum, form, at) => sum + this.#costAt(dealt, at, form), 0);
    return twice / 2;
  }

  /** Everybody in turn takes the form that fits best beside the others. */
  settled(dealt: readonly number[], forms: number): number[] {
    const out = [...dealt];
    for (const [at, form] of out.entries())
      for (let other = 0; other < forms; other++)
        if (this.#costAt(out, at, other) < this.#costAt(out, at, out[at] ?? form)) out[at] = other;
    return out;
  }

  #costAt(dealt: readonly number[], at: number, form: number): number {
    return (this.#near[at] ?? []).reduce((sum, near) => sum + (dealt[near.at] === form ? near.weight : 0), 0);
  }
}

/** Who has no seat takes the forms in turn, by the order of the list. */
export const dealUnseated = (studentIds: readonly string[], forms: number): Map<string, number> =>
  new Map(studentIds.map((id, at) => [id, at % forms]));
