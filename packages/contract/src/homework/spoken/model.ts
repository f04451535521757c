import { z } from 'zod';
import { Id, Stamp, wholeNumber } from '../../kernel/index.js';
import { Measures } from './measures.js';

/** What is said aloud: words, sentences, a text, what a picture shows, or what one likes about something. */
export const SpokenKind = z.enum(['words', 'sentences', 'text', 'picture', 'free']);
export type SpokenKind = z.infer<typeof SpokenKind>;

/** The language of the words: what a browser's voice reads them in. */
export const SpokenLanguage = z.enum(['zh-CN', 'en-GB', 'en-US']);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

export const spokenLimits = {
  items: 100,
  words: 300,
  title: 100,
  note: 500,
  seconds: 600,
  tries: 10,
  redos: 5,
  comment: 500,
  soundBytes: 6 * 1024 * 1024,
  pictureBytes: 6 * 1024 * 1024,
} as const;

/** A recording may be longer than its limit by what it takes to stop it. */
const GRACE_MS = 3_000;
export const isWithin = (durationMs: number, seconds: number): boolean => durationMs <= seconds * 1000 + GRACE_MS;

/** Whether a kind names the words that are to be said: only then pace and words can be told. */
export const hasWords = (kind: SpokenKind): boolean => kind !== 'picture' && kind !== 'free';

/** The first moment of a piece in a recording: when the student said to go on to it. */
export const Cue = z.object({
  no: wholeNumber({ max: spokenLimits.items - 1 }),
  atMs: wholeNumber({ max: (spokenLimits.seconds + 10) * 1000 }),
});
export type Cue = z.infer<typeof Cue>;
export const Cues = z.array(Cue).max(spokenLimits.items * 3);

/** How a service of speech judged one word; `atMs` where it knows when the word begins. */
export const WordScore = z.object({
  no: wholeNumber({ max: spokenLimits.items - 1 }),
  word: z.string().max(60),
  score: z.number().min(0).max(100),
  atMs: wholeNumber().nullable().default(null),
});
export type WordScore = z.infer<typeof WordScore>;

const Percent = z.number().min(0).max(100);

/** What a service of speech said of a recording. Without one there is none: nothing here pretends to understand speech. */
export const Assessment = z.object({
  overall: Percent,
  accuracy: Percent.nullable().default(null),
  completeness: Percent.nullable().default(null),
  fluency: Percent.nullable().default(null),
  words: z.array(WordScore).max(2_000).default([]),
});
export type Assessment = z.infer<typeof Assessment>;

/** A picture or a sound that lies beside a spoken homework. */
export const SpokenFile = z.object({
  fileId: Id,
  kind: z.enum(['picture', 'sound']),
  durationMs: z.number().int().nullable(),
});
export type SpokenFile = z.infer<typeof SpokenFile>;

export const SpokenStatus = z.enum(['scheduled', 'open', 'closed', 'withdrawn']);
export type SpokenStatus = z.infer<typeof SpokenStatus>;

/** What everybody who has it may know of it. */
const Task = z.object({
  spokenId: Id,
  subjectId: z.number().int(),
  kind: SpokenKind,
  title: z.string(),
  note: z.string(),
  language: SpokenLanguage,
  /** Words, sentences, or the lines of a text, in order. */
  items: z.array(z.string()),
  /** How often it may be recorded, and how long one recording may be. */
  tries: z.number().int(),
  seconds: z.number().int(),
  picture: SpokenFile.nullable(),
  /** The teacher's own reading; null: the browser reads. */
  model: SpokenFile.extend({ cues: Cues }).nullable(),
  startAt: Stamp,
  endAt: Stamp,
  status: SpokenStatus,
});

export const SpokenForTeacher = Task.extend({
  classes: z.array(z.object({ classId: Id, className: z.string() })),
  progress: z.object({ total: z.number().int(), sent: z.number().int(), scored: z.number().int() }),
  can: z.object({
    withdraw: z.boolean(),
    change: z.boolean(),
    /** Nobody has sent a recording: what is said can be changed, too. */
    changeWords: z.boolean(),
    extend: z.boolean(),
    score: z.boolean(),
  }),
});
export type SpokenForTeacher = z.infer<typeof SpokenForTeacher>;

/** One recording. */
export const SpokenTry = z.object({
  tryId: Id,
  nth: z.number().int(),
  recordedAt: Stamp,
  /** When it came; days later where a phone had no network. */
  receivedAt: Stamp,
  late: z.boolean(),
  cues: Cues,
  measures: Measures,
  assessment: Assessment.nullable(),
});
export type SpokenTry = z.infer<typeof SpokenTry>;

/** What a teacher said of it; a score of 100. */
export const SpokenVerdict = z.object({
  score: z.number().int().nullable(),
  comment: z.string(),
  commentFile: SpokenFile.nullable(),
  /** A further try was asked for, and has not come yet. */
  redo: z.boolean(),
  redoNote: z.string(),
  judgedAt: Stamp.nullable(),
});
export type SpokenVerdict = z.infer<typeof SpokenVerdict>;

/** One student's row for the teacher: the last try stands for all. */
export const SpokenRow = z.object({
  studentId: Id,
  studentNo: z.string(),
  name: z.string(),
  classId: Id,
  tries: z.number().int(),
  last: SpokenTry.nullable(),
  /** Words of a minute of speaking, where all of the text was read. */
  pace: z.number().int().nullable(),
  /** Classmates whose recording is this very one. */
  sameAs: z.array(z.string()),
  verdict: SpokenVerdict.nullable(),
  revision: z.number().int(),
});
export type SpokenRow = z.infer<typeof SpokenRow>;

export const SpokenForStudent = Task.omit({ status: true }).extend({
  subjectName: z.string(),
  status: z.enum(['open', 'closed']),
  teacherName: z.string(),
  /** Recordings that came, and how many more may come. */
  sent: z.number().int(),
  left: z.number().int(),
  verdict: SpokenVerdict.nullable(),
});
export type SpokenForStudent = z.infer<typeof SpokenForStudent>;
