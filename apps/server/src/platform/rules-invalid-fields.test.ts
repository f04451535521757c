import { expect, it } from 'vitest';
import { z } from 'zod';
import { invalidFields } from './invalid-fields.js';

const schema = z.object({
  score: z.number().min(0.5).max(100),
  share: z.number().gt(0).lt(1).default(0.5),
  pages: z.int().min(1).max(9).default(1),
  step: z.number().multipleOf(0.5).default(1),
  title: z.string().min(1).max(5).default('x'),
  code: z.string().min(4).default('abcd'),
  isOpen: z.boolean().default(true),
  ids: z.array(z.string()).min(1).default(['a']),
});
const said = (given: object, language: 'zh' | 'en') => {
  const parsed = schema.safeParse(given);
  return parsed.success ? {} : invalidFields(parsed.error, given, language);
};

it.each([
  [{}, { score: ['请填写此项', 'this is needed'] }],
  [{ score: '1' }, { score: ['这里要填数字', 'must be a number'] }],
  [{ score: Number.NaN }, { score: ['这里要填数字', 'must be a number'] }],
  [{ score: -1 }, { score: ['不能小于 0.5', 'must be at least 0.5'] }],
  [{ score: 1e9 }, { score: ['不能大于 100', 'must be at most 100'] }],
  [{ score: 1, share: 0 }, { share: ['要大于 0', 'must be more than 0'] }],
  [{ score: 1, share: 1 }, { share: ['要小于 1', 'must be less than 1'] }],
  [{ score: 1, pages: 1.5 }, { pages: ['这里要填整数', 'must be a whole number'] }],
  [{ score: 1, pages: 0 }, { pages: ['不能小于 1', 'must be at least 1'] }],
  [{ score: 1, step: 0.3 }, { step: ['要是 0.5 的倍数', 'must be a multiple of 0.5'] }],
  [{ score: 1, title: '' }, { title: ['请填写此项', 'this is needed'] }],
  [{ score: 1, title: 'longer' }, { title: ['最多 5 个字符', 'takes at most 5 characters'] }],
  [{ score: 1, code: 'a' }, { code: ['至少要 4 个字符', 'needs at least 4 characters'] }],
  [{ score: 1, title: 3 }, { title: ['这里要填文字', 'must be text'] }],
  [{ score: 1, isOpen: 'yes' }, { isOpen: ['这里要填 true 或 false', 'must be true or false'] }],
  [{ score: 1, ids: [] }, { ids: ['内容太短或太少', 'too short or too few'] }],
  [{ score: 1, ids: [7] }, { 'ids.0': ['这里要填文字', 'must be text'] }],
])('%j is told field by field, a number by its bounds', (given, fields) => {
  expect(said(given, 'zh')).toEqual(Object.fromEntries(Object.entries(fields).map(([name, [zh]]) => [name, zh])));
  expect(said(given, 'en')).toEqual(Object.fromEntries(Object.entries(fields).map(([name, [, en]]) => [name, en])));
});
