import { isQuiet } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { type Answering, classesMeant, dashed, namesIn } from '../question.js';
import { at, Reply } from '../reply.js';
import { lookUp } from './missing.js';

/** Whom to remind and of what; the page of the homework sends it, when somebody presses there. */
export const draftReminder: Answering = async (question) => {
  const { words, here } = question;
  const found = await lookUp(question);
  if (found === null) return new Reply().say(words.noClass).done;
  const [first] = found.wanting;
  if (!first) return found.reply.say(words.remindNobody).done;
  const isNight = isQuiet(toStamp(here.now, here.timeZone));
  return found.reply.say(words.draftMade).draft({
    kind: 'reminder',
    rows: [
      { label: words.remindTo, value: namesIn(words, first.names) },
      { label: words.remindText, value: words.remindSample(first.title) },
      { label: words.remindWhen, value: isNight ? words.remindQuiet : words.remindNow },
    ],
    words: words.remindWords(first.names.length),
    to: first.to,
  }).done;
};

const [SHORTEST, LONGEST, MOST_QUESTIONS] = [5, 180, 100];
const within = (value: number | null, from: number, to: number) =>
  value === null ? null : Math.min(Math.max(value, from), to);

/** A blueprint for the page that composes papers. */
export const draftPaper: Answering = async ({ words, slots }) => {
  const minutes = within(slots.minutes, SHORTEST, LONGEST);
  const count = within(slots.count, 1, MOST_QUESTIONS);
  return new Reply().say(words.draftMade).draft({
    kind: 'paper',
    rows: [
      { label: words.paperMinutes, value: minutes === null ? words.asUsual : words.minutes(minutes) },
      { label: words.paperCount, value: count === null ? words.asUsual : words.questions(count) },
      { label: words.paperTopic, value: slots.topic ?? words.topicLater },
    ],
    words: words.paperGo,
    to: at('/paperTest/auto', { new: 'draft', minutes, questions: count, topic: slots.topic }),
  }).done;
};

/** The first step of the wizard that makes personal booklets, filled in. */
export const draftBooklet: Answering = async (question) => {
  const { words, slots } = question;
  const meant = classesMeant(question);
  const [one] = meant;
  if (!one) return new Reply().say(words.noClass).done;
  const isOne = meant.length === 1;
  const days = slots.days && { from: dashed(slots.days.from), to: dashed(slots.days.to) };
  return new Reply().say(words.draftMade).draft({
    kind: 'booklet',
    rows: [
      { label: words.bookletClass, value: isOne ? one.className : words.whichClass },
      { label: words.bookletDays, value: days ? words.span(days.from, days.to) : words.asUsual },
    ],
    words: words.bookletGo,
    to: at('/study/handbook', {
      book: 'new',
      class: isOne ? one.classId : null,
      from: days?.from ?? null,
      to: days?.to ?? null,
    }),
  }).done;
};
