import { screen } from '@testing-library/react';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { captureApi } from '@zhibi/contract/capture';
import { markingApi } from '@zhibi/contract/marking';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { answer, ids, item } from '../../parts/engine/specimen.js';
import { Page } from './page.js';

const [first, second] = [answer(1, '陈思远').studentId, answer(2, '王梓涵').studentId];

it('shows what a student gave by pen and on the screen side by side, and nothing to write with', async () => {
  const picture = { homeworkId: ids.homework, studentId: first, source: 'screen' as const, version: 1, besideMm: 10 };
  const one = answer(1, '陈思远', { studentId: first });
  const areaId = one.areas[0]?.areaId ?? '';
  const server = fakeServer()
    .on(markingApi.students, () => ({
      title: '公式法',
      items: [first, second].map((studentId, at) => ({
        studentId,
        studentNo: `20260${at + 1}`,
        name: ['陈思远', '王梓涵'][at] ?? '',
        classId: newId(),
        className: '九(3)班',
        isAbsent: false,
        mayCome: false,
        late: false,
        total: 2,
        scored: 0,
        waiting: 2,
        score: null,
      })),
    }))
    .on(handbookApi.redoable, () => ({
      canGive: true,
      given: [],
      students: [
        {
          studentId: first,
          name: '陈思远',
          studentNo: '202601',
          score: 6,
          wrong: [2],
          right: [],
          appealed: [],
          state: 'none' as const,
          canGive: true,
          takeBackId: null,
        },
      ],
    }))
    .on(captureApi.ways, () => ({
      items: [{ studentId: first, sources: ['pen' as const, 'screen' as const], seconds: 60 }],
    }))
    .on(markingApi.papers, ({ studentId }) => ({
      studentId,
      name: '陈思远',
      items: [item()],
      answers: [{ ...one, itemId: ids.first, pictures: [{ ...picture, areaId, typed: '因为所以' }] }],
      paper: { pageSize: 'A4' as const, pages: [''] },
    }));
  const at = `/markFullScreen?homework=${ids.homework}&student=${first}&view=given`;
  const { person, container } = await show(<Page />, { at, user: teacher() });
  await screen.findByRole('heading', { name: /陈思远的作答/ });
  await screen.findByText('公式法 · 九(3)班 · 点阵笔 · 屏幕作答');
  expect((await screen.findAllByText(/因为所以/)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('img', { name: /陈思远的笔迹/ }).length).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: '订正 1 题' })).toBeDefined();
  expect(container.querySelectorAll('input, textarea, canvas[aria-label*="写"]')).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: '下一位' }));
  await screen.findByRole('heading', { name: /王梓涵的作答/ });
  expect(server.calls(captureApi.labInk)).toHaveLength(0);
});
