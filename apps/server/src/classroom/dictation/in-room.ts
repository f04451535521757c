import { cellsOf, isWritten } from '@zhibi/contract/classroom';
import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { drawnCharacter } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import type { TaskRow } from '../store.js';
import { inkOfStrokes, keptStrokes } from './judge.js';
import { standing } from './rules.js';
import { writingsIn } from './store.js';

/** What a seat sees of a task in which characters are written. The words of a dictation are not told before it is revealed. */
export async function writingInRoom(db: Db, task: TaskRow, studentId: string | null): Promise<TaskInRoom['writing']> {
  const { words } = task.content;
  if (!isWritten(task.kind) || words === undefined) return null;
  const isShown = task.state === 'revealed';
  const models = cellsOf(words).map(({ character }) => {
    const drawn = drawnCharacter(character);
    return { character, outlines: drawn?.strokes ?? [], medians: drawn?.medians ?? [] };
  });
  const of = { taskId: task.id, round: task.round };
  const rows = studentId === null ? [] : await writingsIn(db, task.schoolId, { ...of, studentId });
  return {
    lengths: words.map(({ word }) => [...word].length),
    models: isShown || task.kind === 9 ? models : null,
    mine: rows.map((row) => ({
      cell: row.cell,
      nth: row.nth,
      strokes: inkOfStrokes(keptStrokes(row.ink)),
      verdict: isShown ? standing(row) : null,
    })),
  };
}
