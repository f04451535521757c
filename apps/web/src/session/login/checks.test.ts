import { expect, it } from 'vitest';
import { wrongAs, wrongRepeat } from './checks.js';

it.each([
  ['account', 'abc12', '请输入6~16位字母、数字、下划线或短横线，以字母开头'],
  ['account', 'abc123', undefined],
  ['password', 'abcdef', '请输入6-18位字母和数字的组合'],
  ['password', 'abc123', undefined],
  ['name', '林', '请输入2-30个字符'],
  ['name', '林溪', undefined],
  ['phone', '12912345678', '手机号格式不正确'],
  ['phone', '13912345678', undefined],
  ['imageCode', '7K', '请输入4位图形验证码'],
  ['smsCode', '12a4', '验证码格式不正确'],
  ['smsCode', '1234', undefined],
] as const)('%s %j: %s', (rule, text, said) => {
  expect(wrongAs(rule, text, 'zh')).toBe(said);
});

it.each([
  ['abc123', 'abc123', undefined],
  ['abc123', 'abc124', 'The two passwords differ'],
  ['', '', 'The two passwords differ'],
])('%j and %j: %s', (password, again, said) => {
  expect(wrongRepeat(password, again, 'en')).toBe(said);
});
