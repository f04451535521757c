import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import {
  canOfAccount,
  keepsOrganisation,
  mayDisable,
  mayKeepKeys,
  mayKeepSchool,
  reaches,
  seesOrganisation,
} from './policy.js';

const who = (role: Actor['role'], change: Partial<Actor> = {}) =>
  ({ role, accountId: 'me', organisationId: 'o', schoolId: '', schoolIds: ['s', 't'], ...change }) as unknown as Actor; // the rest of an actor does not matter here
const orgAdmin = who('ORGADMIN');
const schoolAdmin = who('SCHOOLADMIN', { schoolId: 's', schoolIds: ['s'] });
const known = { accountId: 'other', elsewhere: false, disabled: false, isLast: false };

it('an organisation is kept by its administrators', () => {
  expect(keepsOrganisation(orgAdmin)).toBe(true);
  expect(keepsOrganisation(schoolAdmin)).toBe(false);
  expect(keepsOrganisation(who('ORGADMIN', { organisationId: '' }))).toBe(false);
  expect([orgAdmin, who('ZHIBI_SRE'), who('ZHIBI_PRINT_CENTER'), schoolAdmin].map(seesOrganisation)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([reaches(orgAdmin, 't'), reaches(orgAdmin, 'x')]).toEqual([true, false]);
});

it('a school is kept by its organisation, and by operations while they act for it', () => {
  const operator = who('ZHIBI_SRE', { schoolId: 's', schoolIds: ['s'] });
  expect(['s', 't'].map((id) => mayKeepSchool(orgAdmin, id))).toEqual([true, true]);
  expect(['s', 't'].map((id) => mayKeepSchool(operator, id))).toEqual([true, false]);
  expect([who('ZHIBI_SRE'), schoolAdmin].map((one) => mayKeepSchool(one, 's'))).toEqual([false, false]);
});

it('signing keys are the organisation’s and the own administrator’s', () => {
  expect(['s', 't', 'x'].map((id) => mayKeepKeys(orgAdmin, id))).toEqual([true, true, false]);
  expect(['s', 't'].map((id) => mayKeepKeys(schoolAdmin, id))).toEqual([true, false]);
  expect(mayKeepKeys(who('SCHOOLPRINCIPAL', { schoolId: 's', schoolIds: ['s'] }), 's')).toBe(false);
});

describe('an account', () => {
  it('of this organisation can be changed, reset and disabled', () => {
    expect(canOfAccount(orgAdmin, known)).toEqual({ edit: true, reset: true, disable: true, enable: false });
    expect(canOfAccount(orgAdmin, { ...known, disabled: true })).toMatchObject({ disable: false, enable: true });
  });

  it.each([
    ['of another organisation too', { elsewhere: true }],
    ['that is the own one', { accountId: 'me' }],
    ['of the last administrator', { isLast: true }],
  ])('%s cannot be disabled', (_, change) => {
    expect(mayDisable(orgAdmin, { ...known, ...change })).toBe(false);
  });

  it('of another organisation too is not changed from here, and nobody resets the own one', () => {
    expect(canOfAccount(orgAdmin, { ...known, elsewhere: true, disabled: true })).toEqual({
      edit: false,
      reset: false,
      disable: false,
      enable: false,
    });
    expect(canOfAccount(orgAdmin, { ...known, accountId: 'me' }).reset).toBe(false);
  });
});
