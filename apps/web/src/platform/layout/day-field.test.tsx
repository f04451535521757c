import { screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test/show.js';
import { DayField } from './day-field.js';
import { MomentField } from './moment-field.js';

const day = dayjs('2026-11-25');

it.each([
  ['a day', <DayField key="day" value={day} aria-label="日期" />],
  ['a day and a time', <MomentField key="moment" value="2026-11-25T08:00" aria-label="日期" onChange={() => {}} />],
])('the calendar of %s speaks the language of the reader and begins with Monday where it does', async (_, field) => {
  const { person } = await show(field);
  await person.click(screen.getByRole('textbox', { name: '日期' }));
  const days = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(days).toEqual(['一', '二', '三', '四', '五', '六', '日']);
  expect(screen.getByText('11月')).toBeDefined();
});

describe('what is typed and not allowed', () => {
  const field = <DayField aria-label="日期" from={dayjs('2026-11-10')} until={day} />;

  it.each([
    ['2030-01-01{Enter}', '2030-01-01 太晚，最晚 2026-11-25'],
    ['2030-01-01{Tab}', '2030-01-01 太晚，最晚 2026-11-25'],
    ['2026-11-01{Enter}', '2026-11-01 太早，最早 2026-11-10'],
    ['明天{Tab}', /“明天”不是日期，请写成 \d{4}-\d\d-\d\d/],
  ])('%s is told beside the field', async (keys, words) => {
    const { person } = await show(field);
    await person.type(screen.getByRole('textbox', { name: '日期' }), keys);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it.each(['20261120', '2026/11/20', '2026.11.20', '2026年11月20日', '2026-11-20'])(
    'a day may be written as %s',
    async (typed) => {
      const days: (string | undefined)[] = [];
      const { person } = await show(
        <DayField aria-label="日期" onChange={(one) => days.push(one?.format('YYYY-MM-DD'))} />,
      );
      await person.type(screen.getByRole('textbox', { name: '日期' }), `${typed}{Enter}`);
      await waitFor(() => expect(days.at(-1)).toBe('2026-11-20'));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('a day that is allowed takes the words away', async () => {
    const { person } = await show(field);
    const input = screen.getByRole('textbox', { name: '日期' });
    await person.type(input, '2030-01-01{Enter}');
    await screen.findByRole('alert');
    await person.clear(input);
    await person.type(input, '2026-11-20{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('a moment that cannot be read is told too', async () => {
    const { person } = await show(<MomentField value="" aria-label="日期" onChange={() => {}} />);
    await person.type(screen.getByRole('textbox', { name: '日期' }), '周五晚上{Tab}');
    expect((await screen.findByRole('alert')).textContent).toContain('“周五晚上”不是日期');
  });
});
