import { draftOf } from '@zhibi/contract/classroom/points';
import { toStamp } from '@zhibi/contract/kernel';
import { type Answering, classesMeant, dashed, namesIn, plainly, subjectOf } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';
import { monthOf } from './class-more.js';
import { studentMeant } from './results.js';
import { paperMeant } from './rules-paper-meant.js';

/** A remark that says what is known of the month and nothing else; it is written and released on the page of remarks. */
export const draftRemark: Answering = async (question) => {
  const { words, language } = question;
  const student = studentMeant(question);
  if (typeof student === 'string') return plainly(student);
  const { name, studentId, classId } = student;
  const month = monthOf(question);
  const { facts } = await tools.facts(question, { classId, studentId, month });
  const to = at('/class/comment', { classId, month, tab: 'remarks', student: studentId });
  const reply = new Reply();
  const no = reply.cite(words.teacher.remarksTitle(name), to);
  if (facts.length === 0) return reply.say(words.teacher.remarkNone(name), no).done;
  return reply.say(words.draftMade).draft({
    kind: 'remark',
    rows: [
      { label: words.teacher.remarkOf, value: name },
      { label: words.teacher.remarkText, value: draftOf(facts, language) },
    ],
    words: words.teacher.remarkGo,
    to,
  }).done;
};

/** The names of a class as they stand on its list, which is taken out as a table on its page. */
export const draftClassList: Answering = async (question) => {
  const { words, actor, students } = question;
  const [one, ...others] = classesMeant(question);
  if (!one) return plainly(words.noClass);
  if (others.length > 0 && question.slots.classIds === null) return plainly(words.whichClass);
  const { classId, className } = one;
  const names = students.filter((student) => student.classId === classId).map(({ name }) => name);
  return new Reply().say(words.draftMade).draft({
    kind: 'class-list',
    rows: [
      { label: words.teacher.listClass, value: className },
      { label: words.teacher.listCount, value: words.teacher.people(names.length) },
      { label: words.teacher.listNames, value: namesIn(words, names) },
    ],
    words: words.teacher.listGo,
    to: actor.role === 'TEACHER' ? at('/class/student', { classId }) : at('/student/list', { class: classId }),
  }).done;
};

/** A paper that takes so much more or less is as long as was wished. */
const NEAR_MINUTES = 5;

/** Publishing with the paper chosen that is named, else the newest own one; classes and times are confirmed on the page that publishes. */
export const draftPublish: Answering = async (question) => {
  const { words } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const { items } = await tools.papers(question, { subjectId, shelf: 'mine' });
  const { text, classes, here, slots } = question;
  const { minutes, days } = slots;
  const compose =
    minutes === null ? '/paperTest/auto' : at('/paperTest/auto', { new: 'draft', minutes, topic: slots.topic });
  if (items.length === 0) return new Reply().say(words.teacher.publishNone).link(words.paper, compose).done;
  const today = toStamp(here.now, here.timeZone).slice(0, 8);
  const paper = paperMeant({ text, today, classes }, items);
  if (!paper) return new Reply().say(words.teacher.publishUnfound).link(words.teacher.papersTitle, '/paper/list').done;
  const meant = classesMeant(question);
  const names = meant.map(({ className }) => className);
  const given = (await tools.homework(question, { subjectId })).items.filter(
    (one) =>
      one.paperId === paper.paperId &&
      one.status === 'open' &&
      one.classes.some(({ classId }) => meant.some((is) => is.classId === classId)),
  );
  const reply = new Reply().say(words.draftMade);
  if (given.length > 0) reply.say(words.teacher.publishOpen(paper.title));
  const takes = Math.round((await tools.paper(question, { paperId: paper.paperId })).minutes);
  if (minutes !== null && Math.abs(takes - minutes) > NEAR_MINUTES)
    reply
      .say(words.teacher.publishLength({ title: paper.title, minutes: takes, wished: minutes }))
      .link(words.paper, compose);
  if (days !== null) reply.say(words.teacher.publishLater);
  const to = at('/homework/written', {
    step: 'classes',
    paper: paper.paperId,
    for: meant.map(({ classId }) => classId).join(','),
    end: days === null ? null : dashed(days.to),
  });
  return reply.draft({
    kind: 'homework',
    rows: [
      { label: words.teacher.publishPaper, value: paper.title },
      { label: words.teacher.publishMinutes, value: words.minutes(takes) },
      { label: words.teacher.publishTo, value: namesIn(words, names) },
      { label: words.remindWhen, value: words.remindNow },
    ],
    words: words.teacher.publishGo,
    to,
  }).done;
};

const sheet =
  (kind: 'sums' | 'characters'): Answering =>
  async ({ words, slots }) =>
    new Reply().say(words.draftMade).draft({
      kind,
      rows: [
        { label: words.teacher.sheet, value: words.teacher[kind] },
        ...(kind === 'sums'
          ? [
              {
                label: words.teacher.sheetCount,
                value: slots.count === null ? words.asUsual : words.questions(slots.count),
              },
            ]
          : []),
      ],
      words: kind === 'sums' ? words.teacher.sumsGo : words.teacher.charactersGo,
      to: at('/paperTest/chinese', { sheet: kind === 'sums' ? 'arithmetic' : 'characters' }),
    }).done;
export const draftSums = sheet('sums');
export const draftCharacters = sheet('characters');
