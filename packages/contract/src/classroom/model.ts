import { z } from 'zod';
import { Id, RichText, Stamp, wholeNumber } from '../kernel/index.js';
import { ballots, TaskKind } from './kinds.js';
import { TaskMove, TaskState } from './moves.js';
import { type NotAskedReason, notAskedReasons } from './reasons.js';
import { WrittenWords } from './words.js';

const count = z.number().int();
export const Label = z.string().regex(/^[A-Z]$/);
export const Labels = z.array(Label).max(26);

/** A question as it is asked in class. Without a key nothing is right or wrong. */
export const AskedQuestion = z.object({
  prompt: RichText,
  options: z.array(z.object({ label: Label, content: RichText })).max(26),
  key: Labels,
  /** Where it was taken from the bank. */
  questionId: Id.nullable(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const notAskedNames = Object.keys(notAskedReasons).map((name) => name as NotAskedReason); // as: the keys of an object written by us
/** A question that was chosen and is not asked: the how manieth it was, how it begins, and why. */
export const NotAsked = z.object({ no: count, begins: z.string(), why: z.enum(notAskedNames) });
export type NotAsked = z.infer<typeof NotAsked>;

export const Secrecy = z.enum(['named', 'anonymous']);
export const Ballot = z.enum(ballots);

/** What is asked, however the task stands. */
export const TaskContent = z.object({
  title: z.string().trim().max(60),
  questions: z.array(AskedQuestion).min(1).max(30),
  secrecy: Secrecy,
  ballot: Ballot,
  /** How long it stays open; null until it is locked. */
  seconds: wholeNumber({ min: 5, max: 3_600 }).nullable(),
  /** Of dictation and calligraphy the words to write; a wall shows those of a dictation once they are revealed. */
  words: WrittenWords.optional(),
});
export type TaskContent = z.infer<typeof TaskContent>;

/** What came of one question in one round. */
export const QuestionResult = z.object({
  answered: count,
  /** Of a ranking the points by Borda's count, of everything else how many chose it. */
  counts: z.array(z.object({ label: Label, count })),
  /** How many were right; null without a key. */
  right: count.nullable(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const RoundResult = z.object({
  round: count,
  /** How many have answered anything. */
  answered: count,
  questions: z.array(QuestionResult),
});
export type RoundResult = z.infer<typeof RoundResult>;

/** Who was how quick. Equal places are ties. */
export const QuickPlace = z.object({
  studentId: Id,
  name: z.string(),
  place: count,
  afterMs: count,
  /** Sooner than anybody reacts: in doubt, and behind all others. */
  isTooFast: z.boolean(),
});
export type QuickPlace = z.infer<typeof QuickPlace>;

export const TaskForTeacher = TaskContent.extend({
  taskId: Id,
  no: count,
  kind: TaskKind,
  state: TaskState,
  round: count,
  /** Until it closes by itself; null where it does not, or is not open. */
  closesInMs: count.nullable(),
  result: RoundResult,
  /** The round before, to show what the discussion has changed. */
  before: RoundResult.nullable(),
  quick: z.array(QuickPlace),
  can: z.array(TaskMove),
});
export type TaskForTeacher = z.infer<typeof TaskForTeacher>;

export const seatStates = ['in', 'waiting', 'removed', 'left'] as const;
export const SeatState = z.enum(seatStates);
export type SeatState = z.infer<typeof SeatState>;

/** One answer as it counts now. */
export const GivenAnswer = z.object({
  no: count,
  labels: Labels,
  byTeacher: z.boolean(),
  /** Tapped before the lock, and brought by the network after it. */
  isLate: z.boolean(),
});

/** An answer that came after the lock and does not count, so that the teacher can enter it. */
export const MissedAnswer = z.object({ no: count, labels: Labels });

export const LessonStudent = z.object({
  studentId: Id,
  name: z.string(),
  studentNo: z.string(),
  /** Null where nobody came in under this name. */
  seatId: Id.nullable(),
  seat: SeatState.nullable(),
  /** In the room, and the device has been heard of within seconds. */
  isOnline: z.boolean(),
  /** To the newest task in its newest round; of a vote without names always none. */
  answers: z.array(GivenAnswer),
  /** To the same task: what came too late to count. */
  missed: z.array(MissedAnswer),
});
export type LessonStudent = z.infer<typeof LessonStudent>;

export const LessonFacts = z.object({
  lessonId: Id,
  classId: Id,
  className: z.string(),
  subjectId: count,
  title: z.string(),
  teacherName: z.string(),
  startedAt: Stamp,
  endedAt: Stamp.nullable(),
});

export type LessonFacts = z.infer<typeof LessonFacts>;

export const RoomSettings = z.object({
  /** Whether anybody may still come in. */
  isOpen: z.boolean(),
  /** Whether those who have typed the code see the names of the class to choose theirs from. */
  namesListed: z.boolean(),
  /** Whether the projector shows names. */
  namesOnStage: z.boolean(),
});

export type RoomSettings = z.infer<typeof RoomSettings>;

export const LessonBoard = LessonFacts.extend({
  /** The six digits; null once the lesson is over. */
  code: z.string().nullable(),
  room: RoomSettings,
  students: z.array(LessonStudent),
  /** Who came in under a name that the class does not have, or was asked to leave under a name that somebody else has come in by since. */
  guests: z.array(z.object({ seatId: Id, name: z.string(), seat: SeatState })),
  tasks: z.array(TaskForTeacher),
  can: z.object({ run: z.boolean() }),
});
export type LessonBoard = z.infer<typeof LessonBoard>;

/** A question before its key is shown: the key is empty until then. */
export const TaskOnStage = TaskContent.extend({
  taskId: Id,
  no: count,
  kind: TaskKind,
  state: TaskState,
  round: count,
  closesInMs: count.nullable(),
  answered: count,
  /** How many words are dictated or written; they stand in `words` once they are shown. */
  wordCount: count,
  /** Null until it is revealed. */
  result: RoundResult.nullable(),
  before: RoundResult.nullable(),
  /** The first places of a quick answer, by seat number, and by name where names are shown. */
  quick: z.array(z.object({ place: count, seatNo: count, name: z.string().nullable() })),
});
export type TaskOnStage = z.infer<typeof TaskOnStage>;

/** What a projector shows: no names unless the teacher has switched them on, no answers before they are revealed. */
export const LessonStage = LessonFacts.extend({
  code: z.string().nullable(),
  isOpen: z.boolean(),
  /** Where phones reach this server, for a wall that was opened on the machine itself; null where nobody knows. */
  address: z.string().nullable(),
  students: z.array(
    z.object({ seatNo: count, name: z.string().nullable(), isIn: z.boolean(), hasAnswered: z.boolean() }),
  ),
  task: TaskOnStage.nullable(),
});
export type LessonStage = z.infer<typeof LessonStage>;
