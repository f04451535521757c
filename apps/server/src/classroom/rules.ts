import {
  type BallotForm,
  ballotOf,
  isAnswer,
  isRight,
  isTooFast,
  judgedTap,
  placesOf,
  type QuestionResult,
  type RoundResult,
  responseOf,
  type Tap,
  type TaskContent,
  type TaskKind,
  type TaskState,
} from '@zhibi/contract/classroom';

/** The same answer, given so many times. */
export interface AnswerGroup {
  taskId: string;
  round: number;
  no: number;
  labels: readonly string[];
  count: number;
}

export interface Asked {
  kind: TaskKind;
  content: TaskContent;
}

/** What is on its way when the time is up still counts for so long. */
export const GRACE_MS = 1_500;
/** What a device held while its network was away counts for so long after the lock, while nothing is revealed. */
export const LATE_MS = 120_000;
/** A lesson that nobody has ended is over by then. */
export const LONGEST_LESSON_MS = 4 * 3_600_000;
export const MAX_SEATS = 120;
export const MAX_TASKS = 60;

interface Timed {
  state: TaskState;
  openedAt: Date | null;
  content: TaskContent;
}

/** When a task closes by itself, in ms from now; null where it does not or is not open. */
export function closesInMs({ state, openedAt, content }: Timed, now: Date): number | null {
  if (state !== 'open' || openedAt === null || content.seconds === null) return null;
  return Math.max(0, openedAt.getTime() + content.seconds * 1_000 - now.getTime());
}

/** Whether answers are still taken: open, and its time is not up. */
export function isTaking(task: Timed, now: Date): boolean {
  const { state, openedAt, content } = task;
  if (state !== 'open' || openedAt === null) return false;
  return content.seconds === null || now.getTime() <= openedAt.getTime() + content.seconds * 1_000 + GRACE_MS;
}

/** When a task stopped taking answers, in ms: by hand, or by its time; undefined while it takes them and before it was opened. */
function closedMs({ state, openedAt, closedAt, content }: Timed & { closedAt: Date | null }): number | undefined {
  if (openedAt === null) return undefined;
  const timeUp = content.seconds === null ? Number.POSITIVE_INFINITY : openedAt.getTime() + content.seconds * 1_000;
  const byHand = state === 'open' ? Number.POSITIVE_INFINITY : (closedAt?.getTime() ?? 0);
  return Math.min(timeUp, byHand);
}

/** Whether what came then came after the lock; what is on its way when the time is up is not late. */
export function isLate(task: Timed & { closedAt: Date | null }, at: Date): boolean {
  const closed = closedMs(task);
  return closed !== undefined && at.getTime() > closed + (task.content.seconds === null ? 0 : GRACE_MS);
}

/**
 * Whether an answer counts: it came while answers were taken, or was tapped before the lock. While nothing is revealed the
 * device is believed within a bound; once the key is shown, and where being first is all, only as far as its measured way goes.
 */
export function isInTime(
  task: Timed & { kind: TaskKind; closedAt: Date | null },
  tap: Tap | undefined,
  { now, endedAt }: { now: Date; endedAt: Date | null },
): boolean {
  if (isTaking(task, now)) return true;
  const closed = closedMs(task);
  if (closed === undefined || task.openedAt === null || tap === undefined) return false;
  const arrivedMs = now.getTime();
  // What was closed by the end of the lesson alone was never revealed.
  const isByEnd = endedAt !== null && task.closedAt?.getTime() === endedAt.getTime();
  const isHidden = task.state === 'open' || task.state === 'locked' || isByEnd;
  const isBelieved = isHidden && responseOf(task.kind) !== 'tap' && arrivedMs <= closed + LATE_MS;
  const { atMs } = isBelieved ? tap : judgedTap(tap, { openedMs: task.openedAt.getTime(), arrivedMs });
  return atMs <= closed;
}

export const formOf = ({ kind, content }: Asked, no: number): BallotForm =>
  ballotOf({ kind, ballot: content.ballot }, content.questions[no]?.key.length);

