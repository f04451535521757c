import type { RoleCode } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { fewestIn, mayReadPeriod, opensPapers, readsDistrict } from './policy.js';

const actor = (role: RoleCode, schoolId = 's') => ({ role, schoolId }) as unknown as Actor; // the rest of an actor does not matter here

it.each<[string, Actor, string, number]>([
  ['a teacher', actor('TEACHER'), 'read papers', 1],
  ['the principal', actor('SCHOOLPRINCIPAL'), 'read papers', 1],
  ['the administrator of the school', actor('SCHOOLADMIN'), 'read papers', 1],
  ['a principal of no school', actor('SCHOOLPRINCIPAL', ''), 'papers', 1],
  ['the officer who has chosen the school', actor('REGION'), 'read', 5],
  ['the officer of the district', actor('REGION', ''), 'read district', 5],
  ['a student', actor('STUDENT'), 'papers', 1],
  ['operations', actor('ZHIBI_SRE'), 'papers', 1],
])('%s', (_, reader, may, fewest) => {
  const can = [mayReadPeriod(reader) && 'read', readsDistrict(reader) && 'district', opensPapers(reader) && 'papers'];
  expect(can.filter(Boolean).join(' ')).toBe(may);
  expect(fewestIn(reader)).toBe(fewest);
});
