import { randomInt } from 'node:crypto';
import { fieldRules } from '@zhibi/contract/kernel';
import { encodePassword } from '@zhibi/contract/session';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choosePassword } from '../session/index.js';
import { accountNames, initialPassword } from './rules-accounts.js';

it('an initial password is one that the password rule accepts, without signs that look alike', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const password = initialPassword((below) => (numbers.next().value as number) % below);
      expect(fieldRules.password.safeParse(password).success).toBe(true);
      expect(password).not.toMatch(/[0O1lIio]/);
    }),
  );
});

it('account names that are tried fit the account rule, whatever the number looks like', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.uuid(), (number, schoolId) => {
      const names = accountNames('s', number, schoolId);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(fieldRules.account.safeParse(name).success).toBe(true);
    }),
  );
});

it('the plain number comes first', () => {
  expect(accountNames('t', '20260801', '01890000-0000-7000-8000-0000000abcde')[0]).toBe('t20260801');
});

it('no initial password is one that its owner would be refused', async () => {
  const owner = { account: 's20260801', name: '李小明', phone: null, schools: ['青禾实验中学'] };
  for (let n = 0; n < 300; n++) {
    const password = initialPassword(randomInt);
    const about = { owner, field: 'newPassword', language: 'en' } as const;
    expect(await choosePassword(encodePassword(password), about)).toBe(password);
  }
});
