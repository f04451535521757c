import { expect, it } from 'vitest';
import { apis } from './domains.js';

it('the officer of a district writes nothing: every door open to the role is one for reading', () => {
  const writing = Object.entries(apis).flatMap(([domain, api]) =>
    Object.entries(api).flatMap(([name, { access, whileLocked }]) =>
      typeof access === 'object' && access.roles.includes('REGION') && !whileLocked ? [`${domain}.${name}`] : [],
    ),
  );
  expect(writing).toEqual([]);
});
