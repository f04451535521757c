import { screen, waitFor } from '@testing-library/react';
import { type FormItem, type HomeworkForm, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, student } from '../../../../test/world.js';
import { noteServerTime } from '../../../platform/server-clock.js';
import { AnswerKeeper } from './answer-keeper.js';
import { Page } from './page.js';

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
const boxes = [...'ABCD'].map((option) => ({ areaId: option, option }));
const marked = (letter: string) => boxes.map(({ areaId }) => ({ areaId, marked: areaId === letter }));

const anItem = (): FormItem => ({
  itemId: newId(),
  no: 1,
  sectionTitle: '',
  maxScore: 5,
  seconds: 0,
  given: [],
  onPaper: false,
  body: {
    type: 2,
    stem: text('选一个'),
    parts: [],
    options: boxes.map(({ option }) => ({ label: option, content: text(option) })),
  },
  places: [{ kind: 'choice', partIndex: null, several: false, boxes }],
});
const aForm = (): HomeworkForm => ({
  homeworkId: newId(),
  title: '二次函数',
  redoOf: null,
  subjectName: '初中数学',
  endAt: '20991123200000',
  isOpen: true,
  isOver: false,
  late: false,
  handedInAt: null,
  isReturned: false,
  items: [anItem()],
});

/** The page, and a way to leave it and come back. */
function Away() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        away
      </button>
      {isThere && <Page />}
    </>
  );
}

async function open(form = aForm()) {
  const server = fakeServer()
    .on(onScreenApi.form, () => form)
    .on(onScreenApi.save, () => ({}));
  const shown = await show(<Away />, { at: `/student/answer?homework=${form.homeworkId}`, user: student() });
  const sent = () => server.calls(onScreenApi.save).flatMap(({ input }) => onScreenApi.save.input.parse(input).items);
  const choose = async (letter: string) =>
    shown.person.click(await screen.findByRole('button', { name: new RegExp(`^${letter}`) }));
  const isChosen = (letter: string) =>
    screen.getByRole('button', { name: new RegExp(`^${letter}`) }).getAttribute('aria-pressed') === 'true';
  const saved = (count: number) => waitFor(() => expect(sent()).toHaveLength(count));
  return { ...shown, server, form, sent, choose, isChosen, saved };
}

afterEach(() => void vi.restoreAllMocks());

it.each([10 * 60_000, -10 * 60_000])(
  'a clock that is set anew (by %i ms) makes an answer neither older nor younger',
  async (jump) => {
    const { server, sent, choose, saved } = await open();
    const clock = Date.now;
    noteServerTime(new Date().toUTCString());
    server.on(onScreenApi.begun, () => {
      noteServerTime(new Date(clock()).toUTCString());
      return { items: [] };
    });
    await choose('A');
    await saved(1);
    const savedAt = performance.now();
    await choose('B');
    vi.spyOn(Date, 'now').mockImplementation(() => clock() + jump);
    await saved(2);
    expect(sent()[1]?.given).toEqual(marked('B'));
    expect(sent()[1]?.ageSeconds).toBeLessThanOrEqual((performance.now() - savedAt) / 1_000);
    expect(server.calls(onScreenApi.begun)).toHaveLength(1);
  },
);

it('an answer that stayed on a device whose clock was set before the page was opened again has its age by the server', async () => {
  const first = aForm();
  const itemId = first.items[0]?.itemId ?? '';
  const off = 10 * 60_000;
  const clock = Date.now;
  noteServerTime(new Date(clock()).toUTCString());
  const begun = new AnswerKeeper(student().account, first);
  begun.give(itemId, marked('B'));
  const [name, row] = Object.entries(localStorage).find(([key]) => key.includes(first.homeworkId)) ?? [];
  expect(name).toBeDefined();
  localStorage.setItem(name ?? '', JSON.stringify({ ...JSON.parse(row ?? ''), life: 'of before' }));
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + off);
  const { sent, saved } = await open(first);
  await saved(1);
  expect(sent()[0]?.ageSeconds).toBeLessThan(10);
});

it('says where something later stands, and shows that', async () => {
  const { server, form, choose, isChosen } = await open();
  const item = form.items[0] ?? anItem();
  server.on(onScreenApi.save, () => ({ older: [item.itemId] }));
  await choose('A');
  server.on(onScreenApi.form, () => ({ ...form, items: [{ ...item, given: marked('C') }] }));
  await screen.findByText(/有 1 题在别处改得更晚/);
  await waitFor(() => expect([isChosen('A'), isChosen('C')]).toEqual([false, true]));
  server.on(onScreenApi.save, () => ({}));
  await choose('D');
  await screen.findByText(/自动保存/, {}, { timeout: 5_000 });
  expect(isChosen('D')).toBe(true);
});

