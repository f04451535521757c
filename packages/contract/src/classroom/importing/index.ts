import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message } from '../../kernel/index.js';
import { skipReasons } from '../../questions/exchange/index.js';
import { lessonReasons, notAskedReasons } from '../reasons.js';

export const importLimits = {
  /** Of a file of questions without pictures: Excel's wrapping is the most of it. */
  fileBytes: 4 * 1024 * 1024,
  /** Ten tasks of 30: more is no lesson. */
  questions: 300,
} as const;

/** Why a question of a file is not asked in the lesson. */
export const leftOutReasons = {
  ...skipReasons,
  'format-unknown': {
    zh: '认不出这种文件，请换成上面列出的格式',
    en: 'The file cannot be made out: use one of the formats named above',
  },
  'not-choosable': notAskedReasons['not-choosable'],
  'other-labels': notAskedReasons['other-labels'],
  'has-picture': {
    zh: '带有图片：请先导入题库，再从选题篮带入课堂',
    en: 'It has a picture: import it into your bank first, and take it from the basket',
  },
} as const satisfies Record<string, Message>;
export type LeftOutReason = keyof typeof leftOutReasons;
const reasonNames = Object.keys(leftOutReasons).map((name) => name as LeftOutReason); // as: the keys of an object written above

/** What was not taken: where it stood in the file, and why. */
export const LeftOut = z.object({ where: z.string(), why: z.enum(reasonNames) });
export type LeftOut = z.infer<typeof LeftOut>;

const reasons = {
  ...lessonReasons,
  'empty-file': skipReasons['empty-file'],
  'too-large': { zh: '文件超过 4 MB', en: 'The file is larger than 4 MB' },
  'took-too-long': skipReasons['took-too-long'],
  'took-too-much': skipReasons['took-too-much'],
} as const satisfies Record<string, Message>;

export const importingApi = {
  importTasks: endpoint({
    method: 'POST',
    path: '/api/classroom/task/import',
    access: forTeachers,
    kind: 'form',
    summary:
      'Adds the choices and true/false questions of a file (Kahoot, GIFT, Aiken, QTI, Moodle XML, JSON lines, Excel or CSV, Word) as tasks that are not opened yet, 30 a task; names what it leaves out. `taskId` is made by the caller: sent twice it is there once',
    input: z.object({ lessonId: Id, taskId: Id, file: z.any().optional() }),
    output: z.object({ tasks: z.number().int(), taken: z.number().int(), left: z.array(LeftOut) }),
    reasons,
    bodyLimit: importLimits.fileBytes + 64 * 1024,
  }),
} satisfies Api;
