import { encodePassword } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { choosePassword } from './choose-password.js';
import type { Owner } from './rules-passwords.js';

const owner: Owner = {
  account: 'lixm2026',
  name: '李小明',
  phone: '13912345678',
  schools: ['青禾实验中学', '青禾实验'],
};
const refusedAs = async (password: string, language: 'zh' | 'en' = 'en') =>
  choosePassword(encodePassword(password), { owner, field: 'newPassword', language }).then(
    () => undefined,
    (problem: { data: { fields: { newPassword: string } } }) => problem.data.fields.newPassword,
  );

const rule = /combination of 6-18/;
const common = /easy to guess/;
const own = /your own name/;

describe('a password that is chosen', () => {
  it.each([
    ['abc123', common],
    ['a123456', common],
    ['Passw0rd1', common],
    ['1q2w3e4r', common],
    ['admin123', common],
    ['school2024', common],
    ['woaini1314', common],
    ['lixm2026', own],
    ['xLIXM2026x', own],
    ['lixiaoming1', own],
    ['Xiaoming2012', own],
    ['x345678y', own],
    ['qinghe2026', own],
    ['qingheshiyan1', own],
    ['123456', rule],
    ['abcdef', rule],
    ['abc12', rule],
    ['abc 1234', rule],
  ])('%s is refused with its reason', async (password, reason) => {
    expect(await refusedAs(password)).toMatch(reason);
  });

  it.each(['Zhibi2026', 'k7hw9xq2', 'Fresh2026', 'zhumulangma8848', 'MingTian7ji'])('%s is taken', async (password) => {
    expect(await refusedAs(password)).toBeUndefined();
  });

  it('is told in the language of the person', async () => {
    expect(await refusedAs('abc123', 'zh')).toMatch('太常见');
    expect(await refusedAs('lixm2026', 'zh')).toMatch('自己的姓名');
  });
});
