import type { WrittenCell } from '@zhibi/contract/classroom';
import type {
  CharacterResult,
  CharacterVerdict,
  WritingFault,
  WritingReason,
} from '@zhibi/contract/classroom/dictation';

/** What a machine found in a square. */
export interface Found {
  likelihood: number;
  writtenAs: string | null;
  faults: WritingFault[];
  score: number;
}

/** A square of a student, and what the teacher has said of it. */
interface FoundSquare {
  cell: number;
  verdict: CharacterVerdict;
  found: Found;
  said: boolean | null;
}

/** What counts of a square: what the teacher says, else what the machine is sure of. */
export function standing({ verdict, said }: Pick<FoundSquare, 'verdict' | 'said'>): CharacterVerdict {
  if (said === null) return verdict;
  return said ? 'right' : 'wrong';
}

/** How a class has written each character, the most missed first, those in doubt before the rest. */
export function mostMissed(cells: readonly WrittenCell[], rows: readonly FoundSquare[]): CharacterResult[] {
  return cells
    .map(({ cell, character, word }): CharacterResult => {
      const own = rows.filter((one) => one.cell === cell);
      const count = (verdict: CharacterVerdict) => own.filter((one) => standing(one) === verdict).length;
      return {
        cell,
        character,
        word,
        right: count('right'),
        wrong: count('wrong'),
        doubtful: count('doubtful'),
        reasons: reasonsOf(own.filter((one) => standing(one) === 'wrong' || standing(one) === 'doubtful')),
      };
    })
    .sort((a, b) => b.wrong - a.wrong || b.doubtful - a.doubtful || a.cell - b.cell);
}

const MOST_REASONS = 3;

/** Each square counts for one reason: the look-alike that was written, else the first thing amiss in its form. */
function reasonsOf(rows: readonly FoundSquare[]): WritingReason[] {
  const counted = new Map<string, WritingReason>();
  for (const { found } of rows) {
    const fault = found.faults.find(({ kind }) => kind !== 'order' && kind !== 'reversed');
    const reason: Omit<WritingReason, 'count'> | undefined =
      found.writtenAs !== null
        ? { kind: 'written-as', stroke: null, character: found.writtenAs }
        : fault && { kind: fault.kind, stroke: fault.kind === 'extra' ? null : fault.stroke, character: null };
    if (!reason) continue;
    const key = `${reason.kind} ${reason.stroke} ${reason.character}`;
    counted.set(key, { ...reason, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).slice(0, MOST_REASONS);
}
