import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  endpoint,
  Id,
  Nothing,
  pageOf,
  SheetFormat,
  wholeNumber,
} from '../kernel/index.js';
import { AssistantAnswer, AssistantModel, AssistantPiece, AssistantThumb, AssistantTurn, Thumb } from './model.js';

export { AssistantAnswer, AssistantModel, AssistantPiece, AssistantThumb, AssistantTurn, Thumb };

/** Who has an assistant: the people of a school, whose own data it reads. */
export const forAssisted = {
  roles: ['TEACHER', 'STUDENT', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'],
} as const satisfies Access;
const forAdministrators = { roles: ['SCHOOLADMIN'] } as const satisfies Access;
const forLeaders = { roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] } as const satisfies Access;

/** Characters of a question. */
export const LONGEST_QUESTION = 2_000;
/** Characters of a reason. */
export const LONGEST_REASON = 300;

/**
 * A host whose visitors only try things out says so in its name; everybody else's conversations count as the product's own.
 * The values are those that the product has always used.
 */
export const assistantMode = (host: string): 'test' | '1001' => (/test|dev|localhost/.test(host) ? 'test' : '1001');

const asking = {
  whileLocked: true,
  method: 'POST',
  access: forAssisted,
  input: z.object({ text: z.string().trim().min(1), mode: z.enum(['test', '1001']).default('1001') }),
  reasons: {
    'too-long': {
      zh: `一次最多问 ${LONGEST_QUESTION} 个字，请分几次问`,
      en: `A question has at most ${LONGEST_QUESTION} characters: please ask in parts`,
    },
    'asked-too-often': {
      zh: '问得太快了，请过一分钟再问',
      en: 'That was quick: please ask again in a minute',
    },
  },
} as const;

export const assistantApi = {
  ask: endpoint({
    ...asking,
    path: '/api/assistant/ask',
    summary:
      "Answers a question from the person's own data with the person's own rights, each number with its source; prepares drafts and sends nothing",
    output: AssistantTurn,
  }),
  askStreamed: endpoint({
    ...asking,
    kind: 'file',
    path: '/api/assistant/ask/stream',
    summary: 'The same, told sentence by sentence as lines of JSON (AssistantPiece); the last line is the whole answer',
    output: z.never(),
  }),
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/assistant/history',
    access: forAssisted,
    summary:
      'What was asked and answered in this login and role, the oldest first; the last hundred. And what is worth asking, in the language of whoever asks',
    input: z.object({}),
    output: z.object({
      items: z.array(AssistantTurn),
      examples: z.array(z.string()),
      /** The language model that has a share in the answers of this school; null where none has. */
      model: z.string().nullable(),
    }),
  }),
  clear: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/api/assistant/clear',
    access: forAssisted,
    summary: 'Forgets what was asked and answered in this login',
    input: z.object({}),
    output: Nothing,
  }),
  judge: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/api/assistant/judge',
    access: forAssisted,
    summary: 'Says whether an answer was of use, and why; the school reads it without the name of who said it',
    input: z.object({ turnId: Id, thumb: Thumb.nullable(), reason: z.string().trim().max(LONGEST_REASON).default('') }),
    output: Nothing,
  }),
  model: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/assistant/model',
    access: forLeaders,
    summary:
      'Whether the school uses the language model of the installation, what of it is used, and what leaves for it',
    input: z.object({}),
    output: AssistantModel,
  }),
  setModel: endpoint({
    method: 'POST',
    path: '/api/assistant/model/set',
    access: forAdministrators,
    summary: 'Lets the assistant of the school ask the language model, or stops it',
    input: z.object({ enabled: z.boolean(), revision: wholeNumber() }),
    output: z.object({ revision: z.number().int() }),
    reasons: {
      'no-model': {
        zh: '本系统没有配置语言模型，请联系运维人员',
        en: 'This installation has no language model: please ask operations',
      },
    },
  }),
  thumbs: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/assistant/thumbs',
    access: forLeaders,
    summary: "What the school's people thought of answers, newest first; 20 a page by key",
    input: z.object({ thumb: Thumb.optional(), cursor: Cursor }),
    output: pageOf(AssistantThumb),
  }),
  thumbsSheet: endpoint({
    whileLocked: true,
    readOnly: true,
    kind: 'file',
    method: 'POST',
    path: '/api/assistant/thumbs/export',
    access: forLeaders,
    summary: 'The same rows as Excel or CSV, the newest 5,000',
    input: z.object({ thumb: Thumb.optional(), format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
