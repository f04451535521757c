import type { Language, Message } from '@zhibi/contract/kernel';
import { ensure } from './problem.js';

/** What is wrong with a field where no rule of the contract has words for it. */
export const fieldFaults = {
  misfit: { zh: '与其他内容不符', en: 'does not fit the rest' },
  twice: { zh: '重复了', en: 'is named twice' },
  page: { zh: '不是列表给出的页码标记', en: 'is no mark of a page that a list gave' },
  broken: {
    zh: '含有无法保存的字符（例如半个表情符号），请删去后再试',
    en: 'holds a character that cannot be kept, half of an emoji for example: take it out',
  },
  object: { zh: '请求的内容要是一个 JSON 对象', en: 'the body must be a JSON object' },
} as const satisfies Record<string, Message>;

/** Refuses one field of what was sent: whoever sent it is told which, and what is wrong with it. `_` is the whole. */
export function ensureField(allowed: boolean, path: string, message: Message = fieldFaults.misfit): asserts allowed {
  ensure(allowed, 'invalid', undefined, { fields: { [path]: message } });
}

/** Refuses a list that names one thing twice, by the places that name it again. */
export function ensureOnce(named: readonly { id: string; path: string }[]): void {
  const seen = new Set<string>();
  const again = named.filter(({ id }) => seen.size === seen.add(id).size);
  const fields = Object.fromEntries(again.map(({ path }) => [path, fieldFaults.twice]));
  ensure(again.length === 0, 'invalid', undefined, { fields });
}

/** The sentences beside the fields of a refusal, in one language. */
export const fieldsIn = (data: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> =>
  isObject(data.fields)
    ? {
        ...data,
        fields: Object.fromEntries(
          Object.entries(data.fields).map(([path, said]) => [
            path,
            isObject(said) ? Reflect.get(said, language) : said,
          ]),
        ),
      }
    : data;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
