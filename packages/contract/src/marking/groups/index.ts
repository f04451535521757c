import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, Nothing } from '../../kernel/index.js';

/**
 * Why answers stand together. `read`: the same was surely read; `doubtful`: the reader wavers between the same two; `alike`: they
 * look the same; `blank`: nothing is written; `single`: like no other; `person`: somebody put them together.
 */
export const AnswerGroupKind = z.enum(['read', 'doubtful', 'alike', 'blank', 'single', 'person']);
export type AnswerGroupKind = z.infer<typeof AnswerGroupKind>;

export const GroupLabel = z.string().trim().max(60);

/** Answers to one question that say the same. A group is looked at by a person before it is scored as one. */
export const AnswerGroup = z.object({
  groupId: Id,
  kind: AnswerGroupKind,
  label: z.string(),
  /** Somebody has looked at all of it, or nothing in it is in doubt. */
  isSettled: z.boolean(),
  answerIds: z.array(Id),
});
export type AnswerGroup = z.infer<typeof AnswerGroup>;

/** `own`: the answers that were dealt to this teacher, where several score; `all`: those of the classes that one teaches. */
export const GroupShare = z.enum(['all', 'own']);
export type GroupShare = z.infer<typeof GroupShare>;

const Question = z.object({ homeworkId: Id, itemId: Id, share: GroupShare.default('all') });

/** Answer groups: marking what many wrote alike once. */
export const groupsApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/marking/group/list',
    access: forTeachers,
    summary:
      'The groups of answers to one question, as far as one marks them, the largest first; and how many stand in none yet',
    input: Question,
    output: z.object({ groups: z.array(AnswerGroup), ungrouped: z.number().int() }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/marking/group/make',
    access: forTeachers,
    summary:
      'Groups the answers that stand in no group yet by what is written in them; what somebody has put together stays',
    input: Question,
    output: Nothing,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/marking/group/move',
    access: forTeachers,
    summary:
      'Puts answers into another group, or together into a new one: splitting, merging and mending are this one act',
    input: Question.extend({
      answerIds: z.array(Id).min(1).max(500),
      /** Null: a new group with this label. */
      into: Id.nullable(),
      label: GroupLabel.default(''),
    }),
    output: z.object({ groupId: Id }),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/marking/group/settle',
    access: forTeachers,
    summary: 'Says that one has looked at all answers of a group, and that they belong together',
    input: Question.extend({ groupId: Id, label: GroupLabel.optional() }),
    output: Nothing,
  }),
} satisfies Api;
