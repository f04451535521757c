import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { type FreeRun, homeworkApi } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, Refused } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { homework, newId, teacher } from '../../../../test/world.js';
import { paper } from '../../../papers/parts/specimen.js';
import { session } from '../../../platform/session-store.js';
import { formatDay, nowStamp } from '../../../platform/time.js';
import { dayAfter } from '../../parts/days.js';
import { Page } from './page.js';
import { forgetSent } from './use-leaving.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const classId = newId();
const one = paper();
const facts = { status: 'draft', paperType: 1, questionCount: 4, totalScore: 16 } as const;
const printed: FreeRun = {
  printRunId: newId(),
  createdAt: '20261121083000',
  classNames: ['九(3)班'],
  copies: 40,
  dots: true,
  misfit: null,
  without: 1,
  unused: 0,
};
let server: FakeServer;

beforeEach(() => {
  forgetSent();
  server = fakeServer()
    .on(homeworkApi.list, ({ status }) => ({
      items:
        status === 'closed'
          ? []
          : [
              homework({
                can: {
                  withdraw: true,
                  close: true,
                  mark: true,
                  release: false,
                  change: false,
                  move: false,
                  adjust: false,
                },
              }),
            ],
      next: null,
    }))
    .on(peopleApi.classes, () => ({
      clazzs: [
        { classId, className: '九(3)班', gid: 9, gradeId: 9, subjects: [{ subjectId: 202, subjectName: '数学' }] },
      ],
      clazzNames: '',
    }))
    .on(papersApi.list, () => ({
      items: [{ paperId: one.paperId, title: one.title, updatedAt: one.updatedAt, ...facts }],
      next: null,
    }))
    .on(papersApi.detail, () => one)
    .on(homeworkApi.freeRuns, () => ({ items: [], proposed: null, given: [] }))
    .on(homeworkApi.prepare, () => ({ minutes: 8, measured: { questions: 2, plusMinusMinutes: 1.5 } }))
    .on(homeworkApi.printPlan, () => ({
      copies: 40,
      pageCount: 3,
      sheets: 80,
      costLi: { least: 6_400, most: 8_000 },
      earliestOn: '20261124',
      ordered: null,
    }))
    .on(homeworkApi.layers, () => ({ students: { A: 10, B: 20, C: 8, none: 2 } }))
    .on(homeworkApi.calendar, ({ classIds, from }) => ({
      classes: classIds.map((id) => ({ classId: id, className: '九(3)班', limit: 90, days: week(from) })),
    }));
});

const FULL = 89;

/** Seven days, the fourth of which is nearly full. */
const week = (from: string) =>
  Array.from({ length: 7 }, (_, nth) => ({
    day: dayAfter(from, nth),
    minutes: nth === 3 ? FULL : 20,
    subjects: [{ subjectId: 203, subjectName: '初中英语', minutes: nth === 3 ? FULL : 20 }],
  }));
const open = (at = '/homework/written') => show(<Page />, { at, user: teacher() });
const drawer = async () => within(await screen.findByRole('dialog'));

async function toConfirm(at = `/homework/written?step=classes&paper=${one.paperId}`) {
  const page = await open(at);
  const inside = await drawer();
  await page.person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
  await page.person.click(await inside.findByRole('button', { name: '下一步' }));
  await inside.findByText('请核对后发布，发布后试卷不能再修改');
  return { ...page, inside };
}

