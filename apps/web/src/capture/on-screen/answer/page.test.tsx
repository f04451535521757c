import { screen, waitFor } from '@testing-library/react';
import { type HomeworkForm, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, student } from '../../../../test/world.js';
import { leaving } from '../../../platform/leaving.js';
import { Page } from './page.js';

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
const boxes = [...'ABCD'].map((option) => ({ areaId: option, option }));

function aForm(change: Partial<HomeworkForm> = {}): HomeworkForm {
  const asked = { options: [], parts: [] };
  const item = { sectionTitle: '', maxScore: 5, given: [], seconds: 0, onPaper: false };
  return {
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
    items: [
      {
        ...item,
        itemId: newId(),
        no: 1,
        body: {
          ...asked,
          type: 2,
          stem: text('选一个'),
          options: boxes.map(({ option: label }) => ({ label, content: text(label) })),
        },
        places: [{ kind: 'choice', partIndex: null, several: false, boxes }],
      },
      {
        ...item,
        itemId: newId(),
        no: 2,
        body: { ...asked, type: 4, stem: text('填一个') },
        places: [{ kind: 'words', partIndex: null, areaId: 'blank', blankIndex: 0, isLong: false }],
      },
    ],
    ...change,
  };
}

const child = student();
const nameOf = ({ homeworkId, items }: HomeworkForm) => `answers ${child.account} ${homeworkId} ${items[0]?.itemId}`;

async function open(form = aForm()) {
  const server = fakeServer()
    .on(onScreenApi.form, () => form)
    .on(onScreenApi.save, () => ({}))
    .on(onScreenApi.handIn, () => ({}));
  const at = `/student/answer?homework=${form.homeworkId}`;
  return { form, server, ...(await show(<Page />, { at, user: child })) };
}

it('calls a redo by what is redone', async () => {
  await open(aForm({ redoOf: '二次函数' }));
  expect(await screen.findByText('《二次函数》的订正')).toBeDefined();
});

it('keeps what is chosen and typed by itself, asks before it is handed in, and hands in what the school has', async () => {
  const { server, person, form } = await open();
  await person.click(await screen.findByRole('button', { name: /^A/ }));
  await person.click(screen.getByRole('button', { name: /^B/ }));
  expect(screen.getByRole('button', { name: /^A/ }).getAttribute('aria-pressed')).toBe('false');
  await person.click(screen.getByRole('button', { name: '下一题' }));
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  expect(screen.getByText(/还有 1 题没答/)).toBeDefined();
  await person.click(screen.getAllByRole('button', { name: /第 2 题 · 未答/ })[1] ?? document.body);
  await person.type(screen.getByLabelText('第 1 空'), '2');
  await person.click(screen.getByRole('button', { name: '√' }));
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  await person.click(screen.getByRole('button', { name: '交作业' }));
  await waitFor(() => expect(server.calls(onScreenApi.handIn)).toHaveLength(1));
  const saved = server.calls(onScreenApi.save).flatMap(({ input }) => onScreenApi.save.input.parse(input).items);
  const last = (itemId: string | undefined) => saved.filter((one) => one.itemId === itemId).at(-1)?.given;
  expect(last(form.items[0]?.itemId)?.filter((one) => 'marked' in one && one.marked)).toEqual([
    { areaId: 'B', marked: true },
  ]);
  expect(last(form.items[1]?.itemId)).toEqual([{ areaId: 'blank', words: '2√' }]);
});

it('asks the school before it says what is open: another device may have answered meanwhile', async () => {
  const form = aForm();
  const [first] = form.items;
  const { server, person } = await open(form);
  await screen.findByText('选一个');
  const given = [{ areaId: 'B', marked: true }];
  server.on(onScreenApi.form, () => ({
    ...form,
    items: form.items.map((item) => (item === first ? { ...item, given } : item)),
  }));
  await person.click(screen.getByRole('button', { name: '下一题' }));
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  expect(await screen.findByText(/还有 1 题没答/)).toBeDefined();
});

it('asks whoever has answered nothing, and hands in nothing before that is said', async () => {
  const { server, person } = await open();
  await person.click(await screen.findByRole('button', { name: '下一题' }));
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  await person.click(screen.getByRole('button', { name: '就这样交' }));
  await screen.findByText(/一题都没答/);
  expect(server.calls(onScreenApi.handIn)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: '没答也交' }));
  await waitFor(() => expect(server.calls(onScreenApi.handIn)).toHaveLength(1));
});

it('without a network the answer stays on the device, and goes once there is one', async () => {
  const { server, person, form } = await open();
  server.refuse(onScreenApi.save, 'fault');
  await person.click(await screen.findByRole('button', { name: /^C/ }));
  await screen.findByText(/先存在这台设备里/, {}, { timeout: 5_000 });
  const waiting = () => Object.entries(localStorage).filter(([name]) => name.startsWith('answers '));
  expect(waiting()).toEqual([[nameOf(form), expect.stringContaining('"C","marked":true')]]);
  expect(leaving.unsaved()).toEqual(['还有 1 题的回答没有发送']);
  server.on(onScreenApi.save, () => ({}));
  dispatchEvent(new Event('online'));
  await screen.findByText(/自动保存/);
  expect(waiting()).toEqual([]);
  expect(leaving.unsaved()).toEqual([]);
});

it('a tab that was closed goes on where it was', async () => {
  const form = aForm();
  const waiting = { given: [{ areaId: 'D', marked: true }], seconds: 3, at: Date.now() };
  localStorage.setItem(nameOf(form), JSON.stringify(waiting));
  const { server } = await open(form);
  expect((await screen.findByRole('button', { name: /^D/ })).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(server.calls(onScreenApi.save)).toHaveLength(1));
});

it('what is handed in takes no more answers', async () => {
  await open(aForm({ isOpen: false, handedInAt: '20261123080000' }));
  expect(await screen.findByText('交好了')).toBeDefined();
  expect(screen.queryByRole('button', { name: '下一题' })).toBeNull();
});

it('what was given back leads to its result', async () => {
  const form = aForm({ isOpen: false, handedInAt: '20261123080000', isReturned: true });
  await open(form);
  const link = await screen.findByRole('link', { name: '看结果' });
  expect(link.getAttribute('href')).toBe(`/student/detail?homework=${form.homeworkId}`);
  expect(screen.queryByText(/老师批改后会发下来/)).toBeNull();
});

it('counts what is on paper, and asks only for what is on neither', async () => {
  const form = aForm();
  const items = form.items.map((one, at) => ({ ...one, onPaper: at === 1 }));
  const { person } = await open({ ...form, items });
  await person.click(await screen.findByRole('button', { name: /^A/ }));
  await person.click(screen.getByRole('button', { name: '下一题' }));
  expect(screen.getByText(/这一题已经写在纸上/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: '交之前看一看' }));
  expect(screen.getByText('2 题都答了')).toBeDefined();
  expect(screen.getByText('有 1 题写在纸上，老师都能看到')).toBeDefined();
  await person.click(screen.getAllByRole('button', { name: '第 2 题 · 写在纸上' })[0] ?? document.body);
  await person.type(screen.getByLabelText('第 1 空'), '2');
  expect(screen.queryByText(/这一题已经写在纸上/)).toBeNull();
});
