import type { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { asFinder } from './policy.js';

const actor = (role: RoleCode) => ({ role, schoolId: 's', accountId: 'a' }) as unknown as Actor; // the rest of an actor does not matter here

it.each<[string, RoleCode, boolean, boolean]>([
  ['a teacher looks as who owns the own questions', 'TEACHER', true, false],
  ['operations look as the school that they act for', 'ZHIBI_SRE', false, true],
  ['a principal looks as who owns none', 'SCHOOLPRINCIPAL', false, false],
])('%s', (_, role, asSelf, asSchool) => {
  const { accountId } = asFinder(actor(role));
  expect([accountId === 'a', accountId === 's']).toEqual([asSelf, asSchool]);
});
