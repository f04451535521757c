import { z } from 'zod';
import { type Api, endpoint, forStudents, Id, Nothing, wholeNumber } from '../../kernel/index.js';
import { WrittenInk } from '../dictation/model.js';
import { lessonsHere } from '../here.js';
import { Labels, SeatState } from '../model.js';
import { roomReasons as reasons } from '../reasons.js';
import { writingLimits } from '../words.js';
import { Number2048, RoomState } from './state.js';

export * from './state.js';

const PATH = '/api/room';
const count = z.number().int();
export const RoomCode = z.string().regex(/^\d{6}$/);
/** Given when somebody comes in, and all that the room asks of them. It never stands in an address. */
const Token = z.string().length(43);
/** What this browser calls itself: a device that was asked to leave is known again. */
const Mark = z.uuid();
/** When it was tapped or written by the clock of the server as the device reckons it, and by how much that may be wrong. */
const Moment = z.object({ atMs: z.number().min(0).max(8.64e15), errorMs: z.number().min(0).max(86_400_000) });
const at = z.object({ taskId: Id, round: wholeNumber({ min: 1, max: 9 }), tap: Moment.optional() });

export const Seated = z.object({ token: Token, seat: SeatState, name: z.string() });

export const roomApi = {
  look: endpoint({
    method: 'POST',
    path: `${PATH}/look`,
    access: 'public',
    summary:
      'Which lesson a code belongs to, and the names of the class where its teacher shows them. Guesses are counted',
    input: z.object({ code: RoomCode }),
    output: z.object({
      className: z.string(),
      title: z.string(),
      teacherName: z.string(),
      present: count,
      /** Null where names are typed. */
      names: z.array(z.object({ studentId: Id, name: z.string(), isTaken: z.boolean() })).nullable(),
    }),
    reasons,
  }),
  join: endpoint({
    method: 'POST',
    path: `${PATH}/join`,
    access: 'public',
    summary: 'Comes into a room under a name of the class, or a typed one; the same device comes back to its seat',
    input: z.object({
      code: RoomCode,
      mark: Mark,
      as: z.union([z.object({ studentId: Id }), z.object({ name: z.string().trim().min(1).max(20) })]),
    }),
    output: Seated,
    reasons,
  }),
  here: lessonsHere,
  enter: endpoint({
    method: 'POST',
    path: `${PATH}/enter`,
    access: forStudents,
    summary:
      'Comes into a lesson of the own class with the own login; takes the place of whoever sits there under this name',
    input: z.object({ lessonId: Id, mark: Mark }),
    output: Seated,
    reasons,
  }),
  state: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/state`,
    access: 'public',
    summary: 'What is asked just now, and what this seat has answered; nothing of anybody else',
    input: z.object({ token: Token, known: wholeNumber().optional() }),
    output: RoomState,
    reasons,
  }),
  answer: endpoint({
    method: 'POST',
    path: `${PATH}/answer`,
    access: 'public',
    summary:
      'Answers a question. Task, round, question and the number of the tap name the answer: sent twice it counts once, and an older one never replaces a newer. Kept before it is acknowledged; what was tapped before the lock and held up by the network counts within a bound',
    input: at.extend({
      token: Token,
      no: wholeNumber({ max: 29 }),
      nth: wholeNumber({ min: 1, max: 1_000 }),
      labels: Labels,
    }),
    output: z.object({ nth: count, labels: Labels }),
    reasons,
  }),
  write: endpoint({
    method: 'POST',
    path: `${PATH}/write`,
    access: 'public',
    summary:
      'Writes a character in a square of a dictation or of calligraphy: all of its strokes, as often as they change. Sent twice it counts once, and an older writing never replaces a newer',
    input: at.extend({
      token: Token,
      cell: wholeNumber({ max: writingLimits.cells - 1 }),
      nth: wholeNumber({ min: 1, max: 100_000 }),
      strokes: WrittenInk,
    }),
    output: z.object({ nth: count }),
    reasons,
  }),
  sign: endpoint({
    method: 'POST',
    path: `${PATH}/sign`,
    access: 'public',
    summary: 'Signs the hidden token of a ballot, once for each seat and round',
    input: z.object({ token: Token, boxId: Id, blinded: Number2048 }),
    output: z.object({ signed: Number2048 }),
    reasons,
  }),
  cast: endpoint({
    method: 'POST',
    path: `${PATH}/cast`,
    access: 'public',
    summary:
      'Casts a ballot: a token, the signature of the box, the choice, and nothing that tells whose it is. The same token changes its choice',
    input: z.object({ boxId: Id, ballot: z.string().regex(/^[0-9a-f]{64}$/), signature: Number2048, labels: Labels }),
    output: Nothing,
    reasons,
  }),
} satisfies Api;
