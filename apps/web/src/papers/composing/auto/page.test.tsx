import { configure, screen, within } from '@testing-library/react';
import { papersApi } from '@zhibi/contract/papers';
import { type Blueprint, composingApi, type Outcome } from '@zhibi/contract/papers/composing';
import { questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const [powers, formulas] = [newId(), newId()];
const knowledge = [
  { id: powers, title: '幂的运算', children: [] },
  { id: formulas, title: '乘法公式', children: [] },
];
const figures = (minutes: number) => ({
  questions: 20,
  score: 100,
  minutes,
  difficulty: 0.672,
  tiers: [4, 6, 6, 3, 1],
  byType: [
    { type: 2 as const, questions: 10, minutes: 10 },
    { type: 4 as const, questions: 5, minutes: 8 },
    { type: 1 as const, questions: 5, minutes: minutes - 18 },
  ],
  cells: [
    { topicId: powers, type: 2 as const, count: 6 },
    { topicId: powers, type: 1 as const, count: 2 },
  ],
});
const composed = (minutes = 45): Outcome => ({
  outcome: 'composed',
  papers: [
    {
      chosen: [{ questionId: newId(), topicId: powers }],
      figures: figures(minutes),
      gap: 0.008,
      isProved: true,
      shared: 0,
    },
  ],
});
const open1 = { kind: 'type', type: 1 } as const;
const clash: Outcome = {
  outcome: 'clash',
  clash: {
    wishes: [
      { wish: { kind: 'minutes' }, wanted: { from: null, to: 45 } },
      { wish: open1, wanted: { from: 5, to: 5 } },
    ],
    isMinimal: true,
    othersHold: true,
    proposals: [
      {
        changes: [
          { wish: { kind: 'minutes' }, wanted: { from: null, to: 45 }, becomes: { from: null, to: 51 }, cells: [] },
        ],
        figures: figures(51),
      },
      {
        changes: [
          {
            wish: open1,
            wanted: { from: 5, to: 5 },
            becomes: { from: 4, to: 4 },
            cells: [{ topicId: formulas, wanted: 2, becomes: 1 }],
          },
        ],
        figures: figures(44),
      },
    ],
    notEnough: [{ wish: { kind: 'recent' }, wanted: { from: null, to: 0 } }],
  },
};

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = fakeServer()
    .on(questionsApi.trees, () => ({ textbooks: [], knowledge }))
    .on(composingApi.bank, () => ({ total: 1284, cells: [{ topicId: powers, type: 2 as const, count: 40 }] }))
    .on(papersApi.list, () => ({ items: [], next: null }))
    .on(composingApi.tryOut, () => composed());
});
const open = async (at = '/paperTest/auto') => {
  const shown = await show(<Page />, { at, user: teacher() });
  await screen.findByRole('heading', { name: /自动组卷/ });
  return shown;
};
type Person = Awaited<ReturnType<typeof open>>['person'];
/** Chooses knowledge points in the drawer. */
async function choose(person: Person, ...titles: string[]) {
  await person.click((await screen.findAllByRole('button', { name: '选知识点' }))[0] as HTMLElement); // one at least
  const drawer = await screen.findByRole('dialog');
  for (const title of titles)
    await person.click(await within(drawer).findByRole('checkbox', { name: new RegExp(title) }));
  await person.click(within(drawer).getByRole('button', { name: '选好了' }));
  await screen.findByRole('row', { name: new RegExp(titles[0] ?? '') });
}
const tryOut = async (person: Person) => person.click(screen.getByRole('button', { name: '试算' }));
const sent = () =>
  server.calls(composingApi.tryOut).at(-1)?.input as {
    blueprint: Blueprint;
    seed: number;
    avoid: string[];
    papers: number;
  }; // checked by the contract

