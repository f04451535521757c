import { z } from 'zod';
import { Id, Score, Stamp } from '../../kernel/index.js';
import { QuestionBody, QuestionPart } from '../../questions/index.js';

/** A question as it is asked, with nothing of what is right. */
export const AskedPart = QuestionPart.omit({ answer: true, analysis: true });
export type AskedPart = z.infer<typeof AskedPart>;
export const AskedBody = QuestionBody.omit({ answer: true, analysis: true, parts: true }).extend({
  parts: z.array(AskedPart),
});
export type AskedBody = z.infer<typeof AskedBody>;

const place = { partIndex: z.number().int().nullable() };

/** Where a question is answered in the form, as its areas stand on the paper: boxes to choose among, or words. */
export const FormPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    ...place,
    several: z.boolean(),
    boxes: z.array(z.object({ areaId: z.string(), option: z.string() })),
  }),
  z.object({
    kind: z.literal('words'),
    ...place,
    areaId: z.string(),
    blankIndex: z.number().int().nullable(),
    /** A blank holds one line, everything else some. */
    isLong: z.boolean(),
  }),
]);
export type FormPlace = z.infer<typeof FormPlace>;

export const LONGEST_WORDS = 4_000;
/** What is given in one area: whether its box is chosen, or its words. */
export const Given = z.union([
  z.object({ areaId: z.string().max(100), marked: z.boolean() }),
  z.object({ areaId: z.string().max(100), words: z.string().max(LONGEST_WORDS) }),
]);
export type Given = z.infer<typeof Given>;

/** How long somebody may have been at one question: a day. */
const MOST_SECONDS = 86_400;
const MONTH_SECONDS = 31 * 86_400;

/** An answer as it stands on the screen. Said by its age, for the clock of a phone is anything. */
export const GivenItem = z.object({
  itemId: Id,
  given: z.array(Given).max(200),
  seconds: z.number().min(0).max(MOST_SECONDS),
  ageSeconds: z.number().min(0).max(MONTH_SECONDS),
});
export type GivenItem = z.infer<typeof GivenItem>;

/** Areas of an answer that the form does not have: of another question, another sheet, or none. */
export const NotTaken = z.object({ itemId: Id, areaIds: z.array(z.string()) });
export type NotTaken = z.infer<typeof NotTaken>;

export const FormItem = z.object({
  itemId: Id,
  no: z.number().int(),
  sectionTitle: z.string(),
  maxScore: Score,
  body: AskedBody,
  /** None: it is answered on paper only. */
  places: z.array(FormPlace),
  /** Something of it came by pen, scan or photograph: on the screen it need not be given once more. */
  onPaper: z.boolean(),
  given: z.array(Given),
  seconds: z.number(),
});
export type FormItem = z.infer<typeof FormItem>;

export const HomeworkForm = z.object({
  homeworkId: Id,
  title: z.string(),
  /** Of a redo what the first is called: its own title begins with the student’s name, which is nobody else’s business. */
  redoOf: z.string().nullable(),
  subjectName: z.string(),
  endAt: Stamp,
  /** Answers are still taken. */
  isOpen: z.boolean(),
  /** The end of this copy has come: what is answered now is late. */
  isOver: z.boolean(),
  /** Something of it came late. */
  late: z.boolean(),
  handedInAt: Stamp.nullable(),
  /** It was given back: what came of it is there to be seen. */
  isReturned: z.boolean(),
  items: z.array(FormItem),
});
export type HomeworkForm = z.infer<typeof HomeworkForm>;
