import type { AskedQuestion, TaskContent, TaskKind } from '@zhibi/contract/classroom';
import { importLimits, type LeftOut } from '@zhibi/contract/classroom/importing';
import type { QuestionBody } from '@zhibi/contract/questions';
import { v5 } from 'uuid';
import { fileIdsOf } from '../../questions/index.js';
import { askedAs, kindOf } from '../rules-asked.js';

const A_TASK = 30;

interface ReadQuestion {
  where: string;
  body: QuestionBody;
}

/** What can be asked of the questions of a file, in their order, and what is left out and why. */
export function askedIn(questions: readonly ReadQuestion[]): { asked: AskedQuestion[]; left: LeftOut[] } {
  const asked: AskedQuestion[] = [];
  const left: LeftOut[] = [];
  for (const { where, body } of questions) {
    const one = askedAs(null, body);
    const { images, audio } = fileIdsOf(body);
    // Its pictures would be nobody's: a lesson keeps no files.
    if (images.length + audio.length > 0) left.push({ where, why: 'has-picture' });
    else if (typeof one === 'string') left.push({ where, why: one });
    else if (asked.length >= importLimits.questions) left.push({ where, why: 'too-many' });
    else asked.push(one);
  }
  return { asked, left };
}

interface TaskOfFile {
  taskId: string;
  kind: TaskKind;
  content: TaskContent;
}

/** Tasks of 30 questions. All ids follow from the first: the same file sent again makes the same tasks. */
export function tasksOfFile(taskId: string, asked: readonly AskedQuestion[]): TaskOfFile[] {
  return Array.from({ length: Math.ceil(asked.length / A_TASK) }, (_, nth) => {
    const questions = asked.slice(nth * A_TASK, (nth + 1) * A_TASK);
    const [first] = questions;
    return {
      taskId: nth === 0 ? taskId : v5(String(nth), taskId),
      kind: first !== undefined && questions.length === 1 ? kindOf(first) : 1,
      content: { title: '', questions, secrecy: 'named', ballot: 'one', seconds: null },
    };
  });
}
