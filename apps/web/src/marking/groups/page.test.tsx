import { screen, waitFor, within } from '@testing-library/react';
import { captureApi } from '@zhibi/contract/capture';
import { type AnswerToMark, markingApi } from '@zhibi/contract/marking';
import { type AnswerGroup, groupsApi } from '@zhibi/contract/marking/groups';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { teacher } from '../../../test/world.js';
import { answer, answerId, ids, item } from '../parts/engine/specimen.js';
import { Page } from './page.js';

const groupId = (n: number) => `018f0000-0000-7000-8000-0000000f${String(n).padStart(4, '0')}`;

/** Four answers in two groups, which the server remembers: 19 is sure, the other is in doubt. */
function twoGroups(first?: AnswerGroup[]) {
  let answers = ['陈思远', '王梓涵', '李沐阳', '赵一诺'].map((name, at) => answer(at + 1, name));
  let groups: AnswerGroup[] = first ?? [
    { groupId: groupId(1), kind: 'read', label: '19', isSettled: true, answerIds: [answerId(1), answerId(2)] },
    {
      groupId: groupId(2),
      kind: 'doubtful',
      label: '14 / 19',
      isSettled: false,
      answerIds: [answerId(3), answerId(4)],
    },
  ];
  let made = 0;
  const server = fakeServer()
    .on(markingApi.items, () => ({
      title: '公式法',
      classNames: [],
      isOpen: false,
      canRelease: false,
      released: false,
      items: [item()],
    }))
    .on(markingApi.answers, () => ({ items: answers }))
    .on(groupsApi.list, () => ({ groups, ungrouped: groups.length === 0 ? 4 : 0 }))
    .on(groupsApi.make, () => {
      groups = [
        {
          groupId: groupId(1),
          kind: 'read',
          label: '19',
          isSettled: true,
          answerIds: answers.map((one) => one.answerId),
        },
      ];
      return {};
    })
    .on(groupsApi.move, ({ answerIds, into }) => {
      if (into === null) made += 1;
      const id = into ?? groupId(8 + made);
      groups = groups.map((one) => ({
        ...one,
        answerIds: [
          ...one.answerIds.filter((member) => !answerIds.includes(member)),
          ...(one.groupId === into ? answerIds : []),
        ],
      }));
      if (into === null) groups = [...groups, { groupId: id, kind: 'person', label: '14', isSettled: true, answerIds }];
      groups = groups.filter((one) => one.answerIds.length > 0);
      return { groupId: id };
    })
    .on(groupsApi.settle, ({ groupId: id }) => {
      groups = groups.map((one) => (one.groupId === id ? { ...one, isSettled: true } : one));
      return {};
    })
    .on(markingApi.score, ({ scores }) => {
      answers = answers.map((one) => {
        const given = scores.find((score) => score.answerId === one.answerId);
        return given ? { ...one, score: given.score, status: 'scored-by-person', revision: one.revision + 1 } : one;
      });
      return { items: answers.filter((one) => scores.some((score) => score.answerId === one.answerId)) };
    });
  const change = (by: Partial<AnswerToMark>) => {
    answers = answers.map((one, at) => (at === 0 ? { ...one, ...by } : one));
  };
  return { server, change, scores: () => answers.map(({ score }) => score) };
}
const open = () => show(<Page />, { at: `/markFullNew?homework=${ids.homework}`, user: teacher() });

