import { type Answering, namesIn, plainly, points, type Question, shortTime, subjectOf } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';

const FEW = 5;
const MB = 1024 * 1024;

export const answerMyPapers: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { items } = await tools.papers(question, { subjectId, shelf: 'mine' });
  const reply = new Reply();
  for (const { paperId, title, questionCount, totalScore, updatedAt } of items.slice(0, FEW)) {
    const said = { title, count: questionCount, full: points(totalScore), day: shortTime(updatedAt.slice(0, 8)) };
    reply.say(words.teacher.paper(said), reply.cite(words.quote(title), at('/paper/detail', { paper: paperId })));
  }
  if (items.length === 0) reply.say(words.teacher.papersNone, reply.cite(words.teacher.papersTitle, '/paper/index'));
  return reply.done;
};

export const answerCart: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { groups, minutes } = await tools.cart(question, { subjectId });
  const count = groups.reduce((sum, { quesIds }) => sum + quesIds.length, 0);
  const reply = new Reply();
  const no = reply.cite(words.teacher.cartTitle, '/paperTest/self');
  return reply.say(count === 0 ? words.teacher.cartNone : words.teacher.cart({ count, minutes }), no).done;
};

export const answerOwnQuestions: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const counted = async (state: 'kept' | 'in-review') => {
    const { items, next } = await tools.ownQuestions(question, { subjectId, state });
    return `${items.length}${next === null ? '' : '+'}`;
  };
  const said = { kept: await counted('kept'), review: await counted('in-review') };
  const reply = new Reply();
  return reply.say(words.teacher.own(said), reply.cite(words.teacher.ownTitle, '/paperTest/myQues')).done;
};

export const answerScanDoubts: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.scans(question, { onlyDoubts: true });
  const reply = new Reply();
  const no = reply.cite(words.teacher.doubtsTitle, '/homework/scans');
  if (items.length === 0) return reply.say(words.teacher.doubtsNone, no).done;
  const doubts = items.reduce((sum, one) => sum + one.doubts, 0);
  return reply.say(words.teacher.doubts({ batches: items.length, doubts }), no).done;
};

export const answerUnplacedInk: Answering = async (question) => {
  const { words } = question;
  const { items, next } = await tools.ink(question, {});
  const reply = new Reply();
  const no = reply.cite(words.teacher.inkTitle, '/demo');
  if (items.length === 0) return reply.say(words.teacher.inkNone, no).done;
  return reply.say(words.teacher.ink(`${items.length}${next === null ? '' : '+'}`), no).done;
};

export const answerSharedScoring: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.shared(question, {});
  const reply = new Reply();
  for (const { homeworkId, title, open, differences } of items.slice(0, FEW))
    reply.say(
      words.teacher.shared({ title, open, differences }),
      reply.cite(words.quote(title), at('/markFull', { homework: homeworkId, share: 'own' })),
    );
  if (items.length === 0) reply.say(words.teacher.sharedNone, reply.cite(words.mark, '/homework/index'));
  return reply.done;
};

const sized = (bytes: number) => {
  const mb = bytes / MB;
  return mb >= 1024 ? `${points(mb / 1024)} GB` : `${points(mb)} MB`;
};

export const answerDisk: Answering = async (question) => {
  const { words } = question;
  const { used, quota } = await tools.disk(question, {});
  const reply = new Reply();
  const no = reply.cite(words.teacher.diskTitle, '/cloud/cloud');
  return reply.say(words.teacher.disk({ used: sized(used), quota: sized(quota) }), no).done;
};

export const answerExams: Answering = async (question) => {
  const { words } = question;
  const { items } = await tools.exams(question, {});
  const reply = new Reply();
  for (const { testId, name, heldOn, classes, subjects } of items.slice(0, FEW)) {
    const names = subjects.map(({ subjectName }) => subjectName);
    reply.say(
      words.teacher.exam({ name, day: heldOn, classes, subjects: namesIn(words, names) }),
      reply.cite(name, at('/study/stageDetail', { test: testId })),
    );
  }
  if (items.length === 0) reply.say(words.teacher.examNone, reply.cite(words.teacher.examsTitle, '/study/stageDetail'));
  return reply.done;
};

export const answerYear: Answering = async (question: Question) => {
  const { words, actor } = question;
  const { schoolYear, dataLock } = await tools.year(question, { schoolId: actor.schoolId });
  const reply = new Reply();
  const no = reply.cite(words.teacher.yearTitle, '/index');
  reply.say(words.teacher.year(schoolYear), no);
  return dataLock ? reply.say(words.teacher.yearLocked, no).done : reply.done;
};
