import { screen, waitFor } from '@testing-library/react';
import { classroomApi } from '@zhibi/contract/classroom';
import { type PointBoard, pointsApi } from '@zhibi/contract/classroom/points';
import { peopleApi } from '@zhibi/contract/people';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, student, teacher } from '../../../test/world.js';
import { Page } from './page.js';
import { Page as Rank } from './rank/page.js';

const classId = newId();
const studentId = newId();
const board: PointBoard = {
  days: ['20261123'],
  students: [{ studentId, name: '陈思远', studentNo: '1', total: 2, days: [{ day: '20261123', points: 2 }] }],
  sets: [{ setId: newId(), name: '座位组', groups: [{ number: 1, name: '', colour: 1, members: 1, total: 2 }] }],
};
const at = (query = '') => `/class/comment?classId=${classId}&month=202611${query}`;
const served = () =>
  fakeServer()
    .on(peopleApi.classes, () => ({
      clazzNames: '九(3)班',
      clazzs: [
        { classId, className: '九(3)班', gid: 9, gradeId: 9, subjects: [{ subjectId: 202, subjectName: '数学' }] },
      ],
    }))
    .on(pointsApi.board, () => board)
    .on(pointsApi.reasons, () => ({ revision: 0, reasons: [{ text: '积极发言', points: 1 }], can: { edit: false } }))
    .on(classroomApi.list, () => ({ items: [], next: null }));

describe('a teacher', () => {
  it('gives points in two taps: whom, and what for', async () => {
    const server = served().on(pointsApi.give, () => ({ giftId: newId() }));
    const { person } = await show(<Page />, { at: at(), user: teacher() });
    await person.click(await screen.findByRole('button', { name: '陈思远 +2' }));
    await person.click(await screen.findByRole('button', { name: '积极发言 +1' }));
    await waitFor(() =>
      expect(server.calls(pointsApi.give)[0]?.input).toMatchObject({
        classId,
        to: { kind: 'students', studentIds: [studentId] },
        points: 1,
        reason: '积极发言',
      }),
    );
  });

  it('begins with giving where the address names a tab that is none', async () => {
    served();
    await show(<Page />, { at: at('&tab=nothing'), user: teacher() });
    expect(await screen.findByRole('button', { name: '陈思远 +2' })).toBeTruthy();
  });

  it('sends another gift under an id of its own where the first was not answered', async () => {
    let answered = false;
    const server = served().on(pointsApi.give, () => {
      if (!answered) throw new Error('lost on the way');
      return { giftId: newId() };
    });
    const { person } = await show(<Page />, { at: at(), user: teacher() });
    await person.click(await screen.findByRole('button', { name: '陈思远 +2' }));
    const reason = await screen.findByRole('button', { name: '积极发言 +1' });
    const given = async (count: number) => {
      await person.click(reason);
      await waitFor(() => expect(server.calls(pointsApi.give)).toHaveLength(count));
      await waitFor(() => expect(reason.hasAttribute('disabled')).toBe(false));
    };
    await given(1);
    await given(2);
    await person.click(screen.getByRole('button', { name: '全班' }));
    answered = true;
    await person.click(reason);
    await waitFor(() => expect(server.calls(pointsApi.give)).toHaveLength(3));
    const [first, again, other] = server.calls(pointsApi.give).map(({ input }) => (input as { wishId: string }).wishId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('drafts a remark from facts, and changes it before it is saved', async () => {
    const server = served()
      .on(pointsApi.remarks, () => ({
        students: [{ studentId, name: '陈思远', studentNo: '1', remark: null }],
      }))
      .on(pointsApi.facts, () => ({ facts: [{ kind: 'points' as const, reason: '积极发言', times: 2, points: 2 }] }))
      .on(pointsApi.saveRemark, () => ({}));
    const { person } = await show(<Page />, { at: at('&tab=remarks'), user: teacher() });
    await person.click(await screen.findByRole('button', { name: '写评语' }));
    const draft = await screen.findByRole('button', { name: '按事实起草' });
    await waitFor(() => expect(draft.hasAttribute('disabled')).toBe(false));
    await person.click(draft);
    await person.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() =>
      expect(server.calls(pointsApi.saveRemark)[0]?.input).toMatchObject({
        text: '“积极发言”2 次，共 +2 分。',
        revision: 0,
      }),
    );
  });

  it('is led to the remark of the student whom the address names', async () => {
    served()
      .on(pointsApi.remarks, () => ({ students: [{ studentId, name: '陈思远', studentNo: '1', remark: null }] }))
      .on(pointsApi.facts, () => ({ facts: [{ kind: 'points' as const, reason: '积极发言', times: 2, points: 2 }] }));
    const { person } = await show(<Page />, { at: at(`&tab=remarks&student=${studentId}`), user: teacher() });
    const draft = await screen.findByRole('button', { name: '按事实起草' });
    await waitFor(() => expect(draft.hasAttribute('disabled')).toBe(false));
    await person.click(draft);
    expect(await screen.findByDisplayValue(/“积极发言”2 次/)).toBeTruthy();
  });

  it('sees growth without places where the school hides them', async () => {
    served().on(pointsApi.growth, () => ({
      growth: {
        before: '期中',
        after: '月考',
        shown: 'level' as const,
        students: [{ studentId, name: '陈思远', studentNo: '1', growth: 3.5, place: null, band: null }],
      },
    }));
    await show(<Rank />, { at: at('&tab=growth'), user: teacher() });
    expect(await screen.findByText('+3.5')).toBeTruthy();
    expect(screen.queryByText('名次')).toBeNull();
  });
});

it('a student reads the own points and what was released', async () => {
  fakeServer().on(pointsApi.own, () => ({
    total: 2,
    gifts: [{ giftId: newId(), givenAt: '20261123090000', teacherName: '林若溪', points: 2, reason: '帮助同学' }],
    remarks: [{ remarkId: newId(), month: '202611', teacherName: '林若溪', text: '一段评语' }],
    growth: [
      { subjectName: '数学', before: '期中', after: '月考', growth: -12.5 },
      { subjectName: '英语', before: '期中', after: '月考', growth: 7.1 },
    ],
  }));
  await show(<Page />, { at: '/class/comment', user: student() });
  expect(await screen.findByText('数学 · 比上次退了 12.5 分')).toBeTruthy();
  expect(screen.getByText('英语 · 比上次进了 7.1 分')).toBeTruthy();
  expect(screen.getByText(/满分 100 分.*班级平均/)).toBeTruthy();
  expect(await screen.findByText('一段评语')).toBeTruthy();
  expect(screen.getByText('我的积分 +2')).toBeTruthy();
});
