import { screen, waitFor, within } from '@testing-library/react';
import { markingApi } from '@zhibi/contract/marking';
import { type Round, roundsApi } from '@zhibi/contract/marking/rounds';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../../test/show.js';
import { teacher } from '../../../../../test/world.js';
import { answer, answerId, ids } from '../../../parts/engine/specimen.js';
import { Page } from '../../page.js';

const [zhou, wu, zheng] = ['周老师', '吴老师', '郑老师'].map((name, at) => ({
  accountId: `018f0000-0000-7000-8000-0000000e000${at + 1}`,
  name,
})) as [Person, Person, Person]; // three names
interface Person {
  accountId: string;
  name: string;
}
const scorer = (person: Person, scored: number) => ({
  ...person,
  scores: true,
  dealt: 20,
  scored,
  secondsEach: 12.4,
  lastAt: '20261120103000',
  gold: { scored: 2, deviation: 0.5, beyond: 1 },
});
const round = (change: Partial<Round> = {}): Round => ({
  scorerIds: [zhou.accountId, wu.accountId],
  scorersEach: 2,
  tolerance: 1,
  within: 'mean',
  arbiterId: zheng.accountId,
  revision: 3,
  state: 'open',
  progress: { answers: 40, settled: 30, groups: 3, differences: 2, unassigned: 0 },
  agreement: { pairs: 32, exact: 0.5, within: 0.9375, meanDifference: 0.61, kappa: 0.874 },
  scorers: [scorer(zhou, 18), scorer(wu, 20)],
  arbiterName: zheng.name,
  beyond: 0,
  gold: [{ answerId: answerId(1), score: 7 }],
  ...change,
});
const line = { sectionTitle: '三、解答题', maxScore: 10 };

async function open(second: Round | null = null) {
  const server = fakeServer()
    .on(roundsApi.list, () => ({
      title: '期中测验',
      items: [
        { itemId: ids.first, no: 6, waiting: 8, round: round(), ...line },
        { itemId: ids.second, no: 7, waiting: 40, round: second, ...line },
      ],
      colleagues: [zhou, wu, zheng],
    }))
    .on(roundsApi.mine, () => ({
      items: [{ homeworkId: ids.homework, title: '期中测验', open: 4, differences: 2 }],
    }))
    .on(roundsApi.set, () => ({ settled: 0 }))
    .on(roundsApi.move, () => ({}))
    .on(roundsApi.gold, () => ({}))
    .on(markingApi.answers, () => ({
      items: [answer(1, '陈思远'), answer(2, '王梓涵'), answer(3, '李沐阳', { score: 4, status: 'scored-by-person' })],
    }));
  const shown = await show(<Page />, { at: `/markFullNew?homework=${ids.homework}&view=rounds`, user: teacher() });
  await screen.findByText('第 6 题');
  return { ...shown, server };
}
const choose = async (person: Awaited<ReturnType<typeof open>>['person'], field: string, name: string) => {
  await person.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: field }));
  const found = await screen.findAllByTitle(name);
  await person.click(found.at(-1) ?? document.body);
};

describe('marking that several share, as whoever runs the homework sees it', () => {
  it('says of a question who scores it, how far it is and how far the two agree', async () => {
    await open();
    expect(screen.getByText('周老师、吴老师')).toBeTruthy();
    expect(screen.getByText('每份两人评，差 1 分以内取平均')).toBeTruthy();
    expect(screen.getByText('定分人 郑老师')).toBeTruthy();
    expect(screen.getByText('30 / 40')).toBeTruthy();
    expect(screen.getByText('2 份待定分')).toBeTruthy();
    expect(screen.getByRole('img', { name: '完全相同 50%，允许范围内 44%，超出 6%' })).toBeTruthy();
    expect(screen.getByText('κ = 0.87')).toBeTruthy();
    expect(screen.getByText('未分，40 份待批')).toBeTruthy();
  });

  it('unfolds the scorers with progress, speed and how near they are to the agreed scores', async () => {
    const { person } = await open();
    await person.click(screen.getAllByRole('button', { name: /展开行|Expand row/ })[0] ?? document.body);
    const row = within((await screen.findByText('18 / 20')).closest('tr') ?? document.body);
    expect(row.getByText('12 秒')).toBeTruthy();
    expect(row.getByText('2 份，平均差 +0.5，超出 1 份')).toBeTruthy();
  });

  it('leads to the own share and to what waits to be settled', async () => {
    await open();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('评我的份')).toBe(`/markFull?homework=${ids.homework}&share=own`);
    expect(address('去定分（2）')).toBe(`/markFullNew?homework=${ids.homework}&view=differences`);
  });

  it('sets the scorers of the questions chosen, by the revisions that were seen', async () => {
    const { person, server } = await open();
    await person.click(screen.getByRole('checkbox', { name: '第 7 题' }));
    await person.click(screen.getByRole('button', { name: '设置评分人' }));
    const save = () => person.click(within(screen.getByRole('dialog')).getByRole('button', { name: /保\s*存/ }));
    await save();
    expect(await screen.findByText('请选评分人')).toBeTruthy();
    await choose(person, '评分人', '周老师');
    await save();
    expect(await screen.findByText('两人评分至少要选两位')).toBeTruthy();
    await person.click(await screen.findByTitle('吴老师'));
    await choose(person, '相差更多时由谁定分', '郑老师');
    await save();
    await waitFor(() =>
      expect(server.calls(roundsApi.set).map(({ input }) => input)).toEqual([
        {
          homeworkId: ids.homework,
          items: [{ itemId: ids.second, revision: 0 }],
          setting: {
            scorerIds: [zhou.accountId, wu.accountId],
            scorersEach: 2,
            tolerance: 1,
            within: 'mean',
            arbiterId: zheng.accountId,
          },
        },
      ]),
    );
  });

  it('calls a round off after a question, and opens one again', async () => {
    const { person, server } = await open(round({ state: 'cancelled', revision: 5 }));
    await person.click(screen.getByRole('button', { name: '取消多人评分' }));
    await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '取消多人评分' }));
    await person.click(screen.getByRole('button', { name: '重新开始' }));
    await waitFor(() =>
      expect(server.calls(roundsApi.move).map(({ input }) => input)).toMatchObject([
        { itemId: ids.first, revision: 3, move: 'cancel' },
        { itemId: ids.second, revision: 5, move: 'reopen' },
      ]),
    );
  });

  it('gives an answer an agreed score, and takes one out', async () => {
    const { person, server } = await open();
    await person.click(screen.getByRole('button', { name: '样卷' }));
    const drawer = within(await screen.findByRole('dialog'));
    const fresh = within(await drawer.findByRole('article', { name: '王梓涵' }));
    // What somebody has scored already is no answer to agree on.
    expect(drawer.queryByRole('article', { name: '李沐阳' })).toBeNull();
    await person.type(fresh.getByRole('spinbutton', { name: '定好的分 王梓涵' }), '6.5');
    await person.click(fresh.getByRole('button', { name: '设为样卷' }));
    const known = within(drawer.getByRole('article', { name: '陈思远' }));
    expect(known.getByText('样卷，7 分')).toBeTruthy();
    await person.click(known.getByRole('button', { name: /撤\s*下/ }));
    await waitFor(() =>
      expect(server.calls(roundsApi.gold).map(({ input }) => input)).toMatchObject([
        { answerId: answerId(2), score: 6.5 },
        { answerId: answerId(1), score: null },
      ]),
    );
  });
});
