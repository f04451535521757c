/** Who asks: what is understood of a sentence depends on it. */
export type Asker = 'teacher' | 'leader' | 'student';

const talk = ['hello', 'thanks', 'abilities', 'forbidden', 'unknown'] as const;
const forBoth = [
  'missing',
  'average',
  'hard-questions',
  'weak-knowledge',
  'low-scores',
  'pass-rate',
  'extremes',
  'class-list',
  'my-classes',
] as const;
const ofTeacher = [
  'remind',
  'trend',
  'to-mark',
  'student-result',
  'student-wrong',
  'print-orders',
  'homework-open',
  'progress',
  'paper-draft',
  'booklet-draft',
] as const;
const ofStudent = ['my-due', 'my-score', 'my-wrong', 'my-review'] as const;

const howForAll = ['how-password', 'how-phone', 'how-language'] as const;
const howOfTeacher = [
  'how-extend',
  'how-excuse',
  'how-publish',
  'how-layers',
  'how-withdraw',
  'how-collect',
  'how-mark',
  'how-release',
  'how-undo-score',
  'how-answer-groups',
  'how-print',
  'how-answer-card',
  'how-import-questions',
  'how-write-question',
  'how-compose',
  'how-characters',
  'how-sums',
  'how-scan',
  'how-pens',
  'how-preset-comments',
  'how-lecture',
  'how-seats',
  'how-groups',
  'how-levels',
  'how-readings',
  'how-lesson',
  'how-disk-upload',
  'how-disk-share',
  'how-stage-test',
  'how-export',
  'how-report',
  'how-spoken',
  'how-redo',
  'how-slips',
  'how-subject',
  'how-share-paper',
  'how-existing',
  'how-find-questions',
] as const;
const howOfLeader = [
  'how-add-teacher',
  'how-teacher-leaves',
  'how-teaching',
  'how-add-student',
  'how-import-people',
  'how-move-student',
  'how-reset-password',
  'how-add-class',
  'how-end-class',
  'how-school-year',
  'how-subjects',
  'how-audit',
  'how-retention',
  'how-take-out',
  'how-erase',
  'how-load',
] as const;
const howOfStudent = [
  'how-photo',
  'how-on-screen',
  'how-see-result',
  'how-wrong-book',
  'how-join-lesson',
  'how-spoken-do',
] as const;

export const howIntents = [...howForAll, ...howOfTeacher, ...howOfLeader, ...howOfStudent] as const;
export const intents = [...talk, ...forBoth, ...ofTeacher, ...ofStudent, ...howIntents] as const;
export type Intent = (typeof intents)[number];
export type HowIntent = (typeof howIntents)[number];

/** What each of them may ask for; what is another's to ask is told so, and never answered. */
export const intentsOf: Readonly<Record<Asker, ReadonlySet<string>>> = {
  teacher: new Set([...talk, ...forBoth, ...ofTeacher, ...howForAll, ...howOfTeacher]),
  leader: new Set([...talk, ...forBoth, ...howForAll, ...howOfLeader, 'how-report', 'how-export', 'how-subject']),
  student: new Set([...talk, ...ofStudent, ...howForAll, ...howOfStudent]),
};

export const isIntent = (word: string): word is Intent => (intents as readonly string[]).includes(word);
export const isHow = (intent: Intent): intent is HowIntent => intent.startsWith('how-');
