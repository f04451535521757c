import { toStamp } from '@zhibi/contract/kernel';
import { type Answering, classesMeant, dashed, namesIn, percent, plainly, subjectOf } from '../question.js';
import { at, Reply } from '../reply.js';
import { tools } from '../tools.js';

const [FEW_CLASSES, FEW_POINTS, USUAL_DAYS, MOST_DAYS, DAY_MS] = [5, 3, 30, 180, 86_400_000];
type Asked = Parameters<Answering>[0];

/** The days that are meant, none of them to come; the last month where none are named, and the end of a span that no report holds. */
function daysOf({ slots, here }: Asked): { from: string; to: string } {
  const today = dashed(toStamp(here.now, here.timeZone));
  const named = slots.days === null ? null : { from: dashed(slots.days.from), to: dashed(slots.days.to) };
  const to = named === null || named.to > today ? today : named.to;
  const earliest = (days: number) => new Date(Date.parse(to) - days * DAY_MS).toISOString().slice(0, 10);
  const from = named === null || named.from > to ? earliest(USUAL_DAYS - 1) : named.from;
  return { from: from < earliest(MOST_DAYS) ? earliest(MOST_DAYS) : from, to };
}

/** How classes did over some days, as “By period” counts it: of each class that is named, else of all of this person together. */
export const answerPeriodResult: Answering = async (question) => {
  const { words, slots } = question;
  const subjectId = subjectOf(question);
  if (subjectId === null) return plainly(words.noSubject);
  const meant = classesMeant(question);
  if (meant.length === 0) return plainly(words.noClass);
  const days = daysOf(question);
  const reply = new Reply();
  const asked = slots.classIds === null ? [undefined] : meant.slice(0, FEW_CLASSES);
  for (const one of asked) {
    const { total, points } = await tools.period(question, { ...days, subjectId, classId: one?.classId });
    const name = one?.className ?? words.allClasses;
    if (total.rate === null) {
      reply.say(words.periodNone({ name, ...days }));
      continue;
    }
    const place = { view: 'period', period: 'own', ...days, ...(one && { class: one.classId }) };
    const no = reply.cite(`${name} ${words.byPeriod}`, at('/study/analysis', place));
    const { results, marked, passed } = total;
    const rates = { rate: percent(total.rate), passed: passed === null ? '--' : percent(passed) };
    reply.say(words.period({ name, ...days, results, marked, ...rates }), no);
    const weakest = points.slice(0, FEW_POINTS).map(({ title, rate }) => words.point(title, percent(rate.rate)));
    if (weakest.length > 0) reply.say(words.periodWeak(namesIn(words, weakest)), no);
  }
  return reply.done;
};
