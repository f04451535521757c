import { expect, it } from 'vitest';
import { classesSent, missingOf } from './came.js';

const [an, bo, chen] = ['an', 'bo', 'chen'].map((studentId, at) => ({
  studentId,
  name: studentId,
  className: at < 2 ? '九(1)班' : '九(2)班',
}));
const sheets = [an, bo, chen].filter((one) => one !== undefined);
const classOne = { className: '九(1)班', students: sheets.slice(0, 2) };

it('what is printed again already is not counted once more', () => {
  expect(classesSent({ sheets, claimed: ['bo', 'chen'] })).toEqual([{ className: '九(1)班', students: [an] }]);
});

it.each([
  ['all came', { copies: 2, missing: [] }, []],
  ['one is missing and named', { copies: 1, missing: ['bo'] }, [bo]],
  ['one is missing, nobody is named', { copies: 1, missing: [] }, undefined],
  ['one is missing, two are named', { copies: 1, missing: ['an', 'bo'] }, undefined],
  ['all came, one is named', { copies: 2, missing: ['an'] }, undefined],
  ['nothing came', { copies: 0, missing: [] }, [an, bo]],
])('%s', (_, came, missing) => {
  expect(missingOf(classOne, came)).toEqual(missing);
});