it('keeps and shows what the form has no place for, says so again before handing in, and lets it be deleted', async () => {
  const { person, server, form, choose } = await open();
  const itemId = form.items[0]?.itemId ?? '';
  server
    .on(onScreenApi.save, () => ({ notTaken: [{ itemId, areaIds: ['A'] }] }))
    .refuse(onScreenApi.handIn, 'conflict', 'not-in-form');
  await choose('A');
  await screen.findByText(/有 1 题的回答学校没有收下/, {}, { timeout: 5_000 });
  expect(screen.getByLabelText('没有收下的回答')).toHaveProperty('value', '第 1 题：A');
  expect(Object.keys(localStorage).filter((name) => name.includes(itemId))).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  await person.click(screen.getByRole('button', { name: '交作业' }));
  await screen.findByText('有的回答不在这份作业里，没有收下');
  expect(onScreenApi.handIn.input.parse(server.calls(onScreenApi.handIn)[0]?.input).areaIds).toContain('A');
  await person.click(screen.getByRole('button', { name: '删掉' }));
  await person.click((await screen.findAllByRole('button', { name: '删掉' })).at(-1) ?? document.body);
  await waitFor(() => expect(Object.keys(localStorage).filter((name) => name.includes(itemId))).toEqual([]));
});

it('sends again what the school does not have, before it is handed in once more, and says that it was not', async () => {
  const { person, server, sent, choose, saved } = await open();
  server.refuse(onScreenApi.handIn, 'conflict', 'not-saved');
  await choose('B');
  await saved(1);
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  await person.click(screen.getByRole('button', { name: '交作业' }));
  await saved(2);
  expect(sent().map(({ given }) => given)).toEqual([marked('B'), marked('B')]);
  expect(onScreenApi.handIn.input.parse(server.calls(onScreenApi.handIn)[0]?.input).areaIds).toContain('B');
  await screen.findByText('有的回答没有保存');
  server.on(onScreenApi.handIn, () => ({}));
  await person.click(screen.getByRole('button', { name: '交作业' }));
  await waitFor(() => expect(server.calls(onScreenApi.handIn)).toHaveLength(2));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('answers '))).toEqual([]);
});

it('handed in without a network, says that it goes by itself, can be called off, and goes once there is one', async () => {
  const { person, server, choose } = await open();
  server.refuse(onScreenApi.save, 'fault').refuse(onScreenApi.handIn, 'fault');
  await choose('A');
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  await person.click(screen.getByRole('button', { name: '交作业' }));
  expect((await screen.findAllByText(/连上网络后自动交/)).length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: '先不交' }));
  await person.click(screen.getByRole('button', { name: '交作业' }));
  await screen.findByRole('button', { name: '先不交' });
  expect(server.calls(onScreenApi.handIn)).toHaveLength(0);
  server.on(onScreenApi.save, () => ({})).on(onScreenApi.handIn, () => ({}));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.calls(onScreenApi.handIn)).toHaveLength(1));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('answers '))).toEqual([]);
});

it('what was written of a homework that was taken back is said, and stays to be copied', async () => {
  const form = aForm();
  const itemId = form.items[0]?.itemId ?? '';
  new AnswerKeeper(student().account, form).give(itemId, marked('B'));
  const server = fakeServer()
    .refuse(onScreenApi.form, 'conflict', 'taken-back')
    .refuse(onScreenApi.save, 'conflict', 'taken-back');
  await show(<Page />, { at: `/student/answer?homework=${form.homeworkId}`, user: student() });
  expect((await screen.findAllByText(/老师(已撤回|撤回了)这次作业/)).length).toBeGreaterThan(0);
  expect(await screen.findByLabelText('没有收下的回答')).toHaveProperty('value', '第 1 题：B');
  expect(server.calls(onScreenApi.save).length).toBeGreaterThan(0);
});

it('who leaves the page and comes back finds what was given, also where the form was read before', async () => {
  const { person, choose, isChosen, saved, server } = await open();
  await choose('B');
  await saved(1);
  await screen.findByText(/自动保存/);
  await person.click(screen.getByText('away'));
  await person.click(screen.getByText('away'));
  expect(isChosen('B')).toBe(true);
  expect(server.calls(onScreenApi.form)).toHaveLength(1);
});

it('a form that is read later wins where nothing was given here', () => {
  const [one, other] = [anItem(), anItem()];
  const keeper = new AnswerKeeper('student01', { homeworkId: newId(), items: [one, other] });
  keeper.give(one.itemId, marked('A'));
  keeper.take([
    { ...one, given: marked('C') },
    { ...other, given: marked('D') },
  ]);
  expect([...keeper.kept().given.values()]).toEqual([marked('A'), marked('D')]);
});
