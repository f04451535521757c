import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseRich } from '@zhibi/content';
import { type LikeQuestion, questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { questionOf } from '../../../papers/parts/specimen.js';
import { way } from '../../../platform/way.js';
import { bankedQuestion } from '../parts/specimen.js';
import { Page } from './page.js';

const near: LikeQuestion = { question: questionOf(7, { timesUsed: 3, schoolRate: 0.64 }), likeness: 0.91 };

async function open(found: LikeQuestion[], at = '/paperTest/addQues', stored = bankedQuestion()) {
  const server = fakeServer()
    .on(writingApi.one, () => stored)
    .on(writingApi.draft, () => ({ draft: null }))
    .on(writingApi.uses, () => ({ papers: [], more: 0 }))
    .on(writingApi.keepDraft, () => ({ revision: 1, savedAt: '20261121083000' }))
    .on(questionsApi.trees, () => ({
      textbooks: [],
      knowledge: [
        { id: 'area', title: '函数', foundBy: '函数 hanshu hs shu s', children: [] },
        { id: 'point', title: '判别式', foundBy: '判别式 panbieshi pbs bieshi bs shi s', children: [] },
      ],
    }))
    .on(questionsApi.duplicates, () => ({ items: found }))
    .on(writingApi.save, () => bankedQuestion());
  await show(<Page />, { at, user: teacher() });
  const save = async () => userEvent.click(await screen.findByRole('button', { name: '保存试题' }));
  return { server, save };
}

describe('the editor', () => {
  it('names what reads nearly the same before a question is added, and adds it only when told to', async () => {
    const { server, save } = await open([near]);
    await save();
    expect(await screen.findByText('题库中已有 1 道相近的试题')).toBeTruthy();
    expect(screen.getByText('相似 91%')).toBeTruthy();
    expect(screen.getByText('本校得分率 64%')).toBeTruthy();
    expect(server.calls(writingApi.save)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '仍然保存' }));
    await waitFor(() => expect(server.calls(writingApi.save)).toHaveLength(1));
  });

  it('leads back to where it was opened, else to the own questions', async () => {
    const back = async () => (await screen.findByRole('link', { name: '返回' })).getAttribute('href');
    await open([]);
    expect(await back()).toBe('/paperTest/myQues');
    cleanup();
    onTestFinished(() => way.forget());
    way.enter('/question/index?page=2');
    way.enter('/paperTest/addQues');
    await open([]);
    expect(await back()).toBe('/question/index?page=2');
  });

  it('goes back to the question without adding it', async () => {
    const { server, save } = await open([near]);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByText('相似 91%')).toBeNull());
    expect(server.calls(writingApi.save)).toEqual([]);
  });

  it('keeps in the browser what could not be saved, and has it again after a reload', async () => {
    const { server } = await open([]);
    server.refuse(writingApi.keepDraft, 'fault', undefined);
    const source = '期末卷第三题';
    fireEvent.change(await screen.findByLabelText('来源'), { target: { value: source } });
    await waitFor(() => expect(server.calls(writingApi.keepDraft).length).toBeGreaterThan(0), { timeout: 4_000 });
    const kept = Object.entries(sessionStorage).filter(([name]) => name.startsWith('draft question'));
    expect(JSON.stringify(kept)).toContain(source);
    cleanup();
    for (const [name, value] of kept) sessionStorage.setItem(name, value); // a reload does not close the screen
    await open([]);
    expect(await screen.findByDisplayValue(source)).toBeTruthy();
    await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(source), {
      timeout: 4_000,
    });
  }, 20_000);

  it('adds at once what is like nothing', async () => {
    const { server, save } = await open([]);
    await save();
    await waitFor(() => expect(server.calls(writingApi.save)).toHaveLength(1));
    expect(server.calls(questionsApi.duplicates)).toHaveLength(1);
  });

  it('adds it also where its likes cannot be asked for', async () => {
    const { server, save } = await open([]);
    server.refuse(questionsApi.duplicates, 'not-found', undefined);
    await save();
    await waitFor(() => expect(server.calls(writingApi.save)).toHaveLength(1));
  });

  it('finds a knowledge point by its pinyin and initials', async () => {
    await open([]);
    const field = await screen.findByLabelText('知识点');
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value: 'pbs' } });
    expect(await screen.findByTitle('判别式')).toBeTruthy();
    expect(screen.queryByTitle('函数')).toBeNull();
    fireEvent.change(field, { target: { value: 'hanshu' } });
    expect(await screen.findByTitle('函数')).toBeTruthy();
    expect(screen.queryByTitle('判别式')).toBeNull();
  });

  describe('where somebody else was first', () => {
    const rewriting = `/paperTest/addQues?question=${bankedQuestion().questionId}`;
    const theirs = bankedQuestion({
      version: 2,
      body: { ...bankedQuestion().body, stem: parseRich('最小的合数是') },
    });
    /** Typed on the first version, not saved; then the question is opened again, as the other has left it. */
    async function openedOnTheirs() {
      const first = await open([], rewriting);
      first.server.on(writingApi.keepDraft, () => new Promise(() => {})); // the line is gone
      fireEvent.change(await screen.findByLabelText('来源'), { target: { value: '我写的来源' } });
      const kept = Object.entries(sessionStorage).filter(([name]) => name.startsWith('draft question'));
      expect(kept).toHaveLength(1);
      cleanup();
      // What the screen still sends as it is closed finds no line either.
      await waitFor(() => expect(first.server.calls(writingApi.keepDraft)).toHaveLength(1));
      for (const [name, value] of kept) sessionStorage.setItem(name, value); // a reload does not close the screen
      return open([], rewriting, theirs);
    }
    const saved = (server: FakeServer) => server.calls(writingApi.save).map(({ input }) => input);

    it('shows what stands now before a draft is given back onto it, and keeps nothing until the person has chosen', async () => {
      const { server, save } = await openedOnTheirs();
      expect(await screen.findByText('这道题刚刚在别处被修改过')).toBeTruthy();
      expect(within(screen.getByRole('region', { name: '现在的内容' })).getByText(/最小的合数是/)).toBeTruthy();
      expect(within(screen.getByRole('region', { name: '您写的内容' })).getByText(/最小的质数是/)).toBeTruthy();
      expect(server.calls(writingApi.keepDraft)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: '用我写的继续' }));
      expect(await screen.findByDisplayValue('我写的来源')).toBeTruthy();
      await save();
      await waitFor(() => expect(saved(server)).toMatchObject([{ version: 2, seen: theirs.facts }]));
      expect(server.calls(writingApi.keepDraft).at(-1)?.input).toMatchObject({ baseVersion: 2 });
    }, 20_000);

    it('goes on with theirs, and the way back brings what was written here', async () => {
      await openedOnTheirs();
      await userEvent.click(await screen.findByRole('button', { name: '改用现在的内容' }));
      await waitFor(() => expect(screen.queryByDisplayValue('我写的来源')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: '撤销上一步' }));
      expect(await screen.findByDisplayValue('我写的来源')).toBeTruthy();
    }, 20_000);

    it('is told when it saves, without a reload', async () => {
      const { server, save } = await open([], rewriting);
      fireEvent.change(await screen.findByLabelText('来源'), { target: { value: '我写的来源' } });
      server.on(writingApi.one, () => theirs).refuse(writingApi.save, 'conflict', 'changed');
      await save();
      expect(await screen.findByText('这道题刚刚在别处被修改过')).toBeTruthy();
      await userEvent.click(await screen.findByRole('button', { name: '用我写的继续' }));
      server.on(writingApi.save, () => bankedQuestion({ version: 3 }));
      await save();
      await waitFor(() => expect(saved(server).at(-1)).toMatchObject({ version: 2 }));
    }, 20_000);
  });

  it('does not ask for likes of a question that is rewritten', async () => {
    const { server, save } = await open([near], `/paperTest/addQues?question=${bankedQuestion().questionId}`);
    await save();
    await waitFor(() => expect(server.calls(writingApi.save)).toHaveLength(1));
    expect(server.calls(questionsApi.duplicates)).toEqual([]);
  });
});
