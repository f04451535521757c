import { screen, waitFor, within } from '@testing-library/react';
import { type AssistantAnswer, type AssistantTurn, assistantApi, assistantMode } from '@zhibi/contract/assistant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../test/show.js';
import { newId, teacher, userInfo } from '../../test/world.js';
import { Dock } from '../platform/layout/dock.js';
import { leaving } from '../platform/leaving.js';
import { Assistant } from './widget/assistant.js';

const homeworkId = newId();
const to = `/homework/written/detail?homework=${homeworkId}&only=absent`;
const missing: AssistantAnswer = {
  kind: 'answer',
  lines: [
    { text: '《有理数乘法》40 份里有 2 份没交：董嘉豪、傅思齐。', cites: [1] },
    { text: '草稿好了，还没有发出去。', cites: [] },
  ],
  sources: [{ no: 1, title: '有理数乘法 学生名单', to }],
  links: [],
  draft: {
    kind: 'reminder',
    rows: [
      { label: '发给', value: '董嘉豪、傅思齐' },
      { label: '内容', value: '《有理数乘法》还没有收到，请尽快交上来。' },
      { label: '时间', value: '在下一页点了才会发' },
    ],
    words: '去提醒 2 人',
    to,
  },
  suggestions: ['上次作业平均分是多少？'],
  model: null,
};
const turn = (asked: string, answer = missing): AssistantTurn => ({
  turnId: newId(),
  at: '20261120140600',
  asked,
  answer,
  thumb: null,
});

let server: ReturnType<typeof fakeServer>;
let said: AssistantTurn[];
beforeEach(() => {
  said = [];
  server = fakeServer()
    .on(assistantApi.history, () => ({ items: said, examples: ['昨天的作业谁没交？'], model: null }))
    .on(assistantApi.ask, ({ text }) => {
      said = [...said, turn(text)];
      return said.at(-1) ?? turn(text);
    })
    .on(assistantApi.clear, () => {
      said = [];
      return {};
    })
    .on(assistantApi.judge, ({ turnId, thumb }) => {
      said = said.map((one) => (one.turnId === turnId ? { ...one, thumb } : one));
      return {};
    });
});

async function opened() {
  const { person } = await show(<Assistant />, { at: '/index', user: teacher() });
  await person.click(await screen.findByRole('button', { name: '打开助手' }));
  const panel = within(await screen.findByRole('dialog', { name: '助手' }));
  return { person, panel, field: await panel.findByRole('textbox', { name: '问一件事，或说要做什么' }) };
}

describe('the button', () => {
  it.each([true, false])('stands in a dock that is drawn, and floats where none is: %s', async (isDrawn) => {
    const rects = isDrawn ? [new DOMRect()] : [];
    const drawn = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects as unknown as DOMRectList); // as: a list of one
    const page = (
      <>
        <Dock on="bar" />
        <Assistant />
      </>
    );
    const { person } = await show(page, { at: '/index', user: teacher() });
    const button = await screen.findByRole('button', { name: '打开助手' });
    expect(button.closest('[data-dock]') !== null).toBe(isDrawn);
    drawn.mockRestore();
    await person.click(button);
    expect(await screen.findByRole('dialog', { name: '助手' })).toBeTruthy();
  });

  it('does not float over a narrow window while the page that has a bar for it is still coming', async () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList); // as: none
    vi.stubGlobal('innerWidth', 390);
    await show(<Assistant />, { at: '/index', user: teacher() });
    expect(screen.queryByRole('button', { name: '打开助手' })).toBeNull();
    // Where none comes, as in a tool, it floats after all.
    expect(await screen.findByRole('button', { name: '打开助手' }, { timeout: 5000 })).toBeTruthy();
  });

  it.each([
    ['fills the window', 700, true],
    ['leaves room near by', 40, false],
  ])('stands in the bar of a wide window where a list %s: it lies over no cell', async (_, heightPx, isInBar) => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList); // as: none
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'TD' ? new DOMRect(0, 768 - heightPx, 1024, heightPx) : new DOMRect();
    });
    const page = (
      <>
        <Dock on="spare" />
        <main>
          <table>
            <tbody>
              <tr>
                <td>1</td>
              </tr>
            </tbody>
          </table>
        </main>
        <Assistant />
      </>
    );
    await show(page, { at: '/index', user: teacher() });
    const button = await screen.findByRole('button', { name: '打开助手' });
    expect(button.closest('[data-dock=spare]') !== null).toBe(isInBar);
    vi.restoreAllMocks();
  });
});

