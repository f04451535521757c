import type { WrongCause } from '../model.js';
import type { ReportPoint, StudentReport } from './model.js';

/** Under so many scored answers nothing is said of what somebody can do. */
export const FEWEST_ANSWERS = 5;
/** Under so many answers a knowledge point is not judged. */
const FEWEST_OF_POINT = 3;
const MOST_STEPS = 3;
/** A cause that came back so often is a habit. */
const HABIT = 3;
const OFTEN_LATE = 2;

/** How a knowledge point stands, in the words that a child and a family read. */
export type Standing = 'firm' | 'fair' | 'weak' | 'few';
const FIRM = 0.85;
const FAIR = 0.7;
export const standingOf = (point: Pick<ReportPoint, 'answers' | 'rate' | 'mastery'>): Standing => {
  if ((point.mastery?.answers ?? point.answers) < FEWEST_OF_POINT) return 'few';
  const value = masteredOf(point);
  if (value >= FIRM) return 'firm';
  return value >= FAIR ? 'fair' : 'weak';
};

/** What is said of a point: its mastery by the model, or, where that is not to be trusted, the share that was won. */
const masteredOf = ({ mastery, rate }: Pick<ReportPoint, 'rate' | 'mastery'>): number => mastery?.chance ?? rate.rate;

/** Something to do next, with what it is said from. */
export type NextStep =
  | { kind: 'hand-in'; count: number }
  | { kind: 'review'; count: number }
  | { kind: 'practise'; knowledgeId: string; title: string; subjectName: string; answers: number; rate: number }
  | { kind: 'habit'; cause: WrongCause; count: number }
  | { kind: 'on-time'; count: number }
  | { kind: 'keep'; title: string; subjectName: string; answers: number };

/**
 * The three things that help most, the most pressing first: what is missing, what is due, the weakest knowledge point, a habit
 * behind wrong answers, a second weak point, being late, and what goes well. Fewer where there is no more to say.
 */
export function nextSteps({ subjects, due }: Pick<StudentReport, 'subjects' | 'due'>): NextStep[] {
  const sum = (of: (subject: StudentReport['subjects'][number]) => number) =>
    subjects.reduce((all, subject) => all + of(subject), 0);
  const missing = sum(({ given, handedIn, excused }) => given - handedIn - excused);
  const late = sum((subject) => subject.late);
  const points = subjects.flatMap(({ subjectName, points: own }) => own.map((point) => ({ ...point, subjectName })));
  const weak = points
    .filter((point) => standingOf(point) === 'weak')
    .sort((a, b) => masteredOf(a) - masteredOf(b) || b.answers - a.answers)
    .map(
      ({ knowledgeId, title, subjectName, answers, rate: { rate } }): NextStep => ({
        kind: 'practise',
        knowledgeId,
        title,
        subjectName,
        answers,
        rate,
      }),
    );
  const habit = habitOf(subjects.flatMap(({ wrong }) => wrong));
  const firm = points
    .filter((point) => standingOf(point) === 'firm')
    .sort((a, b) => b.rate.low - a.rate.low || b.answers - a.answers)[0];
  const steps: (NextStep | undefined)[] = [
    missing > 0 ? { kind: 'hand-in', count: missing } : undefined,
    due > 0 ? { kind: 'review', count: due } : undefined,
    weak[0],
    habit,
    weak[1],
    late >= OFTEN_LATE ? { kind: 'on-time', count: late } : undefined,
    firm && { kind: 'keep', title: firm.title, subjectName: firm.subjectName, answers: firm.answers },
  ];
  return steps.flatMap((step) => step ?? []).slice(0, MOST_STEPS);
}

function habitOf(wrong: StudentReport['subjects'][number]['wrong']): NextStep | undefined {
  const counts = new Map<WrongCause, number>();
  for (const { cause, count } of wrong)
    if (cause !== null && cause !== 'unknown') counts.set(cause, (counts.get(cause) ?? 0) + count);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= HABIT ? { kind: 'habit', cause: most[0], count: most[1] } : undefined;
}
