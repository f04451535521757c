import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type BookName, type KeptNode, treesApi } from '@zhibi/contract/questions/trees';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

vi.setConfig({ testTimeout: 60_000 }); // a tree, a form of ten fields and their bubbles are drawn: that is slow where cores are shared
configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const textbookId = newId();
const [one, first, second] = [newId(), newId(), newId()];
const node = (id: string, parentId: string | null, title: string, questions = 0): KeptNode => ({
  id,
  parentId,
  title,
  questions,
  needs: [],
  foundBy: '',
  hours: null,
  words: 0,
  links: 0,
});
const book: BookName = {
  textbookId,
  subjectId: 202,
  gid: 8,
  volume: '上册',
  edition: '人教版',
  title: '八年级上册',
  year: null,
  state: 'offered',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server
    .on(treesApi.subjects, () => ({
      items: [{ subjectId: 202, subjectMainId: 2, name: '初中数学', stage: 2 as const }],
    }))
    .on(treesApi.bookNames, () => ({ items: [book] }))
    .on(treesApi.lesson, () => ({ hours: null, words: [], points: [] }))
    .on(treesApi.tree, () => ({
      nodes: [node(one, null, '第一章'), node(first, one, '第一节', 12), node(second, one, '第二节')],
      revision: 7,
    }))
    .on(treesApi.touched, () => ({ nodes: 2, questions: 12, needs: 1, taught: 4 }))
    .on(treesApi.addNode, () => ({ nodeId: newId(), revision: 8 }))
    .on(treesApi.renameNode, () => ({ revision: 8 }))
    .on(treesApi.moveNode, () => ({ revision: 8 }))
    .on(treesApi.removeNode, () => ({ undoId: newId(), revision: 8 }))
    .on(treesApi.undoRemoval, () => ({ brought: 2 }));
});
const open = () => show(<Page />, { at: '/devops/chapterSet', user: userInfo('ZHIBI_SRE_SYS') });
const last = (endpoint: Parameters<FakeServer['calls']>[0]) => server.calls(endpoint).at(-1)?.input;
const of = { kind: 'chapter', textbookId };