describe('marking by group', () => {
  it('scores a whole group by key; one in doubt only once somebody has looked at it', async () => {
    const { scores } = twoGroups();
    const { person } = await open();
    await screen.findByRole('heading', { name: '「19」 2 份' });
    await person.keyboard('8{Enter}');
    await waitFor(() => expect(scores()).toEqual([8, 8, null, null]));
    expect(await screen.findByRole('heading', { name: '「14 / 19」 2 份' })).toBeTruthy();
    await person.keyboard('5{Enter}');
    expect(await screen.findByText('先看过或拆清，再整组给分', { selector: 'p' })).toBeTruthy();
    expect(scores()).toEqual([8, 8, null, null]);
    await person.keyboard('s');
    await screen.findByRole('button', { name: /给全组 2 份/ });
    await person.keyboard('5{Enter}');
    await waitFor(() => expect(scores()).toEqual([8, 8, 5, 5]));
  });

  it('gives no score to a group of which a picture has not come', async () => {
    const { server, change, scores } = twoGroups();
    const { studentId } = answer(1, '');
    const of = { homeworkId: ids.homework, studentId, areaId: 'a1', source: 'scan' as const, version: 1 };
    change({ pictures: [{ ...of, typed: null, besideMm: 10 }] });
    server.refuse(captureApi.evidencePicture, 'fault');
    const { person } = await open();
    await screen.findAllByText('笔迹没有载入');
    await person.keyboard('8{Enter}');
    expect((await screen.findAllByText(/看到后再给分/)).length).toBeGreaterThan(0);
    expect(scores()).toEqual([null, null, null, null]);
  });

  it('mends a group by one gesture, and takes it back', async () => {
    twoGroups();
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /^14 \/ 19/ }));
    await person.keyboard('{ArrowRight} x');
    expect(await screen.findByRole('heading', { name: '「14」 1 份' })).toBeTruthy();
    expect(within(screen.getByRole('list')).getByText('李沐阳')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '撤销移动' }));
    expect(await screen.findByRole('heading', { name: '「14 / 19」 2 份' })).toBeTruthy();
  });

  it('begins with what is not grouped yet', async () => {
    twoGroups([]);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '归组' }));
    expect(await screen.findByText('4 份答案，归成 1 组')).toBeTruthy();
  });

  it('takes one answer out of its group by one click, or one key', async () => {
    const { server } = twoGroups();
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '把王梓涵移出本组' }));
    await waitFor(() =>
      expect(server.calls(groupsApi.move).map(({ input }) => input)).toMatchObject([
        { answerIds: [answerId(2)], into: null },
      ]),
    );
    await person.click(await screen.findByRole('button', { name: /^14 \/ 19/ }));
    await person.keyboard('{ArrowRight}x');
    await waitFor(() => expect(server.calls(groupsApi.move)[1]?.input).toMatchObject({ answerIds: [answerId(3)] }));
  });
});

describe('the own share of a question that several score, by group', () => {
  it('scores a group of what was dealt by one call to the round, without names', async () => {
    const groups: AnswerGroup[] = [
      { groupId: groupId(1), kind: 'read', label: '19', isSettled: true, answerIds: [answerId(1), answerId(2)] },
    ];
    const server = fakeServer()
      .on(roundsApi.items, () => ({ title: '期中测验', items: [item({ total: 2, waiting: 2 })] }))
      .on(roundsApi.answers, () => ({ items: [answer(1, '#1'), answer(2, '#2')] }))
      .on(groupsApi.list, () => ({ groups, ungrouped: 0 }))
      .on(roundsApi.score, ({ scores }) => ({
        items: scores.map(({ answerId: id, revision, score }) => ({ answerId: id, revision: revision + 1, score })),
      }));
    const at = `/markFullNew?homework=${ids.homework}&share=own`;
    const { person } = await show(<Page />, { at, user: teacher() });
    await screen.findByRole('heading', { name: '「19」 2 份' });
    expect(screen.getByText('匿名评分：不显示姓名和别人的分数')).toBeTruthy();
    expect(server.calls(groupsApi.list)[0]?.input).toMatchObject({ share: 'own' });
    await person.keyboard('8{Enter}');
    await waitFor(() =>
      expect(server.calls(roundsApi.score).map(({ input }) => input)).toMatchObject([
        { scores: [{ score: 8 }, { score: 8 }] },
      ]),
    );
    expect(server.calls(markingApi.score)).toEqual([]);
  });
});