describe('the panel', () => {
  it('begins with what is worth asking, asked by a tap', async () => {
    const { person, panel } = await opened();
    await person.click(await panel.findByRole('button', { name: '昨天的作业谁没交？' }));
    await waitFor(() => expect(server.calls(assistantApi.ask)[0]?.input).toMatchObject({ text: '昨天的作业谁没交？' }));
  });

  it('answers with sources and a draft that says that nothing was sent', async () => {
    const { person, panel, field } = await opened();
    expect(document.activeElement).toBe(field);
    await person.type(field, '公式法谁没交？帮我催一下{Enter}');
    expect(await panel.findByText(/40 份里有 2 份没交/)).toBeTruthy();
    const draft = within(panel.getByRole('region', { name: '催交提醒' }));
    expect(draft.getByText('草稿，还没发')).toBeTruthy();
    expect(draft.getByText('董嘉豪、傅思齐')).toBeTruthy();
    expect(server.calls(assistantApi.ask).map(({ input }) => input)).toEqual([
      { text: '公式法谁没交？帮我催一下', mode: 'test' },
    ]);
    expect((field as HTMLTextAreaElement).value).toBe(''); // as: the field is one
  });

  it('sends a suggestion, keeps what was said while it is closed, and is emptied on request', async () => {
    const { person, panel, field } = await opened();
    await person.type(field, '谁没交{Enter}');
    await person.click(await panel.findByRole('button', { name: '上次作业平均分是多少？' }));
    await waitFor(() => expect(server.calls(assistantApi.ask)).toHaveLength(2));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '助手' })).toBeNull();
    await person.click(await screen.findByRole('button', { name: '打开助手' }));
    expect(await screen.findByText('谁没交')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '清空对话' }));
    const ask = await screen.findByRole('tooltip');
    await person.click(within(ask).getByRole('button', { name: '清空对话' }));
    await waitFor(() => expect(screen.queryByText('谁没交')).toBeNull());
  });

  it('cuts nothing of what is pasted: too long a text is told and not sent', async () => {
    const { person, panel, field } = await opened();
    await person.click(field);
    await person.paste('问'.repeat(2100));
    expect(await panel.findByText('多了 100 个字，最多 2000 个字，删短后再发')).toBeTruthy();
    await person.keyboard('{Enter}');
    expect((field as HTMLTextAreaElement).value).toHaveLength(2100); // as: the field is one
    expect(server.calls(assistantApi.ask)).toHaveLength(0);
  });

  it('folds a long question in what was said, and shows all of it on request', async () => {
    said = [turn('问'.repeat(1000))];
    const { person, panel } = await opened();
    expect(await panel.findByText(/^问{160}…$/)).toBeTruthy();
    await person.click(panel.getByRole('button', { name: '显示全部' }));
    expect(panel.getByText(/^问{1000}$/)).toBeTruthy();
  });

  it('notes a thumb, and why', async () => {
    const { person, panel, field } = await opened();
    await person.type(field, '谁没交{Enter}');
    await person.click(await panel.findByRole('button', { name: '没用' }));
    await person.type(await panel.findByRole('textbox', { name: /哪里不对/ }), '不是这一次');
    await person.click(panel.getByRole('button', { name: '告诉学校' }));
    await waitFor(() =>
      expect(server.calls(assistantApi.judge).at(-1)?.input).toMatchObject({ thumb: 'down', reason: '不是这一次' }),
    );
  });

  it('notes what was good about an answer too', async () => {
    const { person, panel, field } = await opened();
    await person.type(field, '谁没交{Enter}');
    await person.click(await panel.findByRole('button', { name: '有用' }));
    await person.type(await panel.findByRole('textbox', { name: /好在哪里/ }), '一眼看到{Enter}');
    await waitFor(() =>
      expect(server.calls(assistantApi.judge).at(-1)?.input).toMatchObject({ thumb: 'up', reason: '一眼看到' }),
    );
  });

  it('with a model tells each sentence as it comes, and shows what left for it', async () => {
    const sent = ['You help a teacher', '[#1] 谁没交'];
    const whole = turn('谁没交', { ...missing, model: { name: 'qwen', sent } });
    const lines = new TransformStream<Uint8Array, Uint8Array>();
    const to = lines.writable.getWriter();
    const say = (piece: unknown) => to.write(new TextEncoder().encode(`${JSON.stringify(piece)}\n`));
    server.on(assistantApi.history, () => ({ items: said, examples: [], model: 'qwen' }));
    const headers = { 'content-type': 'application/x-ndjson' };
    server.onFile(assistantApi.askStreamed, () => new Response(lines.readable, { headers }));
    const { person, panel, field } = await opened();
    expect(panel.getByText(/qwen 参与回答/)).toBeTruthy();
    await person.type(field, '谁没交{Enter}');
    void say({ line: { text: '先说一句。', cites: [1] }, sources: missing.sources });
    expect(await panel.findByText('先说一句。')).toBeTruthy();
    said = [whole];
    void say({ turn: whole });
    void to.close();
    expect(await panel.findByText(/40 份里有 2 份没交/)).toBeTruthy();
    expect(panel.queryByText('先说一句。')).toBeNull();
    await person.click(panel.getByText('qwen 参与了回答，看发出的内容'));
    expect(panel.getByText('[#1] 谁没交')).toBeTruthy();
  });

  it('says why there is no answer', async () => {
    server.refuse(assistantApi.ask, 'too-often', 'asked-too-often');
    const { person, panel, field } = await opened();
    await person.type(field, '谁没交{Enter}');
    expect(await panel.findByText(/没有答上来/)).toBeTruthy();
  });

  it('is moved with the arrow keys', async () => {
    const { person, panel } = await opened();
    panel.getByRole('button', { name: /移动助手/ }).focus();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: '助手' }).style.left).not.toBe('');
  });

  it('is closed by the logout', async () => {
    await opened();
    await leaving.forget();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '助手' })).toBeNull());
  });
});

