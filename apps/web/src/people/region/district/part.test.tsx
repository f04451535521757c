import { configure, screen } from '@testing-library/react';
import { regionApi } from '@zhibi/contract/people/region';
import { beforeEach, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { session } from '../../../platform/session-store.js';
import { UserContext, userOf } from '../../user.js';
import { Part } from './part.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const schoolId = newId();
let server: FakeServer;
beforeEach(() => {
  server = fakeServer().on(regionApi.summary, () => ({
    grades: [7, 8, 9],
    schools: [
      {
        schoolId,
        schoolName: '乙中学',
        classes: 2,
        teachers: 3,
        students: 44,
        activated: 'kept' as const,
        byGrade: ['kept' as const, 'small' as const, null],
      },
    ],
    total: { classes: 2, teachers: 3, students: 44, activated: 40, byGrade: [30, 14, null] },
  }));
});
/** The part as an officer who looks at junior schools sees it. */
const seen = (inSchool = '') => {
  const user = userInfo('REGION', { schoolId: inSchool, schoolName: '' });
  return (
    <UserContext value={userOf(user, { roleCodes: [], subjectId: null, stageId: 2 })}>
      <Part />
    </UserContext>
  );
};

it('shows a number, the sign of a small one, of one kept back, and of nothing', async () => {
  await show(seen(), { user: userInfo('REGION') });
  const row = (await screen.findByRole('button', { name: '乙中学' })).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '2',
    '3',
    '44',
    '隐去',
    '隐去',
    '少于5',
    '--',
  ]);
  expect(screen.getByText('1 所学校 · 2 个班级 · 3 位教师 · 44 名学生')).toBeDefined();
  expect(server.calls(regionApi.summary)[0]?.input).toEqual({ schoolStageId: 2 });
});

it('leads into a school', async () => {
  const { person } = await show(seen(), { user: userInfo('REGION') });
  await person.click(await screen.findByRole('button', { name: '乙中学' }));
  expect(session.get().schoolId).toBe(schoolId);
});

it('is not there while a school is chosen', async () => {
  await show(seen(schoolId), { user: userInfo('REGION') });
  expect(server.calls(regionApi.summary)).toEqual([]);
  expect(screen.queryByRole('table')).toBeNull();
});
