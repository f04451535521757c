import { screen, within } from '@testing-library/react';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi, type ImportItem, type QuestionImport, type ToldReason } from '@zhibi/contract/questions/exchange';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { questionOf } from '../../../papers/parts/specimen.js';
import { Page } from './page.js';

const importId = newId();
const imported = (change: Partial<QuestionImport> = {}): QuestionImport => ({
  importId,
  fileName: '期中.docx',
  format: 'docx',
  formatVersion: 'Microsoft Office Word 16.0000',
  bank: 'mine',
  state: 'done',
  done: 3,
  total: 3,
  counts: { added: 1, skipped: 1, doubtful: 1, warned: 1, undone: 0, kept: 0 },
  createdAt: '20261121083000',
  can: { undo: true, mend: true },
  ...change,
});
const item = (change: Partial<ImportItem>): ImportItem => ({
  position: 1,
  where: '#1',
  outcome: 'added',
  reason: null,
  warnings: [],
  confidence: 1,
  text: '第一题',
  questionId: newId(),
  version: null,
  subjectName: null,
  near: [],
  draft: null,
  ...change,
});
const draft = {
  type: 'single-choice',
  stem: '第三题',
  options: [
    { label: 'A', content: '甲' },
    { label: 'C', content: '丙' },
  ],
  answer: ['A'],
  analysis: '',
  parts: [],
};
const items = [
  item({}),
  item({ position: 2, where: 'line 7', outcome: 'skipped', reason: 'not-json', text: '', questionId: null }),
  item({
    position: 3,
    where: '#3',
    outcome: 'doubtful',
    warnings: ['options-jump'],
    confidence: 0.65,
    text: '第三题',
    questionId: null,
    draft,
  }),
];

const untold: ToldReason = { what: 'skipped', reason: 'format-unknown', count: 1 };
const told: ToldReason[] = [
  { what: 'skipped', reason: 'not-json', count: 1 },
  { what: 'warned', reason: 'options-jump', count: 1 },
];

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(exchangeApi.imports, () => ({ items: [imported()], next: null }))
    .on(exchangeApi.importInfo, () => ({ ...imported(), told }))
    .on(exchangeApi.items, ({ outcome }) => ({
      items: items.filter((one) => !outcome || one.outcome === outcome),
      next: null,
    }));
});
const open = (at = '/source/import') => show(<Page />, { at, user: teacher() });
const work = () => open(`/source/import?import=${importId}`);

