import { screen } from '@testing-library/react';
import { recordsApi } from '@zhibi/contract/people/records';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const maths = {
  subjectId: 202,
  subjectMainId: 2,
  subjectName: '初中数学',
  stage: 2 as const,
  offered: true,
  classes: 3,
  teachers: ['甲', '乙', '丙', '丁', '戊'].map((name) => ({ teacherId: name, name, classes: 1 })),
};
const open = (edit: boolean, role: 'SCHOOLADMIN' | 'SCHOOLPRINCIPAL') => {
  const server = fakeServer().on(recordsApi.subjectOffers, () => ({ items: [maths], can: { edit } }));
  return show(<Page />, { at: '/subject/index', user: userInfo(role) }).then((page) => ({ ...page, server }));
};

it('shows who teaches a subject, and says when it cannot be dropped', async () => {
  const { person, server } = await open(true, 'SCHOOLADMIN');
  server.refuse(recordsApi.offerSubject, 'conflict', 'still-taught');
  expect(await screen.findByText('甲、乙、丙、丁 等 5 人')).toBeDefined();
  await person.click(screen.getByRole('switch', { name: '开设初中数学' }));
  expect(await screen.findByText('还有教师在任教该学科，请先调整任课')).toBeDefined();
  expect(server.calls(recordsApi.offerSubject)[0]?.input).toEqual({ subjectId: 202, offered: false });
});

it('is only read by the principal', async () => {
  await open(false, 'SCHOOLPRINCIPAL');
  expect(await screen.findByText('已开设')).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});
