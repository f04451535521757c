import { z } from 'zod';
import { Id, RichText } from '../../kernel/index.js';
import { CharacterOutlines, CharacterVerdict, WrittenInk } from '../dictation/model.js';
import { TaskKind } from '../kinds.js';
import { Ballot, Label, Labels, SeatState, Secrecy } from '../model.js';
import { TaskState } from '../moves.js';

const count = z.number().int();
/** 2,048 bits as hexadecimal digits: the modulus of a ballot box, and what is signed with it. */
export const Number2048 = z.string().regex(/^[0-9a-f]{512}$/);

/** What the room asks just now, as one seat sees it. */
export const TaskInRoom = z.object({
  taskId: Id,
  no: count,
  kind: TaskKind,
  title: z.string(),
  secrecy: Secrecy,
  ballot: Ballot,
  state: TaskState,
  round: count,
  closesInMs: count.nullable(),
  questions: z.array(
    z.object({
      prompt: RichText,
      options: z.array(z.object({ label: Label, content: RichText })),
      /** How many labels are asked for: one, or any number. */
      isSeveral: z.boolean(),
      /** Empty until the task is revealed. */
      key: Labels,
    }),
  ),
  /** What this person has answered in this round, with the number of the tap. */
  mine: z.array(z.object({ no: count, nth: count, labels: Labels, byTeacher: z.boolean() })),
  /** Of a vote without names: the box that the ballot goes into. */
  box: z.object({ boxId: Id, modulus: Number2048 }).nullable(),
  /** Of a quick answer, once it is locked. */
  place: count.nullable(),
  /** Of dictation and calligraphy on a screen; null where nothing is written on one. */
  writing: z
    .object({
      /** How many characters each word has. */
      lengths: z.array(count),
      /** The characters, square by square, with what they are drawn by: of calligraphy at once, of a dictation when it is revealed; null before. */
      models: z.array(CharacterOutlines).nullable(),
      mine: z.array(
        z.object({
          cell: count,
          nth: count,
          strokes: WrittenInk,
          /** Told when the task is revealed. */
          verdict: CharacterVerdict.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type TaskInRoom = z.infer<typeof TaskInRoom>;

export const RoomState = z.object({
  name: z.string(),
  seat: SeatState,
  /** In the room under a name that the class does not have: looks on. */
  isGuest: z.boolean(),
  isOver: z.boolean(),
  className: z.string(),
  title: z.string(),
  teacherName: z.string(),
  revision: count,
  /** By the clock of the server, in ms: what a tap is measured by. */
  nowMs: z.number(),
  /** `same` where nothing has changed since the revision that was named. */
  task: z.union([TaskInRoom, z.literal('same')]).nullable(),
});
export type RoomState = z.infer<typeof RoomState>;
