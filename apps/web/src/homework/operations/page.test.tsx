import { screen, within } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { recordsApi } from '@zhibi/contract/people/records';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, userInfo } from '../../../test/world.js';
import { Page } from './page.js';

it('lists the homework of the school, and collects after asking', async () => {
  const [homeworkId, classId] = [newId(), newId()];
  const server = fakeServer()
    .on(homeworkApi.ofSchool, () => ({
      items: [
        {
          homeworkId,
          title: '图象平移',
          subjectName: '初中数学',
          teacherName: '林老师',
          classNames: ['九(3)班'],
          workCategory: 1 as const,
          status: 'open' as const,
          startAt: '20261120080000',
          endAt: '20261122200000',
          collectedAt: null,
          releasedAt: null,
          minutes: 24,
          progress: { total: 40, writing: 0, handedIn: 36, marked: 22 },
          can: { close: true, withdraw: false },
        },
      ],
      next: null,
    }))
    .on(recordsApi.classRecords, () => ({ items: [], firstGid: 7, lastGid: 9, can: { create: false } }))
    .on(homeworkApi.collectOfSchool, () => ({}));
  const { person } = await show(<Page />, { at: `/devops/homework?class=${classId}`, user: userInfo('ZHIBI_SRE') });
  expect(await screen.findByText('林老师')).toBeDefined();
  expect(server.calls(homeworkApi.ofSchool)[0]?.input).toMatchObject({ classId });
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '详情' }));
  const details = await screen.findByRole('dialog');
  expect(within(details).getByText('22 份，共 40 份')).toBeDefined();
  expect(within(details).getByText('还没有')).toBeDefined();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: '收卷' }));
  await person.click(await screen.findByRole('button', { name: '确定' }));
  await screen.findByText('《图象平移》已收卷');
  expect(server.calls(homeworkApi.collectOfSchool)[0]?.input).toEqual({ homeworkId });
});
