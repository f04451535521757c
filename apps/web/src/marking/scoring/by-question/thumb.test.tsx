import { fireEvent, screen, waitFor } from '@testing-library/react';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { describe, expect, it } from 'vitest';
import { onPhone } from '../../../../test/on-phone.js';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { answer, ids, item } from '../../parts/engine/specimen.js';
import { Page } from './page.js';

async function open(answers = [answer(1, '陈思远'), answer(2, '王梓涵')], ofSecond = [answer(3, '李沐阳')]) {
  onPhone();
  const server = fakeServer()
    .on(markingApi.items, () => ({
      title: '公式法',
      classNames: ['九(3)班'],
      isOpen: false,
      canRelease: true,
      released: false,
      items: [
        item({ scored: 1, waiting: 2, total: 3 }),
        item({
          itemId: ids.second,
          no: 7,
          waiting: ofSecond.length - 1,
          scored: 3,
        }),
      ],
    }))
    .on(markingApi.answers, ({ itemId }) => ({
      items: itemId === ids.first ? answers : ofSecond,
    }))
    .on(markingApi.score, ({ scores }) => ({
      items: scores.map(({ answerId, revision, score }) => ({ answerId, revision: revision + 1, score })),
    }))
    .on(markingApi.release, () => ({}))
    .on(homeworkApi.list, () => ({ items: [], next: null }));
  const shown = await show(<Page />, { at: `/markFull?homework=${ids.homework}`, user: teacher() });
  await screen.findByText('陈思远');
  return { ...shown, server };
}
const given = (server: ReturnType<typeof fakeServer>) => server.calls(markingApi.score).map(({ input }) => input);

describe('marking with the thumb', () => {
  it('shows one answer, and with its score the next', async () => {
    const { person, server } = await open();
    expect(screen.queryByText('王梓涵')).toBeNull();
    await person.click(screen.getByRole('button', { name: '8' }));
    await person.click(screen.getByRole('button', { name: '确认，下一份' }));
    expect(await screen.findByText('王梓涵')).toBeTruthy();
    await waitFor(() => expect(given(server)).toMatchObject([{ scores: [{ score: 8 }] }]));
  });

  it('goes on to what waits: past what the machine has scored, from the start, and into the next question', async () => {
    const byMachine = { status: 'scored-by-machine', score: 4 } as const;
    const { person } = await open(
      [answer(1, '陈思远'), answer(2, '王梓涵', byMachine), answer(4, '赵一诺')],
      [answer(3, '李沐阳', byMachine), answer(5, '孙若曦')],
    );
    const confirm = async () => {
      await person.click(screen.getByRole('button', { name: '8' }));
      await person.click(screen.getByRole('button', { name: '确认，下一份' }));
    };
    await confirm();
    expect(await screen.findByText('赵一诺')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '上一份' }));
    expect(await screen.findByText('王梓涵')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '下一份' }));
    await screen.findByText('赵一诺');
    await confirm();
    expect(await screen.findByText('孙若曦')).toBeTruthy();
  });

  it('puts the key in the place of the head, and back', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: '看答案' }));
    expect(screen.getByRole('region', { name: '答案' }).textContent).toMatch(/^答案\d+ 分/);
    expect(screen.queryByRole('heading', { name: '第 6 题' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.getByRole('heading', { name: '第 6 题' })).toBeTruthy();
  });

  it('turns to the next by a finger sideways, not by one that trembles or scrolls', async () => {
    await open();
    const inkOf = () => screen.getByRole('img', { name: /的笔迹$/ });
    const swipe = (dx: number, dy: number) => {
      fireEvent.touchStart(inkOf(), { touches: [{ clientX: 200, clientY: 300 }] });
      fireEvent.touchEnd(inkOf(), { changedTouches: [{ clientX: 200 + dx, clientY: 300 + dy }] });
    };
    swipe(-30, 0);
    swipe(-80, 200);
    expect(screen.getByText('陈思远')).toBeTruthy();
    swipe(-120, 10);
    expect(await screen.findByText('王梓涵')).toBeTruthy();
    swipe(120, 10);
    expect(await screen.findByText('陈思远')).toBeTruthy();
  });

  it('opens another question from below', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: '更多' }));
    await person.click(await screen.findByRole('button', { name: '第 7 题，已批完' }));
    expect(await screen.findByText('李沐阳')).toBeTruthy();
  });

  it('says a word to the student', async () => {
    const { person, server } = await open();
    await person.click(screen.getByRole('button', { name: '评语' }));
    await person.click(await screen.findByRole('button', { name: '注意审题' }));
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: '5' }));
    await person.click(screen.getByRole('button', { name: '确认，下一份' }));
    await waitFor(() => expect(given(server)).toMatchObject([{ scores: [{ score: 5, comment: '注意审题' }] }]));
  });

  it('takes what the machine suggests, and nothing where it suggests nothing', async () => {
    const guess = answer(2, '王梓涵', { reading: { text: 'B', confidence: 0.3 } });
    const { person, server } = await open([answer(1, '陈思远', { suggestion: 4 }), guess]);
    const confirm = () => person.click(screen.getByRole('button', { name: '确认，下一份' }));
    await confirm();
    await screen.findByText('王梓涵');
    await confirm();
    expect(await screen.findByText('先打分，再确认')).toBeTruthy();
    expect(given(server)).toMatchObject([{ scores: [{ score: 4 }] }]);
  });

  it("shows the machine's score in grey, and what is typed over it in the red of a teacher", async () => {
    const { person } = await open([answer(1, '陈思远', { status: 'scored-by-machine', score: 4 })]);
    const whose = () => document.querySelector('[aria-live="polite"][data-by]')?.getAttribute('data-by');
    const keyOf = (name: string) => screen.getByRole('button', { name, pressed: true }).dataset.by;
    expect([whose(), keyOf('4')]).toEqual(['machine', 'machine']);
    await person.click(screen.getByRole('button', { name: '8' }));
    expect([whose(), keyOf('8')]).toEqual(['teacher', 'teacher']);
  });
});