describe('composing a paper for a blueprint', () => {
  it('asks for a knowledge point and a type before anything is sent', async () => {
    const { person } = await open();
    await tryOut(person);
    expect(await screen.findByText('请至少选择一个知识点和一种题型')).toBeDefined();
    expect(server.calls(composingApi.tryOut)).toEqual([]);
  });

  it('says that an upper bound lies below the lower one, and moves neither', async () => {
    const { person } = await open();
    await choose(person, '幂的运算');
    const [from, to] = ['平均难度不低于', '平均难度不高于'].map((name) => screen.getByRole('spinbutton', { name }));
    if (!from || !to) throw new Error('no bounds');
    await person.clear(from);
    await person.type(from, '0.9');
    await person.clear(to);
    await person.type(to, '0.3');
    expect((await screen.findByRole('alert')).textContent).toBe('上限低于下限，改好才算数');
    expect([from, to].map((one) => Number((one as HTMLInputElement).value))).toEqual([0.9, 0.3]);
    await person.clear(to);
    await person.type(to, '0.95');
    expect(screen.queryByText('上限低于下限，改好才算数')).toBeNull();
    expect((from as HTMLInputElement).value).toBe('0.90');
  });

  it('sends the table as it stands: fixed cells, counts that follow them, points', async () => {
    const { person } = await open();
    await choose(person, '幂的运算', '乘法公式');
    expect(await screen.findByText('题库里合用的 1284 道')).toBeDefined();
    await person.type(screen.getByRole('spinbutton', { name: '幂的运算：填空题 题数' }), '4');
    await person.type(screen.getByRole('spinbutton', { name: '乘法公式：填空题 题数' }), '3');
    const points = screen.getByRole('spinbutton', { name: '每题 解答题 分值' });
    await person.clear(points);
    await person.type(points, '8');
    await tryOut(person);
    await screen.findByText('照这份蓝图组，难度 0.67');
    const { types, cells, topics } = sent().blueprint;
    expect(types).toEqual([
      { type: 2, count: 10, score: 3 },
      { type: 4, count: 7, score: 4 },
      { type: 1, count: 5, score: 8 },
    ]);
    expect(cells.map(({ type, count }) => [type, count])).toEqual([
      [4, 4],
      [4, 3],
    ]);
    expect(topics).toHaveLength(2);
  });

  it('shows what it comes to, and makes the paper', async () => {
    const paperId = newId();
    server.on(composingApi.make, () => ({ papers: [{ paperId, title: '测试' }] }));
    const { person, router } = await open();
    await choose(person, '幂的运算');
    await tryOut(person);
    expect(await screen.findByRole('listitem', { name: '较易 6 题' })).toBeDefined();
    expect(screen.getByText('0.8%')).toBeDefined();
    expect(screen.getByRole('row', { name: /幂的运算.* 8 38/ })).toBeDefined();
    await person.click(screen.getByRole('button', { name: '组卷' }));
    await screen.findByText('已组好 1 份试卷');
    expect(router.state.location).toMatchObject({ pathname: '/paperTest/self', search: `?paper=${paperId}` });
  });

  it('a change asks to be tried out again before a paper is made', async () => {
    const { person } = await open();
    await choose(person, '幂的运算');
    await tryOut(person);
    await screen.findByRole('button', { name: '组卷' });
    await person.type(screen.getByRole('spinbutton', { name: '幂的运算：解答题 题数' }), '2');
    expect(await screen.findByText('改动后还没有试算')).toBeDefined();
    expect(screen.queryByRole('button', { name: '组卷' })).toBeNull();
  });

  it('says in words what clashes; one click makes the change and tries again', async () => {
    server.on(composingApi.tryOut, ({ blueprint }) => (blueprint.minutes === 51 ? composed(51) : clash));
    const { person } = await open();
    await choose(person, '幂的运算', '乘法公式');
    await tryOut(person);
    const title = await screen.findByRole('heading', { name: /用时不超过 45 分钟 和 解答题 5 道 合不到一起/ });
    expect(title).toBeDefined();
    expect(screen.getByText(/每道都挑题库里最短的，也要 51 分钟，多出 6 分钟/)).toBeDefined();
    expect(screen.getByText('解答题减到 4 道')).toBeDefined();
    expect(screen.getByText('乘法公式 2→1')).toBeDefined();
    expect(screen.getByText('单改这条不够')).toBeDefined();
    expect(screen.getByText(/其余 \d 条愿望都能满足/)).toBeDefined();
    expect(screen.getAllByRole('img', { name: '相冲' })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: '就这样改' }));
    expect(await screen.findByText('照这份蓝图组，难度 0.67')).toBeDefined();
    expect(sent().blueprint.minutes).toBe(51);
    expect(screen.getByRole('spinbutton', { name: '用时不超过' })).toHaveProperty('value', '51');
  });

  it('does not promise what it does not know of the others', async () => {
    server.on(composingApi.tryOut, () =>
      clash.outcome === 'clash' ? { ...clash, clash: { ...clash.clash, othersHold: false } } : clash,
    );
    const { person } = await open();
    await choose(person, '幂的运算', '乘法公式');
    await tryOut(person);
    expect(await screen.findByText(/其余 \d 条愿望也不一定都能满足/)).toBeDefined();
  });

  it('takes a change by its number on the keyboard, but not while a number is typed', async () => {
    server.on(composingApi.tryOut, ({ blueprint }) => (blueprint.minutes === 51 ? composed(51) : clash));
    const { person } = await open();
    await choose(person, '幂的运算');
    await tryOut(person);
    await screen.findByText('解答题减到 4 道');
    await person.type(screen.getByRole('spinbutton', { name: '同一来源不超过' }), '1');
    expect(server.calls(composingApi.tryOut)).toHaveLength(1);
    await tryOut(person);
    await screen.findByText('解答题减到 4 道');
    await person.keyboard('1');
    expect(await screen.findByText('照这份蓝图组，难度 0.67')).toBeDefined();
  });

  it('says where to add questions when no change would do', async () => {
    server.on(composingApi.tryOut, () =>
      clash.outcome === 'clash' ? { ...clash, clash: { ...clash.clash, proposals: [], notEnough: [] } } : clash,
    );
    const { person } = await open();
    await choose(person, '幂的运算');
    await tryOut(person);
    expect(await screen.findByRole('link', { name: '去添加试题' })).toBeDefined();
  });

  it('asks for other questions with another seed, without those that were chosen', async () => {
    const { person } = await open();
    await choose(person, '幂的运算');
    await tryOut(person);
    const first = sent();
    await person.click(await screen.findByRole('button', { name: '换一批题' }));
    await screen.findByText('照这份蓝图组，难度 0.67');
    expect(sent()).toMatchObject({ seed: first.seed + 1, avoid: [expect.any(String)] });
  });

  it('tells when it was not worked out in time, and keeps what was typed after a refusal', async () => {
    server.on(composingApi.tryOut, (): Outcome => ({ outcome: 'undecided' }));
    const { person } = await open();
    await choose(person, '幂的运算');
    await tryOut(person);
    expect(await screen.findByText('限定的时间里没有算出来')).toBeDefined();
    server.refuse(composingApi.tryOut, 'conflict', 'solving-stopped');
    await tryOut(person);
    expect(await screen.findByText(/没能在时限内算完/)).toBeDefined();
    expect(screen.getByRole('row', { name: /幂的运算/ })).toBeDefined();
  });

  it('takes the blueprint of a paper, with other questions than its own', async () => {
    const questionIds = [newId()];
    server.on(composingApi.blueprint, () => ({
      title: '去年期中',
      subjectId: 202,
      isKept: false,
      questionIds,
      blueprint: {
        by: 'knowledge' as const,
        topics: [{ topicId: formulas, share: null }],
        types: [{ type: 2 as const, count: 8, score: 5 }],
        cells: [{ topicId: formulas, type: 2 as const, count: 8 }],
        eachTopic: null,
        minutes: 40,
        difficulty: { from: 0.6, to: 0.66 },
        curve: [0.5, 0, 0.5, 0, 0],
        sameSource: null,
        recentDays: null,
        apart: true,
      },
    }));
    const { person } = await open(`/paperTest/auto?from=${newId()}`);
    expect(await screen.findByText('题库里合用的 1284 道 · 蓝图取自《去年期中》')).toBeDefined();
    expect(screen.getByRole('button', { name: /导出/ })).toBeDefined();
    await tryOut(person);
    await screen.findByText('照这份蓝图组，难度 0.67');
    expect(sent()).toMatchObject({ avoid: questionIds, blueprint: { minutes: 40 } });
  });

  it('shows parallel papers side by side', async () => {
    server.on(composingApi.tryOut, ({ papers }): Outcome => {
      const one = composed();
      const [paper] = one.outcome === 'composed' ? one.papers : [];
      return paper ? { outcome: 'composed', papers: Array.from({ length: papers }, () => paper) } : one;
    });
    const { person } = await open();
    await choose(person, '幂的运算');
    await person.click(screen.getByRole('combobox', { name: '平行卷' }));
    await person.click(await screen.findByText('A、B 两份'));
    await tryOut(person);
    expect(await screen.findByText('组 2 份，难度 0.67 / 0.67')).toBeDefined();
  });
});
