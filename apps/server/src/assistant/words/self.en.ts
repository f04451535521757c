import type { SelfWords } from './self.zh.js';

/** What a student is told of the own work, in English. */
export const selfEn = {
  points: (v) => `You have ${v.total} points${v.reasons === '' ? '' : `; lately: ${v.reasons}`}.`,
  reason: (reason, points) => `${reason} ${points}`,
  pointsTitle: 'My points and remarks',
  remark: (v) => `${v.month}, ${v.teacher}: ${v.text}`,
  remarkNone: 'No remark was released to you yet.',
  exam: (v) => `${v.name}, ${v.subject}: ${v.score} of ${v.full}.`,
  examNone: 'No exam results are out yet.',
  examsTitle: 'My exams',
  growth: (v) =>
    `${v.subject}, from “${v.before}” to “${v.after}”: ${v.by} percentage points against the class average.`,
  growthNone: 'There are not two exams to compare yet.',
  record: (v) =>
    `You are in ${v.className}, student number ${v.no}, class teacher ${v.head}; the class has ${v.classmates} students.`,
  recordTitle: 'My record',
  teachers: (names) => `Your teachers: ${names}.`,
  teacher: (subject, name) => `${subject} ${name}`,
  teachersNone: 'No teachers are set yet.',
  missing: (v) => `${v.subject}, “${v.title}”: it ended ${v.end} and was not handed in.`,
  missingNone: 'You missed no homework.',
  late: (count, titles) => (count === 0 ? 'You were never late.' : `You were late ${count} times: ${titles}.`),
  spoken: (v) => `“${v.title}”: due ${v.end}, ${v.left} recordings left.`,
  spokenScore: (v) => `“${v.title}”: ${v.score} points.`,
  spokenNone: 'There is no spoken homework.',
  spokenTitle: 'Spoken homework',
  lesson: (v) => `${v.teacher} is giving “${v.title}”: you can join.`,
  lessonNone: 'No lesson is going on now.',
  lessonTitle: 'Join a lesson',
  report: (v) =>
    `${v.subject}, the last 30 days: ${v.handedIn} of ${v.given} homework handed in, ${v.late} of them late.`,
  reportNone: 'There was no homework in the last 30 days.',
  reportTitle: 'My learning report',
  weak: (points) => `What you need most: ${points}.`,
  weakNone: 'There are not enough answers yet to tell.',
  mastered: (v) => `${v.mastered} wrong questions are mastered, ${v.open} are not yet.`,
  excused: (count, titles) =>
    count === 0 ? 'You are excused from nothing.' : `You are excused from ${count}: ${titles}.`,
  unmarked: (count, titles) =>
    count === 0 ? 'All that you handed in has come back.' : `${count} handed in and not back yet: ${titles}.`,
  next: (v) => `Due first: ${v.subject}, “${v.title}”, ${v.end}.`,
  comment: (v) => `“${v.title}”, question ${v.no}: ${v.comment}`,
  commentNone: 'Your teachers wrote no comments on homework in the last 30 days.',
} satisfies SelfWords;
