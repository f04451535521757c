import { type DaySpan, findDays } from './days.js';
import { findClasses, findHomework, findStudents, type NamedClass, type Named as Person } from './names.js';
import { signs } from './signs.js';

/** What a person may name: only what this person may see stands in it. */
export interface Lexicon {
  /** Eight digits, in the zone of the school. */
  today: string;
  classes: readonly NamedClass[];
  students: readonly Person[];
  subjects: readonly { id: number; names: readonly string[] }[];
  homework: readonly { id: string; title: string }[];
  /** Pinyin of a name without tones and spaces. */
  read: (name: string) => string;
}

/** What a sentence names. Null: nothing of the kind; an empty list of classes: one that this person has not. */
export interface Slots {
  classIds: readonly string[] | null;
  studentIds: readonly string[] | null;
  subjectId: number | null;
  homeworkId: string | null;
  days: DaySpan | null;
  minutes: number | null;
  count: number | null;
  /** The number of a question on its paper. */
  questionNo: number | null;
  topic: string | null;
}
/** Words of a sentence that name somebody or something, and what they name. */
export interface Named {
  words: string;
  slots: Partial<Slots>;
}
export const noSlots: Slots = {
  classIds: null,
  studentIds: null,
  subjectId: null,
  homeworkId: null,
  days: null,
  minutes: null,
  count: null,
  questionNo: null,
  topic: null,
};

const MINUTES = /(\d{1,3})\s*-?\s*(?:分钟|minutes?\b|mins?\b)/u;
const COUNT = /(\d{1,3})\s*(?:道|个题|题|questions?\b|items?\b)/u;
const QUESTION_NO = /第\s*(\d{1,3})\s*(?:小?题|道)|\b(?:question|q)\s*(\d{1,3})\b/u;
const FIRST_OF =
  /前\s*(\d{1,2}|[二三四五六七八九十])\s*名?|\btop\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/u;
const TOPICS = [
  /关于\s*([^,，的]{1,20}?)(?:的|$)/u,
  /(?:分钟|道|题|张|份|套|个|难|一点)的?([^的,\d]{1,12}?)(?:的)?(?:练习|小测|试卷|卷子|测验|测试|题|作业|单元卷)/u,
  /\b(?:on|about)\s+([a-z][a-z -]{2,40}?)(?:\s+(?:for|with|of)\b|$)/u,
];
const HOMEWORK_SIGN_FROM = 3;

/** What a folded clause is about, and the clause with signs in the place of names, days and numbers. */
export function spot(clause: string, lexicon: Lexicon): { slots: Slots; masked: string; named: Named[] } {
  let masked = clause;
  const mask = (words: string, sign: string) => {
    masked = masked.replace(words, ` ${sign} `);
  };
  const students = findStudents(clause, lexicon.students, lexicon.read);
  for (const { words } of students) mask(words, signs.student);
  const days = findDays(masked, lexicon.today);
  if (days) mask(days.words, signs.day);
  const classes = findClasses(masked, lexicon.classes);
  if (classes) mask(classes.words, signs.schoolClass);
  const homework = findHomework(masked, lexicon.homework);
  if (homework && homework.words.length >= HOMEWORK_SIGN_FROM) mask(homework.words, signs.homework);
  const minutes = MINUTES.exec(masked);
  if (minutes) mask(minutes[0], signs.minutes);
  const questionNo = QUESTION_NO.exec(masked);
  if (questionNo) mask(questionNo[0], signs.questionNo);
  const first = FIRST_OF.exec(masked);
  const count = COUNT.exec(masked);
  if (count) mask(count[0], `${signs.number} ${count[0].replace(/\d+/, '')}`);
  const subject = lexicon.subjects.flatMap(({ id, names }) => {
    const words = names.find((name) => masked.includes(name));
    return words === undefined ? [] : [{ id, words }];
  })[0];
  if (subject) mask(subject.words, signs.subject);
  return {
    masked,
    named: [
      ...students.map(({ words, ids }) => ({ words, slots: { studentIds: ids } })),
      ...(classes ? [{ words: classes.words, slots: { classIds: classes.ids } }] : []),
      ...(homework ? [{ words: homework.words, slots: { homeworkId: homework.ids[0] ?? null } }] : []),
    ],
    slots: {
      classIds: classes?.ids ?? null,
      studentIds: students.length > 0 ? students.flatMap(({ ids }) => ids) : null,
      subjectId: subject?.id ?? null,
      homeworkId: homework?.ids[0] ?? null,
      days: days?.span ?? null,
      minutes: minutes ? Number(minutes[1]) : null,
      count: count ? Number(count[1]) : first ? numberIn(first[1] ?? first[2]) : null,
      questionNo: questionNo ? Number(questionNo[1] ?? questionNo[2]) : null,
      topic: topicOf(clause),
    },
  };
}

const zhNumbers = '零一二三四五六七八九十';
const enNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberIn = (word = ''): number => Number(word) || Math.max(zhNumbers.indexOf(word), enNumbers.indexOf(word)) || 1;

function topicOf(clause: string): string | null {
  for (const pattern of TOPICS) {
    const topic = pattern.exec(clause)?.[1]?.trim();
    if (topic && !/^(?:一|几|些|的|点|卷|a|the)$/u.test(topic)) return topic;
  }
  return null;
}
