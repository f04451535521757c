import type { classroomApi, NotAsked, TaskContent, TaskKind } from '@zhibi/contract/classroom';
import type { QuestionBody } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { itemsOf, maySeePaper, paperForHomework } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { questionsById, questionsNamed } from '../questions/index.js';
import { addTask } from './add-task.js';
import { kindOf, sortAsked } from './rules-asked.js';

const MOST = 30;
interface Source {
  questionId: string;
  body: QuestionBody;
}

/** Questions of the bank or of a paper as a task: those that can be chosen from. @returns those that cannot, and why */
export async function addQuestions(
  db: Db,
  actor: Actor,
  { from, seconds, lessonId, taskId, isOpened }: z.output<typeof classroomApi.addQuestions.input>,
  now: Date,
): Promise<{ taskId: string; left: NotAsked[] }> {
  const sources =
    'paperId' in from ? await ofPaper(db, actor, from.paperId) : await ofBank(db, actor, from.questionIds);
  const { asked, left } = sortAsked(sources, MOST);
  const [first] = asked;
  ensure(first !== undefined, 'conflict', 'no-questions');
  const kind: TaskKind = asked.length > 1 ? 1 : kindOf(first);
  const content: TaskContent = { title: '', questions: asked, secrecy: 'named', ballot: 'one', seconds };
  await addTask(db, actor, { lessonId, taskId, kind, content, isOpened }, now);
  return { taskId, left };
}

async function ofPaper(db: Db, actor: Actor, paperId: string): Promise<Source[]> {
  ensure(maySeePaper(actor, await paperForHomework(db, actor.schoolId, paperId)), 'not-found');
  return itemsOf(db, actor.schoolId, paperId);
}

/** What the teacher may not find is not asked either. */
async function ofBank(db: Db, actor: Actor, questionIds: readonly string[]): Promise<Source[]> {
  const seen = await questionsNamed(db, actor, questionIds);
  ensure(seen.length === new Set(questionIds).size, 'not-found');
  return questionsById(db, actor.schoolId, seen);
}
