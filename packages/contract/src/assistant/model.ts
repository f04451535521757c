import { z } from 'zod';
import { Id, RoleCode, Stamp } from '../kernel/index.js';

/** A place in the product: always an address of this installation. */
const Place = z.string().regex(/^\/[\w/?=&%.,:;+@~-]*$/);

/** A sentence; each number in it comes from one of the sources that it cites. */
const AnswerLine = z.object({ text: z.string(), cites: z.array(z.number().int()) });

/** Something prepared, which a person looks at and sends on the screen where such things are sent: nothing has happened yet. */
const AnswerDraft = z.object({
  kind: z.enum(['reminder', 'paper', 'booklet', 'remark', 'class-list', 'homework', 'sums', 'characters']),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the button says that leads there. */
  words: z.string(),
  to: Place,
});

/** A language model had a share in an answer: which, and word for word what left the building for it. */
const ModelShare = z.object({ name: z.string(), sent: z.array(z.string()) });

export const AssistantAnswer = z.object({
  /** `refused`: it will not do that. `unknown`: it does not know what is meant. */
  kind: z.enum(['answer', 'unknown', 'refused']),
  lines: z.array(AnswerLine),
  sources: z.array(z.object({ no: z.number().int(), title: z.string(), to: Place })),
  links: z.array(z.object({ title: z.string(), to: Place })),
  draft: AnswerDraft.nullable(),
  /** What may be asked next, in words that can be sent as they are. */
  suggestions: z.array(z.string()),
  /** Null where the assistant answered by itself. */
  model: ModelShare.nullable().default(null),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

export const Thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof Thumb>;

export const AssistantTurn = z.object({
  turnId: Id,
  at: Stamp,
  asked: z.string(),
  answer: AssistantAnswer,
  thumb: Thumb.nullable(),
});
export type AssistantTurn = z.infer<typeof AssistantTurn>;

/** A piece of an answer that is told as it comes: a sentence with the sources so far; in the end the whole, or that it failed. */
export const AssistantPiece = z.union([
  z.object({ line: AnswerLine, sources: AssistantAnswer.shape.sources }),
  z.object({ turn: AssistantTurn }),
  z.object({ failed: z.string() }),
]);
export type AssistantPiece = z.infer<typeof AssistantPiece>;

/** How the language model of the installation stands to a school. */
export const AssistantModel = z.object({
  /** Null where the installation has none. */
  place: z.object({ host: z.string(), name: z.string() }).nullable(),
  enabled: z.boolean(),
  revision: z.number().int(),
  tokensADay: z.number().int(),
  usedToday: z.number().int(),
  /** Word for word what would leave the building for a question that is made up. */
  sample: z.object({ asked: z.string(), sent: z.array(z.string()) }),
  can: z.object({ change: z.boolean() }),
});
export type AssistantModel = z.infer<typeof AssistantModel>;

/** What somebody thought of an answer, as the school reads it: nobody's name, and the question without the names in it. */
export const AssistantThumb = z.object({
  thumbId: Id,
  at: Stamp,
  role: RoleCode,
  thumb: Thumb,
  /** What was understood: a word of the engine. */
  intent: z.string(),
  asked: z.string(),
  reason: z.string(),
});
export type AssistantThumb = z.infer<typeof AssistantThumb>;