/** Whether these labels answer the question with this number. */
export function fits(asked: Asked, no: number, labels: readonly string[]): boolean {
  const question = asked.content.questions[no];
  if (!question) return false;
  const offered = responseOf(asked.kind) === 'tap' || responseOf(asked.kind) === 'done' ? [] : question.options;
  return isAnswer(
    labels,
    offered.map(({ label }) => label),
    formOf(asked, no),
  );
}

/** A round of a task: what was chosen how often, and how much of it was right. @param people how many have answered anything */
export function resultOf(asked: Asked, round: number, groups: readonly AnswerGroup[], people: number): RoundResult {
  const questions = asked.content.questions.map((_, no) =>
    questionResult(
      asked,
      no,
      groups.filter((one) => one.round === round && one.no === no),
    ),
  );
  return { round, answered: people, questions };
}

function questionResult(asked: Asked, no: number, groups: readonly AnswerGroup[]): QuestionResult {
  const { options = [], key = [] } = asked.content.questions[no] ?? {};
  const isRanking = formOf(asked, no) === 'ranking';
  // Borda's count: the last of n gets one point, the first n.
  const worth = (labels: readonly string[], label: string) =>
    labels.includes(label) ? (isRanking ? labels.length - labels.indexOf(label) : 1) : 0;
  const sum = (of: (group: AnswerGroup) => number) =>
    groups.reduce((total, group) => total + of(group) * group.count, 0);
  return {
    answered: sum(() => 1),
    counts: options.map(({ label }) => ({ label, count: sum(({ labels }) => worth(labels, label)) })),
    right: key.length === 0 ? null : sum(({ labels }) => (isRight(labels, key) ? 1 : 0)),
  };
}

interface Tapped {
  studentId: string;
  tappedAt: Date;
  tapErrorMs: number;
}

export interface Quick {
  studentId: string;
  place: number;
  afterMs: number;
  isTooFast: boolean;
}

/** The order of a quick answer, the first first. What came sooner than anybody reacts stands behind all others. */
export function quickOf(taps: readonly Tapped[], openedAt: Date): Quick[] {
  const openedMs = openedAt.getTime();
  const judged = taps.map(({ studentId, tappedAt, tapErrorMs }) => {
    const tap = { atMs: tappedAt.getTime(), errorMs: tapErrorMs };
    return { studentId, tap, isTooFast: isTooFast(tap, openedMs), afterMs: Math.max(0, tap.atMs - openedMs) };
  });
  const believed = judged.filter((one) => !one.isTooFast);
  const places = placesOf(believed.map(({ tap }) => tap));
  return judged
    .map(({ tap: _, ...one }) => {
      const nth = believed.findIndex(({ studentId }) => studentId === one.studentId);
      return { ...one, place: places[nth] ?? believed.length + 1 };
    })
    .sort((a, b) => a.place - b.place || a.afterMs - b.afterMs);
}

/** The task that everybody looks at: the open one, else the one that was open last. */
export function shownTask<T extends { state: TaskState; openedAt: Date | null }>(tasks: readonly T[]): T | undefined {
  const shown = tasks.filter(({ state }) => state === 'locked' || state === 'revealed');
  return (
    tasks.find(({ state }) => state === 'open') ??
    shown.sort((a, b) => (b.openedAt?.getTime() ?? 0) - (a.openedAt?.getTime() ?? 0))[0]
  );
}

/** Rates of a lesson from what was answered in the last round of each task; null where there was nothing to answer. */
export function ratesOf(
  results: readonly RoundResult[],
  students: number,
): { participation: number | null; rightRate: number | null } {
  const questions = results.flatMap((one) => one.questions);
  const keyed = questions.filter(({ right }) => right !== null);
  const sum = (of: readonly QuestionResult[], value: (one: QuestionResult) => number) =>
    of.reduce((total, one) => total + value(one), 0);
  const answered = sum(keyed, (one) => one.answered);
  const asked = questions.length * students;
  return {
    participation: asked === 0 ? null : Math.min(1, sum(questions, (one) => one.answered) / asked),
    rightRate: answered === 0 ? null : sum(keyed, (one) => one.right ?? 0) / answered,
  };
}