describe('the list of homework', () => {
  it('shows how many are in and marked', async () => {
    await open();
    expect(await screen.findByRole('link', { name: '21.2.2 公式法 课时作业' })).toBeDefined();
    expect(screen.getByText('36').textContent).toBe('36/40');
  });

  it('says of each time what it is, and of one that was collected early when that was', async () => {
    const early = homework({
      status: 'closed',
      startAt: '20261119080000',
      endAt: '20261122200000',
      collectedAt: '20261119170700',
    });
    server.on(homeworkApi.list, () => ({ items: [{ ...early, title: '提前收的' }, homework()], next: null }));
    await open();
    const row = within(await screen.findByRole('row', { name: /提前收的/ }));
    expect(row.getByText(/17:07 提前收卷$/)).toBeTruthy();
    expect(row.queryByText(/截止/)).toBeNull();
    expect(row.getByText(/08:00 开始$/)).toBeTruthy();
    expect(screen.getAllByText(/截止$/)).toHaveLength(1);
  });

  it('says of one that is still to be pushed when that will be, and lets it begin no earlier', async () => {
    const later = { status: 'scheduled' as const, pushAt: '20990101070000', endAt: '20990103200000' };
    server.on(homeworkApi.list, () => ({ items: [homework(later)], next: null }));
    await open();
    const row = (await screen.findByText(/^将于 .*07:00 推送$/)).closest('tr');
    expect(row?.textContent).toMatch(/07:00 开始/);
  });

  it('offers no marking where nothing is handed in', async () => {
    const can = { ...homework().can, mark: true };
    const progress = { total: 40, writing: 3, handedIn: 0, marked: 0 };
    server.on(homeworkApi.list, () => ({ items: [homework({ progress, can })], next: null }));
    await open();
    expect(await screen.findByRole('link', { name: '看提交' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '去批改' })).toBeNull();
  });

  it('says so where no homework meets the filter of the address', async () => {
    await open('/homework/written?status=closed');
    expect(await screen.findByText('没有符合条件的作业')).toBeDefined();
  });

  it('asks before it takes homework back, and says when students have begun to write', async () => {
    server.refuse(homeworkApi.withdraw, 'conflict', 'has-writing');
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '撤回' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('已有学生作答，不能撤回')).toBeDefined();
  });

  it('collects after asking', async () => {
    server.on(homeworkApi.close, () => homework({ status: 'closed' }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '收卷' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('《21.2.2 公式法 课时作业》已收卷')).toBeDefined();
  });
});

