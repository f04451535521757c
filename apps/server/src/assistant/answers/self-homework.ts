import type { HomeworkForStudent } from '@zhibi/contract/homework';
import { type Answering, namesIn, type Question, shortTime } from '../question.js';
import { Reply } from '../reply.js';
import { tools } from '../tools.js';
import { isMeant, placeOf } from './learning.js';

const FEW = 5;
const MINE = '/student/detail';

const isOpen = ({ submission }: HomeworkForStudent) => submission === 'assigned' || submission === 'writing';

export const answerMyMissing: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.mine(question, {});
  const missed = items
    .filter(isMeant(question))
    .filter(
      ({ status, excuse, submission }) =>
        status === 'closed' && excuse === null && ['assigned', 'absent'].includes(submission),
    );
  const reply = new Reply();
  for (const one of missed.slice(0, FEW))
    reply.say(
      words.self.missing({ title: one.title, subject: one.subjectName, end: shortTime(one.endAt) }),
      reply.cite(words.quote(one.title), placeOf(one)),
    );
  return missed.length === 0 ? reply.say(words.self.missingNone, reply.cite(words.myHomework, MINE)).done : reply.done;
};

/** How many of the own homework are so, and which. */
const counted =
  (
    is: (one: HomeworkForStudent) => boolean,
    sayOf: (question: Question) => (count: number, titles: string) => string,
  ): Answering =>
  async (question) => {
    const { words } = question;
    const { items } = await tools.mine(question, {});
    const found = items.filter(isMeant(question)).filter(is);
    const reply = new Reply();
    const titles = namesIn(
      words,
      found.map(({ title }) => words.quote(title)),
    );
    return reply.say(sayOf(question)(found.length, titles), reply.cite(words.myHomework, MINE)).done;
  };

export const answerMyLate = counted(
  ({ late, handedInAt }) => late && handedInAt !== null,
  ({ words }) => words.self.late,
);
export const answerMyExcused = counted(
  ({ excuse }) => excuse !== null,
  ({ words }) => words.self.excused,
);
export const answerMyUnmarked = counted(
  ({ handedInAt, releasedAt }) => handedInAt !== null && releasedAt === null,
  ({ words }) => words.self.unmarked,
);

export const answerMyNext: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.mine(question, {});
  const [next] = items
    .filter(isMeant(question))
    .filter((one) => one.status === 'open' && one.excuse === null && isOpen(one))
    .sort((one, two) => one.endAt.localeCompare(two.endAt));
  const reply = new Reply();
  if (!next) return reply.say(words.dueNone, reply.cite(words.myHomework, MINE)).done;
  const no = reply.cite(words.quote(next.title), placeOf(next));
  return reply.say(words.self.next({ title: next.title, subject: next.subjectName, end: shortTime(next.endAt) }), no)
    .done;
};