describe('the chapters of a textbook', () => {
  it('are shown as a tree with what hangs on them', async () => {
    await open();
    expect(await screen.findByText('第一节')).toBeDefined();
    expect(screen.getByText('12 题')).toBeDefined();
    expect(screen.getByText('共 3 个条目')).toBeDefined();
    expect(screen.getAllByText(/人教版 · 八年级 · 八年级上册/).length).toBeGreaterThan(0);
  });

  it('are added to at the top and below the selected one', async () => {
    const { person } = await open();
    await screen.findByText('第一节');
    await person.type(screen.getByLabelText('新条目名称'), '第二章{Enter}');
    expect(last(treesApi.addNode)).toEqual({ of, revision: 7, parentId: null, title: '第二章' });
    await person.click(screen.getByText('第一节'));
    await person.type(await screen.findByLabelText('新增下级'), '小结{Enter}');
    expect(last(treesApi.addNode)).toEqual({ of, revision: 7, parentId: first, title: '小结' });
  });

  it('are renamed, and moved by button and by key', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('第一节'));
    const name = await screen.findByLabelText('名称');
    await person.clear(name);
    await person.type(name, '起始课{Enter}');
    await waitFor(() => expect(server.calls(treesApi.renameNode)).toHaveLength(1));
    expect(last(treesApi.renameNode)).toEqual({ of, revision: 7, nodeId: first, title: '起始课' });
    const button = (way: string) => screen.getByText(way).closest('button') as HTMLButtonElement; // its words lie in it
    const ready = (way: string) => waitFor(() => expect(button(way).disabled).toBe(false));
    await ready('下移');
    await person.click(button('下移'));
    await waitFor(() => expect(server.calls(treesApi.moveNode)).toHaveLength(1));
    expect(last(treesApi.moveNode)).toEqual({ of, revision: 7, nodeId: first, parentId: one, beforeId: null });
    await ready('下移');
    fireEvent.keyDown(screen.getByRole('tree'), { key: 'ArrowLeft', altKey: true });
    await waitFor(() => expect(last(treesApi.moveNode)).toMatchObject({ nodeId: first, parentId: null }));
    expect(button('上移').disabled).toBe(true);
  });

  it('tell what a removal takes along, and bring it back', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('第一节'));
    await person.click(await screen.findByText('删除'));
    const ask = await screen.findByText(
      /将删除 2 个条目；12 道试题不再挂在其下，1 条先修关系、4 条课与知识点的对应失效/,
    );
    await person.click(within(ask.closest('.ant-popover') as HTMLElement).getByText('删除')); // the question is in its bubble
    expect(await screen.findByText('已删除“第一节”')).toBeDefined();
    await person.click(screen.getByText('撤销'));
    expect(await screen.findByText('已恢复 2 个条目')).toBeDefined();
  });

  it('say that somebody else was quicker, load the newest and keep what was typed', async () => {
    server.refuse(treesApi.renameNode, 'conflict', 'changed');
    const { person } = await open();
    await person.click(await screen.findByText('第一节'));
    const name = await screen.findByLabelText('名称');
    await person.type(name, '改{Enter}');
    expect(await screen.findByText('目录刚被别人修改，已载入最新内容')).toBeDefined();
    expect((name as HTMLInputElement).value).toBe('第一节改');
    expect(server.calls(treesApi.tree).length).toBeGreaterThan(1);
  });

  it('are drawn only where they are seen, however many there are', async () => {
    const many = Array.from({ length: 4000 }, (_, at) => node(`n${at}`, null, `条目${at}`));
    server.on(treesApi.tree, () => ({ nodes: many, revision: 1 }));
    await open();
    expect(await screen.findByText('条目0')).toBeDefined();
    expect(screen.queryByText('条目3999')).toBeNull();
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(200);
  });

  it('are imported after a trial that names the bad lines', async () => {
    server
      .on(treesApi.tryOutline, () => ({
        lines: [
          { line: 1, depth: 1, title: '新章', state: 'new' as const },
          { line: 2, depth: 1, title: '新章', state: 'bad' as const, problem: 'duplicate' as const },
        ],
        counts: { new: 1, kept: 0, bad: 1, left: 3 },
        revision: 7,
      }))
      .on(treesApi.applyOutline, () => ({ added: 1, left: 3, revision: 8 }));
    const { person } = await open();
    await person.click(await screen.findByText('导入'));
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.change(await drawer.findByLabelText('缩进文本'), { target: { value: '新章' } });
    await person.click(drawer.getByText('检查'));
    expect(await drawer.findByText('新增 1 · 已有 0 · 有误 1')).toBeDefined();
    expect(drawer.getByText('目录中另有 3 个条目未提到，将保留在后面')).toBeDefined();
    await person.click(drawer.getByText('导入'));
    expect(last(treesApi.applyOutline)).toEqual({ of, revision: 7, outline: '新章' });
    expect(await screen.findByText('已导入，新增 1 个条目')).toBeDefined();
  });

  it('say their hours, words and knowledge points, which are kept until they are saved', async () => {
    const [algebra, power] = [newId(), newId()];
    server
      .on(treesApi.subjects, () => ({
        items: [{ subjectId: 202, subjectMainId: 1, name: '初中语文', stage: 2 as const }],
      }))
      .on(treesApi.tree, ({ of: asked }) => ({
        nodes:
          asked.kind === 'chapter'
            ? [node(one, null, '第一章')]
            : [node(algebra, null, '代数'), node(power, null, '乘方')],
        revision: 7,
      }))
      .on(treesApi.lesson, () => ({
        hours: 2,
        words: [{ wordId: newId(), word: '春天' }],
        points: [{ knowledgeId: algebra, title: '代数', weight: 1 }],
      }))
      .on(treesApi.saveLesson, () => ({ revision: 8 }));
    const { person } = await open();
    await person.click(await screen.findByText('第一章'));
    const words = await screen.findByLabelText('字词表（1）');
    const save = screen.getByText('保存本课').closest('button') as HTMLButtonElement; // its words lie in it
    expect(save.disabled).toBe(true);
    fireEvent.change(words, { target: { value: '春天，一二三四五六七八九十一二三' } });
    expect(screen.getByText('“一二三四五六七八九十一二三”超过12个字')).toBeDefined();
    expect(save.disabled).toBe(true);
    fireEvent.change(words, { target: { value: '春天 花朵' } });
    await person.click(screen.getByLabelText('知识点（1）'));
    await person.click(await screen.findByText('乘方'));
    expect(screen.getByText('25%')).toBeDefined();
    await person.click(save);
    await waitFor(() => expect(server.calls(treesApi.saveLesson)).toHaveLength(1));
    expect(last(treesApi.saveLesson)).toEqual({
      of,
      revision: 7,
      nodeId: one,
      hours: 2,
      words: ['春天', '花朵'],
      points: [
        { knowledgeId: algebra, weight: 1 },
        { knowledgeId: power, weight: 3 },
      ],
    });
  });

  it('keep what was typed of a lesson while another is looked at', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('第一节'));
    fireEvent.change(await screen.findByLabelText('课时'), { target: { value: '2' } });
    await person.click(screen.getByText('第二节'));
    await waitFor(() => expect((screen.getByLabelText('课时') as HTMLInputElement).value).toBe(''));
    await person.click(screen.getByText('第一节'));
    expect(((await screen.findByLabelText('课时')) as HTMLInputElement).value).toMatch(/^2/);
    expect(screen.getByText('有未保存的修改')).toBeDefined();
  });

  it('are checked, and what lacks something is one click away', async () => {
    server.on(treesApi.checkTree, () => ({
      findings: [
        { flaw: 'no-questions' as const, nodeId: second, title: '第二节', path: '第一章 / 第二节' },
        { flaw: 'no-points' as const, nodeId: first, title: '第一节', path: '第一章 / 第一节' },
      ],
      revision: 7,
    }));
    const { person } = await open();
    await person.click(await screen.findByText('检查'));
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('没有试题 1')).toBeDefined();
    await person.click(within(drawer).getByText('第二节'));
    expect(((await screen.findByLabelText('名称')) as HTMLInputElement).value).toBe('第二节');
  });
});