it('nobody outside a school has it', async () => {
  await show(<Assistant />, { at: '/index', user: userInfo('ORGADMIN') });
  expect(screen.queryByRole('button', { name: '打开助手' })).toBeNull();
});

it.each([
  ['localhost:3000', 'test'],
  ['dev.school.cn', 'test'],
  ['test.zhibi.cn', 'test'],
  ['zhibi.school.cn', '1001'],
])('the mode of %s is %s', (host, mode) => expect(assistantMode(host)).toBe(mode));

it('the school reads thumbs and reasons', async () => {
  server.on(assistantApi.thumbs, () => ({
    items: [
      {
        thumbId: newId(),
        at: '20261120140600',
        role: 'TEACHER' as const,
        thumb: 'down' as const,
        intent: 'average',
        asked: 'Ⓒ 平均分',
        reason: '不是这一次',
      },
    ],
    next: null,
  }));
  const { person } = await show(<Assistant />, { at: '/index', user: userInfo('SCHOOLADMIN') });
  await person.click(await screen.findByRole('button', { name: '打开助手' }));
  await person.click(await screen.findByRole('button', { name: '查看大家的反馈' }));
  expect(await screen.findByText('不是这一次')).toBeTruthy();
  expect(screen.getByText('老师')).toBeTruthy();
});

it('an administrator sees what leaves for the model, and lets it be asked', async () => {
  let enabled = false;
  server
    .on(assistantApi.model, () => ({
      place: { host: 'models.school.cn', name: 'qwen' },
      enabled,
      revision: 0,
      tokensADay: 200_000,
      usedToday: 1_250,
      sample: { asked: '王小明考了多少分', sent: ['[#1]考了多少分'] },
      can: { change: true },
    }))
    .on(assistantApi.setModel, (input) => {
      enabled = input.enabled;
      return { revision: 1 };
    });
  const { person } = await show(<Assistant />, { at: '/index', user: userInfo('SCHOOLADMIN') });
  await person.click(await screen.findByRole('button', { name: '打开助手' }));
  await person.click(await screen.findByRole('button', { name: '语言模型' }));
  expect(await screen.findByText('models.school.cn')).toBeTruthy();
  expect(screen.getByText('1,250 / 200,000 token')).toBeTruthy();
  expect(screen.getByText('[#1]考了多少分')).toBeTruthy();
  await person.click(screen.getByRole('switch', { name: '让助手使用语言模型' }));
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true'));
  expect(server.calls(assistantApi.setModel)[0]?.input).toEqual({ enabled: true, revision: 0 });
});
