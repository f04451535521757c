import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswer, isRight, isTaskKind, TaskKind, taskKinds } from './kinds.js';
import { afterMove, MAX_ROUNDS, movesOf, type TaskStand, taskMoves } from './moves.js';

const kinds = Object.keys(taskKinds).map(Number).filter(isTaskKind);

/** Every state that a task of a type can come to, with the ways there. */
function reachable(kind: TaskKind): TaskStand[] {
  const seen = new Map<string, TaskStand>();
  const visit = (task: TaskStand) => {
    const key = `${task.state} ${task.round}`;
    if (seen.has(key)) return;
    seen.set(key, task);
    for (const move of taskMoves) {
      const next = afterMove(task, move);
      if (next) visit(next);
    }
  };
  visit({ kind, state: 'draft', round: 1 });
  return [...seen.values()];
}

describe('the thirteen task types', () => {
  it('are those of the specification, and 8 stays reserved', () => {
    expect(kinds).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13]);
    for (const code of [8, 14, -1, 1.5, '3', null]) expect(TaskKind.safeParse(code).success).toBe(false);
  });

  it.each(kinds)('of code %i: every state leads to the archive, and nothing leads out of it', (kind) => {
    for (const task of reachable(kind)) {
      if (task.state === 'archived') expect(movesOf(task)).toEqual([]);
      const ends = new Set<string>();
      const go = (at: TaskStand) => {
        if (ends.has(`${at.state} ${at.round}`)) return;
        ends.add(`${at.state} ${at.round}`);
        for (const move of movesOf(at)) go(afterMove(at, move) ?? at);
      };
      go(task);
      expect([...ends].some((end) => end.startsWith('archived'))).toBe(true);
    }
  });

  it('are revealed only after they were open, and no round is ever gone back to', () => {
    const walk = fc.record({
      kind: fc.constantFrom(...kinds),
      moves: fc.array(fc.constantFrom(...taskMoves), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(walk, ({ kind, moves }) => {
        let task: TaskStand = { kind, state: 'draft', round: 1 };
        let wasOpen = false;
        for (const move of moves) {
          const next = afterMove(task, move);
          if (!next) continue;
          wasOpen ||= next.state === 'open';
          expect(next.round).toBeGreaterThanOrEqual(task.round);
          expect(next.round).toBeLessThanOrEqual(MAX_ROUNDS);
          expect(next.round - task.round).toBe(move === 'revote' ? 1 : 0);
          if (next.state === 'revealed' || next.state === 'locked') expect(wasOpen).toBe(true);
          task = next;
        }
      }),
    );
  });

  it('that are written or said elsewhere are not voted on again', () => {
    expect(movesOf({ kind: 7, state: 'revealed', round: 1 })).toEqual(['archive']);
    expect(movesOf({ kind: 3, state: 'revealed', round: 1 })).toEqual(['revote', 'archive']);
    expect(movesOf({ kind: 3, state: 'revealed', round: MAX_ROUNDS })).toEqual(['archive']);
  });
});

it.each([
  [['A'], 'one', true],
  [['A', 'B'], 'one', false],
  [[], 'several', false],
  [['B', 'A'], 'several', true],
  [['A', 'A'], 'several', false],
  [['E'], 'one', false],
  [['C', 'A', 'B'], 'ranking', true],
  [['C', 'A'], 'ranking', false],
] as const)('the labels %j of A, B, C chosen as %s are an answer: %s', (labels, form, is) => {
  expect(isAnswer(labels, ['A', 'B', 'C'], form)).toBe(is);
});

it('an answer is right where it is the key, in any order, and neither where there is no key', () => {
  expect([isRight(['B', 'A'], ['A', 'B']), isRight(['A'], ['A', 'B']), isRight(['A'], [])]).toEqual([
    true,
    false,
    null,
  ]);
});
