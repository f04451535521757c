import type { WritingResult } from '@zhibi/contract/classroom/dictation';
import { starsOf } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import { readingOf } from '../../papers/index.js';
import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { mayJudgeWriting } from '../policy.js';
import { mostMissed, standing } from './rules.js';
import { foundIn } from './store.js';
import { taskOfWriting } from './task-of-writing.js';

/** What a class has written in a task. Who has left the class meanwhile is not counted. */
export async function showWriting(
  db: Db,
  actor: Actor,
  of: { lessonId: string; taskId: string },
): Promise<WritingResult> {
  const { lesson, task, cells } = await taskOfWriting(db, actor, of);
  const { schoolId, classId } = lesson;
  const members = await studentsOf(db, schoolId, [classId]);
  const [schoolClass] = await classesOf(db, schoolId, [classId]);
  const known = new Set(members.map(({ studentId }) => studentId));
  const rows = (await foundIn(db, schoolId, { taskId: task.id, round: task.round })).filter(({ studentId }) =>
    known.has(studentId),
  );
  return {
    taskId: task.id,
    kind: task.kind,
    no: task.no,
    state: task.state,
    className: schoolClass?.className ?? '',
    title: lesson.title,
    words: (task.content.words ?? []).map(({ word, reading }) => ({
      word,
      reading: readingOf({ word, reading: reading ?? null }),
    })),
    characters: mostMissed(cells, rows),
    students: members.flatMap(({ studentId, name }) => {
      const own = rows.filter((one) => one.studentId === studentId && one.verdict !== 'blank');
      if (own.length === 0) return [];
      const count = (verdict: string) => own.filter((one) => standing(one) === verdict).length;
      const score = own.reduce((sum, { found }) => sum + found.score, 0) / own.length;
      const counts = { right: count('right'), wrong: count('wrong'), doubtful: count('doubtful') };
      return [{ studentId, name, ...counts, blank: cells.length - own.length, score, stars: starsOf(score) }];
    }),
    studentCount: members.length,
    can: { decide: mayJudgeWriting(actor, lesson) },
  };
}
