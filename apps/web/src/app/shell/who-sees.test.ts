import { type LoginType, RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { avatarEntries, hasPenPrompt, hasYearBanner } from './who-sees.js';

const whole = ['me', 'newest', 'app', 'help', 'logOut'];

describe('the avatar menu', () => {
  it.each<[RoleCode, LoginType, string[]]>([
    ['TEACHER', 1, whole],
    ['STUDENT', 1, whole],
    ['SCHOOLPRINCIPAL', 1, whole],
    ['REGION', 1, whole],
    ['SCHOOLADMIN', 1, ['help', 'logOut']],
    ['ORGADMIN', 2, ['help', 'logOut']],
    ['TEACHER', 3, []],
    ['STUDENT', 3, []],
    ['ZHIBI_SRE', 4, ['help', 'logOut']],
    ['ZHIBI_PRINT_SHOP', 4, ['help', 'logOut']],
  ])('of %s with login type %i', (role, loginType, names) => {
    expect(avatarEntries(role, loginType)).toEqual(names);
  });
});

it('the school-year banner is for everybody but print staff', () => {
  expect(RoleCode.options.filter((role) => !hasYearBanner(role))).toEqual(['ZHIBI_PRINT_CENTER', 'ZHIBI_PRINT_SHOP']);
});

it('the paper-pen prompt is for school users who are neither student nor administrator', () => {
  expect(
    RoleCode.options.filter((role) => hasPenPrompt(role, 1) && !role.startsWith('ZHIBI') && role !== 'ORGADMIN'),
  ).toEqual(['TEACHER', 'SCHOOLPRINCIPAL', 'REGION']);
  expect(([2, 3, 4] as const).some((loginType) => hasPenPrompt('TEACHER', loginType))).toBe(false);
});