describe('bringing questions in', () => {
  it('lists earlier imports and opens one', async () => {
    const { person } = await open();
    await screen.findByText('期中.docx');
    await person.click(screen.getByRole('button', { name: '查看' }));
    expect(await screen.findByText('这一行不是 JSON')).toBeTruthy();
  });

  it('says what is wrong with a file before anything is read', async () => {
    server.refuse(exchangeApi.import, 'invalid', 'too-large');
    const { person, container } = await open();
    const field = container.querySelector('input[type=file]');
    await person.upload(field as HTMLInputElement, new File(['x'], 'a.txt')); // the field of the drop zone has no label
    expect(await screen.findByText('文件超过32MB')).toBeTruthy();
  });

  it('asks for a format where none can be told, and offers no paper of an import without questions', async () => {
    const again = newId();
    server
      .on(exchangeApi.importInfo, ({ importId: id }) => ({
        ...imported({ importId: id, counts: { added: 0, skipped: 1, doubtful: 0, warned: 0, undone: 0, kept: 0 } }),
        told: id === importId ? [untold] : [],
      }))
      .on(exchangeApi.import, () => ({ importId: again, jobId: newId() }));
    const { person, router } = await work();
    await person.click(await screen.findByRole('combobox', { name: '文件格式' }));
    expect(screen.queryByRole('button', { name: '组成试卷' })).toBeNull();
    await person.click(await screen.findByTitle('Aiken'));
    await person.click(screen.getByRole('button', { name: '按此格式重新读取' }));
    await vi.waitFor(() => expect(router.state.location.search).toContain(again));
    expect(server.calls(exchangeApi.import)).toHaveLength(1);
  });

  it('ends in a paper where one was asked for, and waits where something is doubtful', async () => {
    const counts = { added: 1, skipped: 0, doubtful: 1, warned: 0, undone: 0, kept: 0 };
    server.on(exchangeApi.importInfo, () => ({ ...imported({ counts }), told: [] }));
    const { unmount } = await open(`/source/import?import=${importId}&paper=1`);
    await screen.findByRole('button', { name: '组成试卷' });
    expect(server.calls(papersApi.create)).toEqual([]);
    unmount();
    server
      .on(exchangeApi.importInfo, () => ({ ...imported({ counts: { ...counts, doubtful: 0 } }), told: [] }))
      .refuse(papersApi.create, 'conflict', 'cart-empty');
    await open(`/source/import?import=${importId}&paper=1`);
    await vi.waitFor(() => expect(server.calls(papersApi.create)).toHaveLength(1));
    expect(server.calls(papersApi.create)[0]?.input).toMatchObject({ title: '期中' });
  });

  it('shows how far the work is', async () => {
    server.on(exchangeApi.importInfo, () => ({
      ...imported({ state: 'running', done: 1, total: 3, can: { undo: false, mend: false } }),
      told,
    }));
    await work();
    expect(await screen.findByText('1 / 3')).toBeTruthy();
  });

  it('names each item with its place and reason, and filters by outcome', async () => {
    const { person } = await work();
    const row = (await screen.findByText('第 7 行')).closest('tr');
    expect(within(row as HTMLElement).getByText('这一行不是 JSON')).toBeTruthy(); // a cell stands in a row
    expect(screen.getByText('把握 65%')).toBeTruthy();
    const counted = screen.getByRole('list', { name: '原因统计' });
    expect(
      within(counted)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['这一行不是 JSON1', '选项字母不连续1']);
    expect(screen.getByText('Word 文档 · Microsoft Office Word 16.0000 · 已完成')).toBeTruthy();
    await person.click(screen.getByText('未导入 1'));
    expect(await screen.findByText('第 7 行')).toBeTruthy();
    expect(screen.queryByText('第三题')).toBeNull();
  });

  it('names the subject of a question in the language of who reads', async () => {
    server.on(exchangeApi.items, () => ({ items: [item({ subjectName: '初中数学' })], next: null }));
    await show(<Page />, { at: `/source/import?import=${importId}`, user: teacher(), language: 'en' });
    expect(await screen.findByText(/Junior maths/)).toBeTruthy();
    expect(screen.queryByText(/初中数学/)).toBeNull();
  });

  it('mends a doubtful question: letters follow each other again', async () => {
    server.on(exchangeApi.mend, () => item({ position: 3, outcome: 'added' }));
    const { person } = await work();
    await person.click(await screen.findByRole('button', { name: '确认' }));
    await person.click(await screen.findByRole('button', { name: /添加选项/ }));
    await person.type(screen.getByLabelText('选项C'), '丁');
    await person.click(screen.getByRole('button', { name: '加入题库' }));
    expect(await screen.findByText('已加入题库')).toBeTruthy();
    const [call] = server.calls(exchangeApi.mend);
    expect(call?.input).toMatchObject({
      position: 3,
      question: {
        options: [
          { label: 'A', content: '甲' },
          { label: 'B', content: '丙' },
          { label: 'C', content: '丁' },
        ],
      },
    });
  });

  it('mends the parts of a combined question, and shows it as it will stand', async () => {
    const part = { ...draft, type: 'subjective', stem: '第一问', options: [], answer: [] };
    const combined = { ...draft, type: 'combined', options: [], answer: [], parts: [part] };
    server
      .on(exchangeApi.items, () => ({
        items: [item({ outcome: 'doubtful', warnings: ['very-long'], questionId: null, draft: { ...combined } })],
        next: null,
      }))
      .on(exchangeApi.mend, () => item({ outcome: 'added' }));
    const { person } = await work();
    await person.click(await screen.findByRole('button', { name: '确认' }));
    const field = within(await screen.findByRole('group', { name: '第 1 小题' })).getByLabelText('题干');
    await person.clear(field);
    await person.type(field, '求面积');
    expect(within(screen.getByRole('region', { name: '预览' })).getByText('求面积')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '加入题库' }));
    await screen.findByText('已加入题库');
    const [call] = server.calls(exchangeApi.mend);
    expect(call?.input).toMatchObject({ question: { parts: [{ stem: '求面积', type: 'subjective' }] } });
  });

  describe('much like another one', () => {
    const standing = questionOf(1);
    const near = { likeness: 0.82, bank: 'school' as const, question: standing, where: '', text: '一个长方形' };
    beforeEach(() => {
      const like = item({ outcome: 'doubtful', warnings: ['like-in-bank'], questionId: null, near: [near], draft });
      const inFile = { ...near, bank: null, question: null, where: 'line 1', text: '第一题' };
      server
        .on(exchangeApi.items, () => ({
          items: [like, { ...like, position: 2, where: '#2', warnings: ['like-in-file' as const], near: [inFile] }],
          next: null,
        }))
        .on(exchangeApi.settleNear, ({ positions }) => ({ settled: positions.length }));
    });
    const settled = () => server.calls(exchangeApi.settleNear).map(({ input }) => input);

    it('names which, how alike and where, and takes the standing one with one click', async () => {
      const { person } = await work();
      expect(await screen.findAllByText('82% 相同')).toHaveLength(2);
      expect(screen.getByText('校本题库')).toBeTruthy();
      expect(screen.getByText('文件第 1 行')).toBeTruthy();
      await person.click(screen.getByRole('button', { name: '用已有的' }));
      await screen.findByText('已改用已有的试题');
      expect(settled()).toMatchObject([{ positions: [1], verdict: 'standing' }]);
    });

    it('leaves one out, or all that the page shows', async () => {
      const { person } = await work();
      await person.click((await screen.findAllByRole('button', { name: '不要' }))[1] as HTMLElement); // there are two
      await person.click(screen.getByRole('button', { name: '相近的都不要' }));
      await expect.poll(settled).toMatchObject([
        { positions: [2], verdict: 'drop' },
        { positions: [1, 2], verdict: 'drop' },
      ]);
    });

    it('is seen beside the standing one while it is mended', async () => {
      const { person } = await work();
      await person.click((await screen.findAllByRole('button', { name: '确认' }))[0] as HTMLElement); // there are two
      const beside = within(await screen.findByRole('region', { name: '相近的试题' }));
      expect(beside.getByRole('link', { name: '查看原题' }).getAttribute('href')).toContain(standing.questionId);
    });
  });

  it('takes an import back after asking', async () => {
    server.on(exchangeApi.undo, () => imported({ state: 'undone', can: { undo: false, mend: false } }));
    const { person } = await work();
    await person.click(await screen.findByRole('button', { name: '撤销导入' }));
    await person.click(await screen.findByRole('button', { name: /^(?:OK|确 ?定)$/ }));
    expect(await screen.findByText('已撤销导入')).toBeTruthy();
  });
});

describe('taking questions out', () => {
  const quesId = newId();
  it('says what the chosen format cannot hold', async () => {
    server
      .on(questionsApi.cart, ({ subjectId }) => ({
        subjectId,
        groups: [{ quesType: 2 as const, quesIds: [quesId], share: 100 }],
        minutes: 2,
        difficulty: 0.7,
      }))
      .on(exchangeApi.losses, ({ format }) => ({
        items:
          format === 'aiken'
            ? [{ questionId: quesId, text: '计算', what: ['analysis' as const, 'formula' as const] }]
            : [],
        total: 1,
      }));
    const { person } = await open('/source/import?tab=export');
    expect(await screen.findByText('这种格式可以保存全部内容')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Aiken' }));
    expect(await screen.findByText('解析的一部分、公式')).toBeTruthy();
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.startsWith(exchangeApi.export.path) ? Promise.resolve(new Response('1. 计算')) : server.fetch(url, init),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: () => 'blob:questions', revokeObjectURL: () => {} });
    await person.click(screen.getByRole('button', { name: /下载文件/ }));
    expect(await screen.findByText('已导出 1 道试题，其中 1 道有内容未能保存')).toBeTruthy();
  });
});
