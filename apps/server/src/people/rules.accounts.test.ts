import { fieldRules } from '@zhibi/contract/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountNames, initialPassword } from './rules.accounts.js';

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
