import { howForAll, howOfLeader, howOfStudent, howOfTeacher } from './how-intents.js';

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
  'distribution',
  'question-rate',
  'top-students',
  'improved',
  'load-days',
  'stage-tests',
  'disk-usage',
  'not-activated',
  'class-list-draft',
  'labs',
  'period-result',
] as const;
const forEverybody = ['school-year-now'] as const;
const ofTeacher = [
  'remind',
  'late-copies',
  'excused',
  'compare-classes',
  'student-homework',
  'student-weak',
  'student-points',
  'student-exams',
  'student-seat',
  'class-points',
  'scheduled',
  'to-release',
  'my-papers',
  'cart',
  'own-questions',
  'groups',
  'levels',
  'lessons',
  'scan-doubts',
  'unplaced-ink',
  'shared-scoring',
  'booklets',
  'spoken-progress',
  'recommend',
  'remarks-left',
  'unsure-readings',
  'outsiders',
  'remark-draft',
  'publish-draft',
  'sums-draft',
  'characters-draft',
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
const ofLeader = [
  'teachers-count',
  'teachers-of-class',
  'students-count',
  'student-class',
  'given-homework',
  'over-limit',
  'subjects-offered',
  'imports',
  'year-state',
  'shelf-offers',
  'school-today',
  'walls',
  'thumbs-read',
] as const;
const ofStudent = [
  'my-due',
  'my-score',
  'my-wrong',
  'my-review',
  'my-points',
  'my-remarks',
  'my-tests',
  'my-class',
  'my-teachers',
  'my-missing',
  'my-late',
  'my-spoken',
  'my-lesson',
  'my-report',
  'my-weak',
  'my-mastered',
  'my-excused',
  'my-unmarked',
  'my-next',
  'my-comments',
  'my-growth',
] as const;

export const howIntents = [...howForAll, ...howOfTeacher, ...howOfLeader, ...howOfStudent] as const;
export const intents = [
  ...talk,
  ...forEverybody,
  ...forBoth,
  ...ofTeacher,
  ...ofLeader,
  ...ofStudent,
  ...howIntents,
] as const;
export type Intent = (typeof intents)[number];
export type HowIntent = (typeof howIntents)[number];

/** What each of them may ask for; what is another's to ask is told so, and never answered. */
export const intentsOf: Readonly<Record<Asker, ReadonlySet<string>>> = {
  teacher: new Set([...talk, ...forEverybody, ...forBoth, ...ofTeacher, ...howForAll, ...howOfTeacher]),
  leader: new Set([
    ...talk,
    ...forEverybody,
    ...forBoth,
    ...ofLeader,
    'print-orders',
    ...howForAll,
    ...howOfLeader,
    'how-report',
    'how-export',
    'how-subject',
  ]),
  student: new Set([...talk, ...forEverybody, ...ofStudent, ...howForAll, ...howOfStudent]),
};

export const isIntent = (word: string): word is Intent => (intents as readonly string[]).includes(word);
export const isHow = (intent: Intent): intent is HowIntent => intent.startsWith('how-');
