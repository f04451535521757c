import { configure, screen, waitFor, within } from '@testing-library/react';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, Refused } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { paper } from '../../parts/specimen.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

let server: FakeServer;
let kept: Paper;

function save(input: {
  revision: number;
  title: string;
  sections: { sectionId: string; title: string; items: { itemId: string; score: number }[] }[];
}): Paper {
  if (input.revision !== kept.revision)
    throw new Refused('conflict', { reason: 'changed-meanwhile' }, '试卷已在别处修改，请刷新后再试');
  const items = new Map(kept.sections.flatMap((one) => one.items).map((one) => [one.itemId, one]));
  let no = 0;
  const sections = input.sections.map((section) => ({
    ...section,
    items: section.items.flatMap(({ itemId, score }) => {
      const known = items.get(itemId);
      return known ? [{ ...known, score, no: ++no }] : [];
    }),
  }));
  kept = { ...kept, revision: kept.revision + 1, title: input.title, sections };
  return kept;
}

beforeEach(() => {
  kept = paper();
  server = fakeServer()
    .on(papersApi.detail, () => kept)
    .on(papersApi.save, save)
    .on(questionsApi.cart, () => ({ subjectId: 202, groups: [], minutes: 0, difficulty: null }));
});
const open = (at = `/paperTest/self?paper=${paper().paperId}`) => show(<Page />, { at, user: teacher() });
const saved = () => waitFor(() => expect(screen.getByText(/已自动保存/)).toBeDefined(), { timeout: 4000 });
const stems = () => screen.getAllByText(/^[甲乙丙丁]题$/).map((one) => one.textContent);
const sent = () =>
  server.calls(papersApi.save).at(-1)?.input as { sections: { title: string; items: { score: number }[] }[] }; // checked by the contract

describe('composing a paper', () => {
  it('moves a question from the keyboard, keeps the focus on the button, and saves', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '第 3 题上移' }));
    expect(stems()).toEqual(['甲题', '丙题', '乙题', '丁题']);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('第 2 题上移'));
    await person.keyboard('{Enter}');
    expect(stems()).toEqual(['丙题', '甲题', '乙题', '丁题']);
    await saved();
    await waitFor(() =>
      expect(kept.sections[0]?.items[0]?.body.stem).toEqual(paper().sections[0]?.items[2]?.body.stem),
    );
  });

  it('carries a question over the end of its section into the next', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '第 3 题下移' }));
    const written = screen.getByRole('region', { name: '二、解答题' });
    expect(within(written).getAllByRole('listitem', { name: /第 \d 题/ })).toHaveLength(2);
  });

  it('sets the points of one question, and of all questions of a section', async () => {
    const { person } = await open();
    const one = await screen.findByRole('spinbutton', { name: '第 4 题分值' });
    await person.clear(one);
    await person.type(one, '12.5');
    const all = screen.getByRole('spinbutton', { name: '一、选择题：每题分值' });
    await person.clear(all);
    await person.type(all, '3');
    expect(screen.getByText(/4 题 · 21.5 分/)).toBeDefined();
    await waitFor(
      () => expect(sent().sections.flatMap(({ items }) => items.map(({ score }) => score))).toEqual([3, 3, 3, 12.5]),
      { timeout: 4000 },
    );
  });

  it('has a student choose among the questions of a section, which are worth the same then', async () => {
    const { person } = await open();
    const field = await screen.findByRole('combobox', { name: '一、选择题：全部作答还是选做' });
    await person.click(field);
    await person.click(await screen.findByText('选做 1 题（3 选 1）'));
    const one = screen.getByRole('spinbutton', { name: '第 2 题分值' });
    await person.clear(one);
    await person.type(one, '6');
    await waitFor(
      () => expect(sent().sections[0]).toMatchObject({ choose: 1, items: [{ score: 6 }, { score: 6 }, { score: 6 }] }),
      {
        timeout: 4000,
      },
    );
    const section = screen.getByRole('region', { name: '一、选择题' });
    expect(within(section).getByText('3 题 · 6 分')).toBeDefined();
    await person.click(screen.getByRole('button', { name: '移除第 3 题' }));
    await person.click(screen.getByRole('button', { name: '移除第 2 题' }));
    await waitFor(() => expect(sent().sections[0]).not.toHaveProperty('choose'), { timeout: 4000 });
  });

  it('takes a question out and brings it back', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '移除第 2 题' }));
    expect(stems()).toEqual(['甲题', '丙题', '丁题']);
    await person.click(within(screen.getByText('已移除第 2 题')).getByRole('button', { name: '撤销' }));
    expect(stems()).toEqual(['甲题', '乙题', '丙题', '丁题']);
  });

  it('joins what was typed with what was changed elsewhere, and says so', async () => {
    const { person } = await open();
    const name = await screen.findByRole('textbox', { name: '试卷名称' });
    kept = { ...kept, revision: 9, options: { ...kept.options, pageSize: 'A3' } };
    await person.type(name, '（一）');
    expect(await screen.findByText(/刚在别处修改过/, {}, { timeout: 4000 })).toBeDefined();
    await waitFor(() => expect([kept.title, kept.options.pageSize]).toEqual(['单元检测（一）', 'A3']), {
      timeout: 4000,
    });
    expect(screen.getByDisplayValue('单元检测（一）')).toBeDefined();
  });

  it('asks for a name beside the field and does not save without one', async () => {
    const { person } = await open();
    await person.clear(await screen.findByRole('textbox', { name: '试卷名称' }));
    expect(screen.getByText('请填写试卷名称')).toBeDefined();
    expect(server.calls(papersApi.save)).toEqual([]);
  });

  it('adds a section that takes questions', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /添加大题/ }));
    await person.click(screen.getAllByRole('button', { name: '移到' })[0] as HTMLElement); // the first question has one
    await person.click(await screen.findByRole('menuitem', { name: '新的大题' }));
    const added = screen.getByRole('region', { name: '新的大题' });
    expect(within(added).getByText('甲题')).toBeDefined();
  });

  it('makes a paper of the cart where the address names none', async () => {
    server.on(papersApi.create, () => kept);
    const { router } = await open('/paperTest/self');
    expect(await screen.findByText('甲题')).toBeDefined();
    expect(router.state.location.search).toBe(`?paper=${kept.paperId}`);
    expect(server.calls(papersApi.create)).toHaveLength(1);
  });

  it('says where to fill an empty cart', async () => {
    server.refuse(papersApi.create, 'conflict', 'cart-empty');
    const { person, router } = await open('/paperTest/self');
    await person.click(await screen.findByRole('link', { name: '去选题' }));
    expect(router.state.location.pathname).toBe('/source/source');
  });

  it('opens a published paper only to look at', async () => {
    kept = paper({ status: 'published', can: { edit: false, publish: true } });
    await open();
    expect(await screen.findByText('这份试卷已发布给学生，不能再修改')).toBeDefined();
  });
});
