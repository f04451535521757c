import { fieldMessages, fileNameMessages, type Language, type Message } from '@zhibi/contract/kernel';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const messages: Readonly<Record<string, Message>> = { ...fieldMessages, ...fileNameMessages };
const otherwise: Message = { zh: '格式不正确', en: 'not in the right form' };
const needed: Message = { zh: '请填写此项', en: 'this is needed' };
const unknownFields: Message = { zh: '有不认识的内容', en: 'has fields that nobody knows' };

/** What should stand there, where something else does. */
const kinds: Readonly<Record<string, Message>> = {
  number: { zh: '这里要填数字', en: 'must be a number' },
  int: { zh: '这里要填整数', en: 'must be a whole number' },
  string: { zh: '这里要填文字', en: 'must be text' },
  boolean: { zh: '这里要填 true 或 false', en: 'must be true or false' },
  array: { zh: '这里要填一个列表', en: 'must be a list' },
};

const isNumber = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint';

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Message {
  if (isNumber(origin))
    return inclusive === false
      ? { zh: `要大于 ${minimum}`, en: `must be more than ${minimum}` }
      : { zh: `不能小于 ${minimum}`, en: `must be at least ${minimum}` };
  if (origin === 'string')
    return minimum === 1 ? needed : { zh: `至少要 ${minimum} 个字符`, en: `needs at least ${minimum} characters` };
  return { zh: '内容太短或太少', en: 'too short or too few' };
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Message {
  if (isNumber(origin))
    return inclusive === false
      ? { zh: `要小于 ${maximum}`, en: `must be less than ${maximum}` }
      : { zh: `不能大于 ${maximum}`, en: `must be at most ${maximum}` };
  if (origin === 'string') return { zh: `最多 ${maximum} 个字符`, en: `takes at most ${maximum} characters` };
  return { zh: '内容太长或太多', en: 'too long or too many' };
}

/** The sentence of one failure: a rule of the contract names its own; for others the kind of failure and of field does. */
function wordsOf(issue: Issue, given: unknown): Message {
  const own = messages[issue.message];
  if (own !== undefined) return own;
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'unrecognized_keys') return unknownFields;
  if (issue.code === 'not_multiple_of')
    return { zh: `要是 ${issue.divisor} 的倍数`, en: `must be a multiple of ${issue.divisor}` };
  const value = valueAt(given, issue.path);
  if (value === undefined || value === null || value === '') return needed;
  return (issue.code === 'invalid_type' ? kinds[issue.expected] : undefined) ?? otherwise;
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at: unknown, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), given);

/** Path → sentence for each wrong field of what was given. */
export function invalidFields(error: z.ZodError, given: unknown, language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || '_';
    fields[path] ??= wordsOf(issue, given)[language];
  }
  return fields;
}