describe('publishing', () => {
  it('goes from the paper to the classes, and asks for a class beside the field', async () => {
    const { person } = await open('/homework/written?step=paper');
    const inside = await drawer();
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    expect(await inside.findByText('请选择一份试卷')).toBeDefined();
    await person.click(await inside.findByRole('radio', { name: /单元检测/ }));
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    expect(await inside.findByDisplayValue('单元检测')).toBeDefined();
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    expect(await inside.findByText('请选择班级')).toBeDefined();
  });

  it('a paper that was chosen just now is no missing one, and the next step comes', async () => {
    await open('/homework/written?step=paper');
    const inside = await drawer();
    const paper = await inside.findByRole('radio', { name: /单元检测/ });
    act(() => {
      paper.click();
      inside.getByRole('button', { name: '下一步' }).click();
    });
    expect(inside.queryByText('请选择一份试卷')).toBeNull();
    expect(await inside.findByDisplayValue('单元检测')).toBeDefined();
  });

  it('offers beside the papers every other kind of homework, and the same as last time', async () => {
    await open('/homework/written?step=paper');
    const others = within(await (await drawer()).findByRole('navigation', { name: '不用试卷，改布置' }));
    await others.findByRole('link', { name: '照上次布置' });
    const hrefs = others.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]);
    for (const to of [
      '/source/practise',
      '/paperTest/hwlxb',
      '/paperTest/hwljf',
      '/study/handbook',
      '/homework/spoken',
    ])
      expect(hrefs).toContain(to);
  });

  it('goes on by one press, however long the paper takes to come', async () => {
    let arrive: (paper: typeof one) => void = () => {};
    server.on(papersApi.detail, () => new Promise((resolve) => (arrive = resolve)));
    const { person } = await open('/homework/written?step=paper');
    const inside = await drawer();
    await person.click(await inside.findByRole('radio', { name: /单元检测/ }));
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    arrive(one);
    expect(await inside.findByDisplayValue(one.title)).toBeDefined();
  });

  it('that was left half-way is offered above the list and never opens over it; the address of a step opens it', async () => {
    const at = `/homework/written?step=classes&paper=${one.paperId}`;
    await open(at);
    await (await drawer()).findByRole('checkbox', { name: '九(3)班' });
    cleanup();
    await open(at);
    await (await drawer()).findByRole('checkbox', { name: '九(3)班' });
    cleanup();
    const { person } = await open();
    await screen.findByText('《单元检测》还没有发布，停在第 2 步');
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(screen.getByRole('button', { name: '继续布置' }));
    expect(await (await drawer()).findByRole('checkbox', { name: '九(3)班' })).toBeTruthy();
    cleanup();
    const again = await open();
    await again.person.click(await screen.findByRole('button', { name: /^放\s*弃$/ }));
    expect(screen.queryByText(/停在第/)).toBeNull();
    cleanup();
    await open();
    await screen.findByRole('link', { name: '21.2.2 公式法 课时作业' });
    expect(screen.queryByText(/停在第/)).toBeNull();
  });

  it('that was left half-way is not offered in another subject', async () => {
    await open(`/homework/written?step=classes&paper=${one.paperId}`);
    await (await drawer()).findByRole('checkbox', { name: '九(3)班' });
    cleanup();
    session.set({ subjectId: 999 });
    await open();
    await screen.findByRole('link', { name: '21.2.2 公式法 课时作业' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/停在第/)).toBeNull();
  });

  it('that was given up stays closed', async () => {
    const { person } = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    await (await drawer()).findByRole('checkbox', { name: '九(3)班' });
    await person.click(screen.getByRole('button', { name: '关闭' }));
    cleanup();
    await open();
    await screen.findByRole('link', { name: '21.2.2 公式法 课时作业' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an address that asks for the last step before anybody is chosen shows the second, and says so', async () => {
    await open(`/homework/written?step=confirm&paper=${one.paperId}`);
    const inside = await drawer();
    await inside.findByRole('checkbox', { name: '九(3)班' });
    const step = inside.getByText('班级与时间').closest('.ant-steps-item');
    expect(step?.className).toContain('ant-steps-item-active');
  });

  it('checks start and end in the words of the specification', async () => {
    const { person } = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    const inside = await drawer();
    const end = await inside.findByLabelText('截止时间');
    await person.clear(end);
    await person.type(end, '2020-01-01 08:00{Enter}');
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    expect(await inside.findByText('开始时间或结束时间不正确')).toBeDefined();
  });

  it('publishes and opens what was published', async () => {
    const made = homework();
    server.on(homeworkApi.give, () => ({ items: [made] }));
    const { person, router, inside } = await toConfirm();
    const facts = [...document.querySelectorAll('dt')].map((one) => [one.textContent, one.nextSibling?.textContent]);
    expect(facts).toContainEqual(['任务', '书面作业']);
    await person.click(await inside.findByRole('button', { name: '发布' }));
    await screen.findByText('《单元检测》已发布');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/homework/written/detail?homework=${made.homeworkId}`,
    );
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({
      sheets: [{ paperId: one.paperId, audience: { kind: 'everybody' } }],
      classIds: [classId],
      title: '单元检测',
      workCategory: 1,
    });
  });

  it('that was sent is not opened again by any way back: the list is what was left', async () => {
    const made = homework();
    server.on(homeworkApi.give, () => ({ items: [made] }));
    const { person, router, inside } = await toConfirm(
      `/homework/written?status=open&step=classes&paper=${one.paperId}&like=${newId()}`,
    );
    await person.click(await inside.findByRole('button', { name: '发布' }));
    await screen.findByText('《单元检测》已发布');
    const list = '/homework/written?status=open';
    // The way of links: the screen as it was last seen; and the browser's own, step after step.
    for (const times of [1, 2]) {
      await act(() => router.navigate(-1));
      await waitFor(() =>
        expect(router.state.location.pathname + router.state.location.search, `${times} back`).toBe(list),
      );
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(`/homework/written?step=classes&paper=${one.paperId}`));
    expect(await (await drawer()).findByRole('checkbox', { name: '九(3)班' })).toBeTruthy();
  });

  it('says before layers are given papers what each gets, and calls each homework as its paper', async () => {
    const other = paper({ paperId: newId(), title: '12.2 巩固', totalScore: 46 });
    const row = (of: typeof other) => ({
      paperId: of.paperId,
      title: of.title,
      updatedAt: of.updatedAt,
      ...facts,
      totalScore: of.totalScore,
    });
    server
      .on(papersApi.list, () => ({ items: [row(one), row(other)], next: null }))
      .on(papersApi.detail, ({ paperId }) => (paperId === other.paperId ? other : one))
      .on(homeworkApi.freeRuns, () => ({
        items: [],
        proposed: null,
        given: [
          {
            homeworkId: newId(),
            paperId: other.paperId,
            title: '12.2 巩固，上周',
            classNames: ['九(3)班'],
            status: 'closed' as const,
            startAt: '20261113080000',
            endAt: '20261114200000',
          },
        ],
      }))
      .on(homeworkApi.printPlan, ({ paperId }) => ({
        copies: paperId === other.paperId ? 8 : 32,
        pageCount: 3,
        sheets: 80,
        costLi: null,
        earliestOn: dayAfter(nowStamp().slice(0, 8), 3),
        ordered: null,
      }))
      .on(homeworkApi.give, () => ({ items: [homework({ title: one.title }), homework({ title: other.title })] }));
    const { person } = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    const inside = await drawer();
    await person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
    await person.click(inside.getByText('按层次'));
    await person.click(await inside.findByRole('combobox', { name: 'C 层' }));
    await person.click(await screen.findByTitle('12.2 巩固'));
    await person.click(inside.getByRole('button', { name: '下一步' }));
    const rows = within(await inside.findByRole('list', { name: '按层次' })).getAllByRole('listitem');
    // What another layer's paper was given as is told too.
    expect(inside.getByRole('link', { name: '12.2 巩固，上周' })).toBeDefined();
    expect(server.calls(homeworkApi.freeRuns).at(-1)?.input).toMatchObject({ otherPaperIds: [other.paperId] });
    await waitFor(() => expect(rows[1]?.textContent).toContain('8 份，每份 3 页'));
    expect(rows[0]?.textContent).toMatch(/A 层 10 人 · B 层 20 人 · 未分层 2 人.*单元检测.*32 份/);
    expect(rows[1]?.textContent).toMatch(/C 层 8 人.*12\.2 巩固 · 46 分/);
    // Both come too late: that is one trouble with one remedy, said once.
    expect(inside.getAllByText(/印好的试卷赶不上/)).toHaveLength(1);
    await person.click(inside.getByRole('button', { name: '发布' }));
    await screen.findByText('《单元检测》已发布 《12.2 巩固》已发布');
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({
      sheets: [
        { paperId: one.paperId, title: '单元检测' },
        { paperId: other.paperId, title: '12.2 巩固', audience: { layers: ['C'] } },
      ],
    });
  });

  it('parallel papers are chosen with one press, shown on the seats with what cannot be helped, and given by seat', async () => {
    const [a, b] = [paper({ title: '单元检测 A' }), paper({ paperId: newId(), title: '单元检测 B' })];
    const row = ({ paperId, title, updatedAt, totalScore }: typeof a) => ({
      paperId,
      title,
      updatedAt,
      ...facts,
      totalScore,
    });
    const seat = (nth: number) => ({ studentId: newId(), name: `学生${nth}`, row: 1, column: nth + 1, form: nth % 2 });
    server
      .on(papersApi.list, () => ({
        items: [row(a), row(b), row(paper({ paperId: newId(), title: '别的' }))],
        next: null,
      }))
      .on(papersApi.detail, ({ paperId }) => (paperId === b.paperId ? b : a))
      .on(homeworkApi.seatForms, () => ({
        papers: [a, b].map(({ paperId, title, totalScore }, at) => ({
          ...{ paperId, title, totalScore, difficulty: at === 0 ? 0.71 : 0.7, students: 2 },
        })),
        isEqual: { score: true, difficulty: true },
        shared: 1,
        classes: [
          {
            ...{ classId, className: '九(3)班', unseated: [{ studentId: newId(), name: '周新', form: 0 }] },
            room: { rows: 4, columns: 6, aisles: [2, 4], blocked: [], desk: 'middle' as const },
            seats: [seat(0), seat(1), seat(2)],
            alike: { beside: 0, across: 3 },
          },
        ],
      }))
      .on(homeworkApi.give, () => ({ items: [homework({ title: a.title }), homework({ title: b.title })] }));
    const { person } = await open(`/homework/written?step=classes&paper=${a.paperId}`);
    const inside = await drawer();
    await person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
    await person.click(inside.getByText('按座次'));
    await person.click(inside.getByRole('button', { name: '下一步' }));
    expect(await inside.findByText('请选和本卷平行的试卷')).toBeTruthy();
    await person.click(await inside.findByRole('button', { name: '和《单元检测 B》一起发' }));
    const room = within(await inside.findByRole('region', { name: '九(3)班 的座次' }));
    expect(room.getByText(/前后左右都不同卷，斜对角有 3 对同卷。份数少时/)).toBeTruthy();
    expect(room.getByText('没有座位，按名单轮流发：周新（A）')).toBeTruthy();
    expect(room.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['A学生0', 'B学生1', 'A学生2']);
    expect(inside.getByText('难度 0.71 / 0.70，相差不超过 0.02')).toBeTruthy();
    expect(inside.getByText('有 1 题重复出现')).toBeTruthy();
    await person.click(inside.getByRole('button', { name: '下一步' }));
    const rows = within(await inside.findByRole('list', { name: '按座次' })).getAllByRole('listitem');
    expect(rows.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^A 卷单元检测 A/),
      expect.stringMatching(/^B 卷单元检测 B/),
    ]);
    await person.click(inside.getByRole('button', { name: '发布' }));
    await screen.findByText('《单元检测 A》已发布 《单元检测 B》已发布');
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({
      sheets: [
        { paperId: a.paperId, audience: { kind: 'seats', form: 0, of: 2 } },
        { paperId: b.paperId, audience: { kind: 'seats', form: 1, of: 2 } },
      ],
    });
  });

  it('that is pushed later begins no earlier, and says when it will be pushed', async () => {
    server.on(homeworkApi.give, () => ({ items: [homework({ status: 'scheduled' })] }));
    const { person } = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    const inside = await drawer();
    await person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
    await person.click(inside.getByText('定时推送'));
    const pushed = inside.getByLabelText<HTMLInputElement>('推送时间').value;
    expect(pushed).toMatch(/ 07:00$/);
    expect(inside.getByLabelText<HTMLInputElement>('开始时间').value).toBe(pushed);
    expect(inside.getByText('不早于推送时间')).toBeTruthy();
    await person.click(inside.getByRole('button', { name: '下一步' }));
    await person.click(await inside.findByRole('button', { name: '发布' }));
    await screen.findByText(/《单元检测》将于 .*07:00 推送/);
    const stamp = `${pushed.replace(/\D/g, '')}00`;
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({ pushAt: stamp, startAt: stamp });
  });

  it('by layers says that none are set, and leads to where they are', async () => {
    server.on(homeworkApi.layers, () => ({ students: { A: 0, B: 0, C: 0, none: 40 } }));
    const { person } = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    const inside = await drawer();
    await person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
    await person.click(inside.getByText('按层次'));
    await inside.findByText(/还没有设置层次/);
    const there = inside.getByRole('link', { name: '去分层' });
    expect(there.getAttribute('href')).toBe(`/class/groupLevel?classId=${classId}`);
  });

  it('asks where some were given some of it already, and forgets the answer with the next change', async () => {
    server.refuse(homeworkApi.give, 'conflict', 'given-meanwhile');
    const { person, inside } = await toConfirm();
    await person.click(await inside.findByRole('button', { name: '发布' }));
    expect(await inside.findByText(/已经布置给这些学生/)).toBeDefined();
    await person.click(await inside.findByRole('button', { name: '仍要发布' }));
    await waitFor(() =>
      expect(server.calls(homeworkApi.give).map(({ input }) => input)).toMatchObject([
        { again: false },
        { again: true },
      ]),
    );
    await person.click(inside.getByRole('button', { name: '上一步' }));
    await person.click(await inside.findByText('定时推送'));
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    expect(await inside.findByRole('button', { name: '发布' })).toBeDefined();
  });

  it('pressed again after an answer that got lost is the same act, and another one once it is said that it was given', async () => {
    server.refuse(homeworkApi.give, 'fault');
    const { person, inside } = await toConfirm();
    const publish = async (times: number) => {
      await person.click(await inside.findByRole('button', { name: '发布' }));
      await waitFor(() => expect(server.calls(homeworkApi.give)).toHaveLength(times));
    };
    await publish(1);
    server.refuse(homeworkApi.give, 'conflict', 'wish-used');
    await publish(2);
    expect(await inside.findByText(/已经布置过了/)).toBeDefined();
    server.on(homeworkApi.give, () => ({ items: [homework()] }));
    await publish(3);
    const [first, again, other] = server
      .calls(homeworkApi.give)
      .map(({ input }) => (input as { wishId: string }).wishId);
    expect(first).toBe(again);
    expect(other).not.toBe(first);
  });

  it('goes back to the times when the server refuses the push time', async () => {
    server.on(homeworkApi.give, () => {
      throw new Refused('invalid', { reason: 'push-time', fields: { pushAt: '推送时间不能早于当前时间' } });
    });
    const page = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    const inside = await drawer();
    await page.person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
    await page.person.click(inside.getByText('定时推送'));
    await page.person.click(await inside.findByRole('button', { name: '下一步' }));
    await page.person.click(await inside.findByRole('button', { name: '发布' }));
    expect(await inside.findByText('推送时间不能早于当前时间')).toBeDefined();
  });

  it('says what printing takes, and offers the screen or a later start where the copies come too late', async () => {
    const arrivesOn = dayAfter(nowStamp().slice(0, 8), 3);
    // They are there at the end of school: what begins in the morning begins the day after.
    const day = nowStamp().slice(8) < '170000' ? dayAfter(arrivesOn, 1) : arrivesOn;
    server
      .on(homeworkApi.printPlan, () => ({
        copies: 40,
        pageCount: 3,
        sheets: 80,
        costLi: { least: 6_400, most: 8_000 },
        earliestOn: arrivesOn,
        ordered: null,
      }))
      .on(homeworkApi.give, () => ({ items: [homework()] }));
    const { person, inside } = await toConfirm();
    expect(await inside.findByText(/40 份，每份 3 页，共 80 张纸 · 约 6.40–8.00 元/)).toBeDefined();
    expect(inside.getByText(/在屏幕上作答/)).toBeDefined();
    await person.click(inside.getByRole('button', { name: `改为 ${formatDay(day)} 开始` }));
    await waitFor(() => expect(inside.queryByText(/印好的试卷赶不上/)).toBeNull());
    await person.click(inside.getByRole('button', { name: /^发\s*布$/ }));
    await waitFor(() => expect(server.calls(homeworkApi.give)).toHaveLength(1));
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({ startAt: expect.stringMatching(`^${day}`) });
  });

  it('says in one warning that several sets of copies are not used', async () => {
    const others = [printed, { ...printed, printRunId: newId() }, { ...printed, printRunId: newId() }];
    server.on(homeworkApi.freeRuns, () => ({ items: others, proposed: printed.printRunId, given: [] }));
    const { inside } = await toConfirm();
    const warning = (await inside.findByText('不会用到已生成的 2 批')).closest('[role="alert"]');
    expect(warning?.querySelectorAll('li')).toHaveLength(2);
    expect(inside.queryByText(/^不会用到：/)).toBeNull();
  });

  it('takes the copies that lie printed, and says what becomes of them when new ones are chosen', async () => {
    server
      .on(homeworkApi.freeRuns, () => ({ items: [printed], proposed: printed.printRunId, given: [] }))
      .on(homeworkApi.give, () => ({ items: [homework()] }));
    const { person, inside } = await toConfirm();
    const mine = await inside.findByRole('radio', { name: /40 份 · 九\(3\)班 · .* · 已铺码/ });
    expect(mine).toHaveProperty('checked', true);
    expect(inside.getByText('有 1 名学生在这一批里没有试卷')).toBeDefined();
    expect(inside.queryByText(/^不会用到/)).toBeNull();
    await person.click(inside.getByRole('radio', { name: /重新生成/ }));
    expect(await inside.findByText(/^不会用到：已生成的 40 份/)).toBeDefined();
    await person.click(mine);
    await person.click(inside.getByRole('button', { name: '发布' }));
    await screen.findByText('《单元检测》已发布');
    expect(server.calls(homeworkApi.freeRuns)[0]?.input).toMatchObject({ paperId: one.paperId, classIds: [classId] });
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({
      sheets: [{ printRunId: printed.printRunId }],
    });
  });

  it('says that copies made before the paper was changed cannot be used', async () => {
    const older: FreeRun = { ...printed, misfit: 'paper-changed' };
    server.on(homeworkApi.freeRuns, () => ({ items: [older], proposed: null, given: [] }));
    const { inside } = await toConfirm();
    expect(await inside.findByRole('radio', { name: /重新生成/ })).toHaveProperty('checked', true);
    expect(inside.getByText(/生成之后试卷改过/)).toBeDefined();
  });

  it('says which homework these classes have of the paper already', async () => {
    const given = {
      homeworkId: newId(),
      paperId: one.paperId,
      title: '15.1 分式 课时练习',
      classNames: ['九(3)班'],
      status: 'open' as const,
      startAt: '20261120080000',
      endAt: '20261129200000',
    };
    server.on(homeworkApi.freeRuns, () => ({ items: [], proposed: null, given: [given] }));
    const { inside } = await toConfirm();
    expect(await inside.findByText('这些班级已经布置过要发布的试卷')).toBeDefined();
    expect(inside.getByRole('link', { name: given.title }).getAttribute('href')).toContain(given.homeworkId);
    expect(inside.getByText(/九\(3\)班，.*开始 · 进行中/)).toBeDefined();
  });

  it('says beside the copies that a print run is taken', async () => {
    server
      .on(homeworkApi.freeRuns, () => ({ items: [printed], proposed: printed.printRunId, given: [] }))
      .refuse(homeworkApi.give, 'conflict', 'run-taken');
    const { person, inside } = await toConfirm();
    await person.click(await inside.findByRole('radio', { name: /40 份/ }));
    await person.click(await inside.findByRole('button', { name: '发布' }));
    expect(await inside.findByText('该打印批次已用于另一次作业')).toBeDefined();
  });

  it('shows how full the week of a class is, takes another day by one click, and asks for a reason beyond the limit', async () => {
    server.on(homeworkApi.give, () => ({ items: [homework()] }));
    const { person } = await open(`/homework/written?step=classes&paper=${one.paperId}`);
    const inside = await drawer();
    await person.click(await inside.findByRole('checkbox', { name: '九(3)班' }));
    // The week counts what students really took, not the estimate of the paper.
    expect(await inside.findByText(`九(3)班 这一天会到 ${FULL + 8} 分钟，超过上限 90 分钟`)).toBeDefined();
    expect(inside.getByText('其中 2 题按本校学生实际用时，上下约 1.5 分钟')).toBeDefined();
    await person.click(inside.getByRole('button', { name: '第二天要讲评' }));
    expect(inside.getByLabelText('一定要这一天，请写理由')).toHaveProperty('value', '第二天要讲评');
    const start = inside.getByLabelText<HTMLInputElement>('开始时间').value;
    const [another] = inside.getAllByRole('button', { name: '改到这天' });
    if (another) await person.click(another);
    expect(inside.getByLabelText<HTMLInputElement>('开始时间').value).not.toBe(start);
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    await person.click(await inside.findByRole('button', { name: '发布' }));
    await screen.findByText(/《单元检测》将于 .* 推送/); // another day is pushed on that day
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({ loadReason: '第二天要讲评' });
  });

  it('goes back to the reason when the server finds the day full', async () => {
    server.refuse(homeworkApi.give, 'conflict', 'needs-reason');
    const { person, inside } = await toConfirm();
    await person.click(await inside.findByRole('button', { name: '发布' }));
    expect(await inside.findByText('请填写理由')).toBeDefined();
  });

  it('gives the same as last time in three presses: the newest paper, the same classes, yes', async () => {
    const last = homework({ classes: [{ classId, className: '九(3)班' }] });
    server.on(homeworkApi.detail, () => last).on(homeworkApi.give, () => ({ items: [homework()] }));
    const { person } = await open(`/homework/written?step=paper&like=${last.homeworkId}`);
    const inside = await drawer();
    const proposed = await inside.findByRole('radio', { name: /单元检测/ });
    await waitFor(() => expect(proposed).toHaveProperty('checked', true));
    await person.click(await inside.findByRole('button', { name: '下一步' }));
    await person.click(await inside.findByRole('button', { name: '发布' }));
    await screen.findByText('《单元检测》已发布');
    expect(server.calls(homeworkApi.give)[0]?.input).toMatchObject({ classIds: [classId] });
  });
});
