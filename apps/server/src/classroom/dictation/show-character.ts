import type { dictationApi } from '@zhibi/contract/classroom/dictation';
import { starsOf } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { drawnCharacter } from '../../papers/index.js';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { found } from '../../platform/problem.js';
import { faultsTold, inkOfStrokes, judged, keptStrokes } from './judge.js';
import { standing } from './rules.js';
import { writingsIn } from './store.js';
import { taskOfWriting } from './task-of-writing.js';

/** In this order a class is looked through: what is wrong, what waits, what is right. */
const turn = { wrong: 0, doubtful: 1, right: 2, blank: 3 } as const;

/** One character as each student wrote it. What is found in the ink is found anew: it is quicker than to keep it. */
export async function showCharacter(
  db: Db,
  actor: Actor,
  { cell, ...of }: { lessonId: string; taskId: string; cell: number },
): Promise<z.output<typeof dictationApi.character.output>> {
  const { lesson, task, cells } = await taskOfWriting(db, actor, of);
  const { character } = found(cells[cell]);
  const members = await studentsOf(db, lesson.schoolId, [lesson.classId]);
  const rows = await writingsIn(db, lesson.schoolId, { taskId: task.id, round: task.round, cell });
  const drawn = drawnCharacter(character);
  const written = members.flatMap(({ studentId, name }) => {
    const row = rows.find((one) => one.studentId === studentId && one.verdict !== 'blank');
    if (!row) return [];
    const strokes = keptStrokes(row.ink);
    const { laid, likelihood, writtenAs, faults, order, scores, score } = judged(character, strokes);
    return [
      {
        studentId,
        name,
        strokes: inkOfStrokes(strokes),
        laid: laid.map((line) => line.map(([x, y]): [number, number] => [rounded(x), rounded(y)])),
        verdict: standing(row),
        likelihood,
        writtenAs,
        faults: faultsTold(faults),
        isOtherOrder: order.isOther,
        scores,
        score,
        stars: starsOf(score),
        said: row.said,
      },
    ];
  });
  written.sort((a, b) => turn[a.verdict] - turn[b.verdict]);
  return {
    model: { character, outlines: drawn?.strokes ?? [], medians: drawn?.medians ?? [] },
    written,
  };
}

const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;
