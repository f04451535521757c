import { type TaskKind, taskKinds } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import { type LessonToCatchUp, lessonPack } from '../../papers/index.js';
import { classesOf, subjectById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { lessonToSee } from '../lesson-to-run.js';
import { tasksOf } from '../store.js';

/** The names of types as they stand on paper, which is Chinese whatever the language of the screen. */
const names: Readonly<Record<(typeof taskKinds)[keyof typeof taskKinds]['name'], string>> = {
  paperPen: '纸笔互动',
  quiz: '随堂测验',
  trueFalse: '判断',
  single: '单选',
  multiple: '多选',
  quickAnswer: '抢答',
  homework: '作业',
  dictation: '听写',
  calligraphy: '书法',
  spoken: '口语',
  review: '作业讲评',
  combined: '组合题',
  vote: '投票',
};

/** Whoever was not there has nobody to be first before, and no vote any more. */
const isOfClass = (kind: TaskKind) => ['vote', 'quickAnswer'].includes(taskKinds[kind].name);

/** What a student who was not there catches up with: every question that was asked in words, and every word that was written. */
export async function packOf(db: Db, actor: Actor, lessonId: string): Promise<LessonToCatchUp & { schoolId: string }> {
  const lesson = await lessonToSee(db, actor, lessonId);
  const { schoolId, classId, subjectId, title } = lesson;
  const asked = (await tasksOf(db, schoolId, [lessonId])).filter(
    ({ openedAt, kind }) => openedAt !== null && !isOfClass(kind),
  );
  const [schoolClass] = await classesOf(db, schoolId, [classId]);
  const tasks = asked.flatMap(({ kind, no, content }) => {
    const questions = content.questions.filter(({ prompt }) => prompt.length > 0);
    return questions.length === 0 ? [] : [{ title: `${no}　${names[taskKinds[kind].name]}`, questions }];
  });
  const words = [...new Set(asked.flatMap(({ content }) => (content.words ?? []).map(({ word }) => word)))];
  ensure(tasks.length + words.length > 0, 'conflict', 'nothing-to-print');
  return {
    schoolId,
    title: [schoolClass?.className, title, '课堂内容'].filter(Boolean).join(' '),
    subject: found(await subjectById(db, subjectId)),
    tasks,
    words,
  };
}

export const printPack = async (
  services: Pick<Services, 'app' | 'database' | 'files'>,
  { schoolId, ...pack }: Awaited<ReturnType<typeof packOf>>,
) => ({
  content: await lessonPack(services, schoolId, pack),
  type: 'application/pdf' as const,
  name: { parts: [pack.title], ending: 'pdf' as const },
});
