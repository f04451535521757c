import type { HomeworkForStudent } from '@zhibi/contract/homework';
import { type Answering, dashed, isWithin, plainly, points, type Question, shortTime } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';

const FEW = 5;
const MINE = '/student/detail';
const WRONG = '/wrong';

export const isMeant =
  ({ slots }: Question) =>
  ({ subjectId, homeworkId }: HomeworkForStudent) =>
    (slots.subjectId === null || subjectId === slots.subjectId) &&
    (slots.homeworkId === null || homeworkId === slots.homeworkId);

export const placeOf = ({ homeworkId }: HomeworkForStudent) => at(MINE, { homework: homeworkId });

/** What a student has still to hand in. */
export const answerMyDue: Answering = async (question) => {
  const { words, slots } = question;
  const { items } = await tools.mine(question, {});
  const due = items
    .filter(isMeant(question))
    .filter((one) => one.status === 'open' && one.excuse === null)
    .filter(({ submission }) => submission === 'assigned' || submission === 'writing')
    .filter(({ endAt }) => slots.days === null || endAt.slice(0, 8) >= slots.days.from)
    .slice(0, FEW);
  const reply = new Reply();
  for (const one of due) {
    const no = reply.cite(words.quote(one.title), placeOf(one));
    reply.say(words.due({ title: one.title, subject: one.subjectName, end: shortTime(one.endAt) }), no);
  }
  return due.length === 0 ? new Reply().say(words.dueNone).link(words.myHomework, MINE).done : reply.done;
};

/** What came back: before that a student has no score. */
export const answerMyScore: Answering = async (question) => {
  const { words, slots } = question;
  const { items } = await tools.mine(question, {});
  const back = items
    .filter(isMeant(question))
    .filter(({ releasedAt, score }) => releasedAt !== null && score !== null)
    .filter(({ startAt, endAt }) => slots.days === null || isWithin(endAt, slots.days) || isWithin(startAt, slots.days))
    .slice(0, slots.days === null ? 1 : FEW);
  const reply = new Reply();
  for (const one of back) {
    const no = reply.cite(words.quote(one.title), placeOf(one));
    const said = { title: one.title, subject: one.subjectName, full: points(one.totalScore) };
    reply.say(words.score({ ...said, score: points(one.score ?? 0) }), no);
  }
  return back.length === 0 ? plainly(words.scoreNone) : reply.suggest(words.ask.review).done;
};

export const answerMyWrong: Answering = async (question) => {
  const { words, slots } = question;
  const subjectId = slots.subjectId ?? undefined;
  const { counts, items, next } = await tools.wrong(question, { subjectId });
  const reply = new Reply();
  const no = reply.cite(words.wrongTitle, at(WRONG, { subject: subjectId ?? null }));
  const { days } = slots;
  if (days) {
    const during = items.filter(({ releasedAt }) => isWithin(releasedAt, days)).length;
    const count = `${during}${next !== null && during === items.length ? '+' : ''}`;
    reply.say(words.wrongSince({ count, span: words.span(dashed(days.from), dashed(days.to)) }), no);
  }
  return reply.say(words.wrong({ open: counts.open, mastered: counts.mastered }), no).suggest(words.ask.review).done;
};

export const answerMyReview: Answering = async (question) => {
  const { words } = question;
  const { counts } = await tools.wrong(question, { due: true });
  const reply = new Reply();
  return reply.say(words.review(counts.due), reply.cite(words.wrongTitle, WRONG)).done;
};
