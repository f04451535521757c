import { namesIn, percent, points } from '../question.js';
import { ofReport, shown } from './results.js';

const USUAL = 5;
const MOST = 20;

export const answerDistribution = ofReport(({ className, title, bins, fullScore }, { words }) => {
  const unit = fullScore === 100 ? '' : '%';
  const bands = bins.map(({ label, studentIds }) => words.teacher.band(`${label}${unit}`, studentIds.length));
  return { lines: [words.teacher.bands({ className, title, bands: namesIn(words, bands) })] };
});

export const answerQuestionRate = ofReport(({ questions }, { words, slots }) => {
  if (slots.questionNo === null) return { lines: [words.teacher.questionAsk] };
  const found = questions.find(({ no }) => no === slots.questionNo);
  if (!found) return { lines: [words.teacher.questionNone(slots.questionNo)] };
  const { no, rate, maxScore, discrimination } = found;
  const said = { no, rate: rate === null ? '--' : percent(rate), full: points(maxScore) };
  const told = discrimination === null ? '--' : discrimination.toFixed(2);
  return { lines: [words.teacher.question({ ...said, discrimination: told })] };
});

export const answerTopStudents = ofReport(({ className, title, rows }, { words, slots }) => {
  const count = Math.min(slots.count ?? USUAL, MOST);
  const best = rows
    .filter(({ total }) => total !== null)
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
    .slice(0, count);
  if (best.length === 0) return { lines: [words.teacher.topNone] };
  const names = best.map(({ name, total }) => `${name} ${shown(total)}`);
  return { lines: [words.teacher.top({ className, title, count: best.length, names: namesIn(words, names) })] };
});

export const answerImproved = ofReport(({ className, title, rows }, { words }) => {
  const risen = rows
    .filter(({ change }) => change !== null && change > 0)
    .sort((a, b) => (b.change ?? 0) - (a.change ?? 0))
    .slice(0, USUAL);
  if (risen.length === 0) return { lines: [words.teacher.improvedNone] };
  const names = risen.map(({ name, change }) => words.teacher.gain(name, shown(change)));
  return { lines: [words.teacher.improved({ className, title, names: namesIn(words, names) })] };
});
