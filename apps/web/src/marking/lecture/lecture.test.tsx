import { screen, waitFor, within } from '@testing-library/react';
import { type LectureAnswer, type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { teacher } from '../../../test/world.js';
import { answer, ids, item } from '../parts/engine/specimen.js';
import { Page as Deck } from './deck/page.js';
import { Page as Notes } from './notes/page.js';
import { Page as Prepare } from './prepare/page.js';

const question = (itemId: string, no: number, rate: number | null): LectureItem => ({
  itemId,
  questionId: itemId,
  no,
  type: 1,
  maxScore: 10,
  body: item().body,
  rate,
  scored: rate === null ? 0 : 3,
  full: 1,
  zero: 2,
  note: no === 7 ? '先画图' : '',
  notedAt: null,
  samples: 0,
});
const shown = (name: string): LectureAnswer => {
  const { answerId, areas, className } = answer(1, name);
  return {
    answerId,
    areas,
    className,
    name,
    kind: 'typical',
    isEarlier: false,
    score: 4,
    comment: '',
    ink: '',
    pictures: [],
  };
};
/** A homework of three questions: 6 went well, 7 did not, 8 is not marked. */
const prepared = () =>
  fakeServer()
    .on(lectureApi.items, () => ({
      title: '公式法',
      classNames: ['九(3)班'],
      marked: 0.8,
      items: [question(ids.first, 6, 0.9), question(ids.second, 7, 0.4), question(ids.homework, 8, null)],
    }))
    .on(lectureApi.answers, ({ itemId }) => ({ items: itemId === ids.second ? [shown('陈思远')] : [] }))
    .on(lectureApi.note, () => ({}))
    .on(lectureApi.collect, () => ({}));

describe('the lecture', () => {
  it('is prepared with the lowest rate first', async () => {
    prepared();
    await show(<Prepare />, { at: `/indexDetail?homework=${ids.homework}`, user: teacher() });
    await screen.findByText('先画图');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByText(/^第 \d 题$/).textContent)).toEqual([
      '第 7 题',
      '第 6 题',
      '第 8 题',
    ]);
  });

  it('begins with what went worst, hides names and the answer until they are asked for, and goes on by key', async () => {
    prepared();
    const { person } = await show(<Deck />, { at: `/comment?homework=${ids.homework}`, user: teacher() });
    expect(await screen.findByRole('heading', { name: '第 7 题' })).toBeTruthy();
    expect(await screen.findByRole('article', { name: '某同学的答案' })).toBeTruthy();
    expect(screen.queryByText(/陈思远/)).toBeNull();
    expect(screen.queryByText('见解析')).toBeNull();
    await person.keyboard('nk');
    expect(screen.getByRole('article', { name: '陈思远的答案' })).toBeTruthy();
    expect(screen.getByText('见解析')).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: '第 6 题' })).toBeTruthy();
    expect(screen.queryByText('见解析')).toBeNull();
    await person.keyboard('{PageUp}');
    expect(await screen.findByRole('article', { name: '某同学的答案' })).toBeTruthy();
  });

  it('has notes that are kept when one goes on, beside the answers that were collected', async () => {
    const server = prepared();
    const at = `/paper/teacherComment?homework=${ids.homework}&item=${ids.second}`;
    const { person } = await show(<Notes />, { at, user: teacher() });
    const [first] = await screen.findAllByRole('textbox');
    if (first === undefined) throw new Error('there is no field');
    expect(first).toHaveProperty('value', '先画图');
    await person.type(first, '，再列式');
    await person.tab();
    await waitFor(() =>
      expect(server.calls(lectureApi.note)[0]?.input).toEqual({
        homeworkId: ids.homework,
        itemId: ids.second,
        note: '先画图，再列式',
      }),
    );
    await person.click(await screen.findByRole('button', { name: '移出' }));
    await waitFor(() => expect(server.calls(lectureApi.collect)[0]?.input).toMatchObject({ kind: null }));
  });
});
