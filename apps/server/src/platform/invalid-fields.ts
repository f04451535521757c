import { fieldMessages, fileNameMessages, type Language, type Message } from '@zhibi/contract/kernel';
import type { z } from 'zod';

const byCode: Record<string, Message> = {
  too_small: { zh: '内容太短或太少', en: 'too short or too few' },
  too_big: { zh: '内容太长或太多', en: 'too long or too many' },
  invalid_type: { zh: '请填写此项', en: 'this is needed' },
  unrecognized_keys: { zh: '有不认识的内容', en: 'has fields that nobody knows' },
};
const messages: Readonly<Record<string, Message>> = { ...fieldMessages, ...fileNameMessages };
const otherwise: Message = { zh: '格式不正确', en: 'not in the right form' };

/** Path → sentence for each wrong field. A rule of the contract names its sentence; for others the kind of failure does. */
export function invalidFields(error: z.ZodError, language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || '_';
    fields[path] ??= (messages[issue.message] ?? byCode[issue.code] ?? otherwise)[language];
  }
  return fields;
}
