import { classroomApi } from '@zhibi/contract/classroom';
import type { WrittenInk } from '@zhibi/contract/classroom/dictation';
import { roomApi } from '@zhibi/contract/classroom/room';
import { drawnCharacter } from '../src/papers/index.js';
import { newId } from '../src/platform/ids.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS } from './subjects.js';

/** A character as its model has it, written on a screen. */
export const inkOfModel = (character: string): WrittenInk =>
  (drawnCharacter(character)?.medians ?? []).map((stroke) =>
    stroke.map(([x, y]) => [Math.round((x / 1024) * 1_000), Math.round(((900 - y) / 1024) * 1_000), 12]),
  );

/** A lesson of a class that is over, with a dictation in it, and one that is going on. */
export async function newLessons(
  teacher: Person,
  classId: string,
): Promise<{ over: string; dictation: string; now: string }> {
  const start = () => teacher.call(classroomApi.start, { lessonId: newId(), classId, subjectId: JUNIOR_MATHS });
  const { lessonId: over } = await start();
  const dictation = await newDictation(teacher, over);
  await teacher.call(classroomApi.end, { lessonId: over });
  return { over, dictation, now: (await start()).lessonId };
}

/** 土地 as two students wrote it: one rightly, one with a look-alike. */
async function newDictation(teacher: Person, lessonId: string): Promise<string> {
  const { taskId } = await teacher.call(classroomApi.addTask, {
    lessonId,
    taskId: newId(),
    kind: 7,
    isOpened: true,
    content: {
      title: '',
      questions: [{ prompt: [], options: [], key: [], questionId: null }],
      secrecy: 'named',
      ballot: 'one',
      seconds: null,
      words: [{ word: '土地' }],
    },
  });
  const { code, students } = await teacher.call(classroomApi.board, { lessonId });
  for (const [nth, first] of ['土', '士'].entries()) {
    const studentId = students[nth]?.studentId;
    if (studentId === undefined || code === null) continue;
    const { token } = await teacher.call(roomApi.join, { code, mark: newId(), as: { studentId } });
    for (const [cell, character] of [first, '地'].entries())
      await teacher.call(roomApi.write, { token, taskId, round: 1, cell, nth: 1, strokes: inkOfModel(character) });
  }
  return taskId;
}
