import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
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
