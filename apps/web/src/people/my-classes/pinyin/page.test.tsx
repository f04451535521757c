import { screen, within } from '@testing-library/react';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { describe, expect, it } from 'vitest';
import { classHead, classmates } from '../../../../test/my-class.js';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { Page } from './page.js';

async function open(filter: string, language: 'zh' | 'en' = 'zh') {
  const head = classHead();
  const items = classmates().map((one, at) => ({
    ...one,
    reading: one.pinyin,
    by: 'machine' as const,
    doubts: at === 3 ? [{ at: 1, character: '行', readings: ['xíng', 'háng'] }] : [],
    renamed: false,
    revision: 1,
  }));
  fakeServer()
    .on(myClassesApi.overview, () => ({ items: [], past: [] }))
    .on(myClassesApi.readings, () => ({ head, items }));
  const at = `/class/pinyin?classId=${head.classId}${filter}`;
  const shown = await show(<Page />, { at, user: teacher(), language });
  await screen.findByRole('table');
  return shown;
}

describe('the names of a class', () => {
  it.each([
    ['nothing is looked for', '', '陈思远'],
    ['only the doubtful names are shown', '&only=1', '陈思远'],
    ['a name was looked for', '&q=wang', '陈思远'],
    ['they are ordered by pinyin', '&sort=pinyin&only=1', '陈思远'],
  ])('everybody is called, when %s', async (_, filter, first) => {
    const { person } = await open(filter);
    await person.click(screen.getByRole('button', { name: /点名/ }));
    const call = within(await screen.findByRole('dialog'));
    expect(call.getByText('1 / 4')).toBeDefined();
    expect(call.getByText(first)).toBeDefined();
    for (let called = 0; called < 4; called++) await person.keyboard('a');
    expect(await call.findByText(/缺席 4 人/)).toBeDefined();
  });

  it('shows in the list what was looked for, in English too', async () => {
    await open('&only=1', 'en');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('吕行')).toBeDefined();
  });
});
