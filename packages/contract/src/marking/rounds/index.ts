import { z } from 'zod';
import { PictureWanted } from '../../capture/index.js';
import {
  type Api,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  Revision,
  Score,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import { markingApi } from '../index.js';
import { AnswerToMark, ItemToMark } from '../model.js';
import { ChosenLevels } from '../rubrics/model.js';
import { waitingInRounds } from './mine.js';
import { Round, RoundDifference, RoundPerson, RoundSetting, roundLimits } from './model.js';
import { roundReasons, roundSettingReasons } from './reasons.js';

export * from './mine.js';
export * from './model.js';

const PATH = '/api/marking/round';
const ofHomework = z.object({ homeworkId: Id });
const ofQuestion = ofHomework.extend({ itemId: Id });
const ofAnswer = z.object({ answerId: Id, revision: wholeNumber() });
const reading = { whileLocked: true, readOnly: true, access: forTeachers, method: 'POST' } as const;
const writing = { access: forTeachers, method: 'POST' } as const;

/** Rounds: the questions of a homework shared between scorers, one or two of them for each answer, blind to one another. */
export const roundsApi = {
  list: endpoint({
    ...reading,
    path: `${PATH}/list`,
    summary:
      'The questions of a homework with their rounds, by whoever runs it: settings, progress, agreement, scorers',
    input: ofHomework,
    output: z.object({
      title: z.string(),
      items: z.array(
        z.object({
          itemId: Id,
          no: z.number().int(),
          sectionTitle: z.string(),
          maxScore: Score,
          waiting: z.number().int(),
          round: Round.nullable(),
        }),
      ),
      /** The teachers of the subject at the school. */
      colleagues: z.array(RoundPerson),
    }),
  }),
  set: endpoint({
    ...writing,
    path: `${PATH}/set`,
    summary:
      'Sets who scores some questions and how two scores become one; what is not scored yet is dealt anew where it has to be. Says how many answers were settled by it',
    input: ofHomework.extend({
      /** Revision 0: the question has no round yet. */
      items: z
        .array(z.object({ itemId: Id, revision: wholeNumber() }))
        .min(1)
        .max(roundLimits.questions),
      setting: RoundSetting,
    }),
    output: z.object({ settled: z.number().int() }),
    reasons: roundSettingReasons,
  }),
  move: endpoint({
    ...writing,
    path: `${PATH}/move`,
    summary: 'Calls the round of a question off, or opens it again with what was scored in it',
    input: ofQuestion.extend({ revision: Revision, move: z.enum(['cancel', 'reopen']) }),
    output: Nothing,
    reasons: roundSettingReasons,
  }),
  gold: endpoint({
    ...writing,
    path: `${PATH}/gold`,
    summary:
      'Gives an answer an agreed score and mixes it in for every scorer unseen; null takes it out again, as long as nobody has scored it',
    input: ofQuestion.extend({ answerId: Id, score: Score.nullable() }),
    output: Nothing,
    reasons: { ...roundSettingReasons, 'score-too-high': roundReasons['score-too-high'] },
  }),
  mine: waitingInRounds,
  items: endpoint({
    ...writing,
    path: `${PATH}/item/list`,
    summary:
      'The questions of which this teacher scores answers, counted by the own ones. What came in meanwhile is dealt',
    input: ofHomework,
    output: z.object({ title: z.string(), items: z.array(ItemToMark) }),
  }),
  answers: endpoint({
    ...reading,
    path: `${PATH}/answer/list`,
    summary: 'The answers to one question that this teacher scores, with the own scores and nobody else’s',
    input: ofQuestion,
    output: z.object({ items: z.array(AnswerToMark) }),
  }),
  picture: endpoint({
    ...reading,
    method: 'GET',
    path: `${PATH}/picture`,
    kind: 'file',
    summary:
      'What a student wrote on an answer area, as a picture, for whoever scores or settles the answer in a round',
    input: PictureWanted,
    output: z.never(),
  }),
  score: endpoint({
    ...writing,
    path: `${PATH}/score`,
    summary:
      'Keeps own scores of a round; where all that are needed stand the answer is settled, in the ledger with its reason',
    input: markingApi.score.input,
    output: markingApi.score.output,
    reasons: roundReasons,
  }),
  undo: endpoint({
    ...writing,
    path: `${PATH}/undo`,
    summary: 'Takes an own score of a round back, as long as the other does not stand beside it',
    input: ofAnswer,
    output: markingApi.undo.output,
    reasons: roundReasons,
  }),
  differences: endpoint({
    ...reading,
    path: `${PATH}/difference/list`,
    summary: 'Answers whose two scores lie too far apart, for whoever settles them; what was settled stays in sight',
    input: ofHomework,
    output: z.object({ title: z.string(), itemsToSettle: z.array(ItemToMark), items: z.array(RoundDifference) }),
  }),
  settle: endpoint({
    ...writing,
    path: `${PATH}/settle`,
    summary: 'Settles a difference: this score counts. Null takes the own decision back',
    input: ofAnswer.extend({
      score: Score.nullable(),
      comment: z.string().trim().max(500).default(''),
      levels: ChosenLevels.optional(),
    }),
    output: markingApi.undo.output,
    reasons: roundReasons,
  }),
  export: endpoint({
    ...reading,
    method: 'GET',
    path: `${PATH}/export`,
    kind: 'file',
    summary:
      'The rounds of a homework as a table: a row for each question and scorer, with agreement, progress and speed',
    input: ofHomework.extend({ format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
