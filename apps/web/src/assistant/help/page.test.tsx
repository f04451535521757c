import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../test/show.js';
import { student, teacher } from '../../../test/world.js';
import { type ScreenLine, ScreensContext } from '../../platform/screen-line.js';
import { initialsOf } from './initials.js';
import { Page } from './page.js';
import { partsOf, readManual } from './read-manual.js';
import { search } from './search.js';

describe('the list of the manual', () => {
  it('shows a teacher the pages of teachers, and all of the school where asked', async () => {
    const reachable: ScreenLine[] = ['/help', '/homework/written/detail'].map((path) => ({
      path: path as ScreenLine['path'], // both begin with a slash
      title: 'app:help',
      layout: 'shell',
      loginTypes: [1],
      load: () => Promise.reject(new Error('not drawn here')),
    }));
    const { person } = await show(
      <ScreensContext value={reachable}>
        <Page />
      </ScreensContext>,
      { at: '/help', user: teacher() },
    );
    expect(await screen.findByRole('link', { name: '提交情况' })).toHaveProperty(
      'href',
      expect.stringContaining('/help?page=homework/copies'),
    );
    expect(screen.queryByRole('link', { name: '教师账号' })).toBeNull();
    await person.click(screen.getByText('全部'));
    expect(await screen.findByRole('link', { name: '教师账号' })).toBeDefined();
    expect(screen.queryByRole('link', { name: '印刷审核' })).toBeNull();
  });

  it('finds a page by its other language and by the initials of pinyin', async () => {
    const { person } = await show(<Page />, { at: '/help', user: teacher() });
    const field = await screen.findByRole('searchbox', { name: '搜索怎么做，可用拼音首字母' });
    await person.type(field, 'seating');
    expect(await screen.findByRole('link', { name: '座次' })).toBeDefined();
    await person.clear(field);
    await person.type(field, 'cpxtq');
    expect(await screen.findByText('没有找到')).toBeDefined();
    await person.clear(field);
    await person.type(field, 'zc');
    expect(await screen.findByRole('link', { name: '座次' })).toBeDefined();
  });

  it('speaks English', async () => {
    await show(<Page />, { at: '/help', user: student(), language: 'en' });
    expect(await screen.findByRole('link', { name: 'Wrong-question book' })).toBeDefined();
  });
});

describe('a page of the manual', () => {
  it('says what is done, who sees it, and leads to the screen and the pages beside it', async () => {
    await show(<Page />, { at: '/help?page=homework/copies', user: teacher() });
    expect(await screen.findByRole('heading', { name: '给一个学生延期' })).toBeDefined();
    expect(screen.getByText('谁能看到 · 任课教师')).toBeDefined();
    expect(screen.getByRole('link', { name: '打开这个页面' })).toHaveProperty(
      'href',
      expect.stringContaining('/homework/written/detail'),
    );
    const beside = within(screen.getByRole('navigation', { name: '全部说明' }));
    expect(beside.getAllByRole('link').map((link) => link.textContent)).toEqual(['上一页作业', '下一页批改入口与布置']);
  });

  it('is found by the screen, to each role its own', async () => {
    await show(<Page />, { at: '/help?at=/homework/spoken', user: student() });
    expect(await screen.findByRole('heading', { name: '录音并提交' })).toBeDefined();
  });

  it('is found by what is to be done', async () => {
    await show(<Page />, { at: '/help?how=how-extend', user: teacher() });
    expect(await screen.findByRole('heading', { name: /提交情况/ })).toBeDefined();
  });

  it('of operations is not for teachers', async () => {
    await show(<Page />, { at: '/help?page=operations/schools', user: teacher() });
    expect(await screen.findByText('没有这一页')).toBeDefined();
  });
});

describe('reading', () => {
  it('takes pages, sections, screens, readers and blocks from the words', () => {
    const [page] = readManual(
      'a',
      '# 题 {one}\n\n@ /x STUDENT\n= STUDENT\n\nlead\n\n## head {two}\n\n1. do [this](a/b#c)\n- then\n![seen](shot)\n',
    );
    expect(page).toEqual({
      id: 'a/one',
      title: '题',
      readers: ['STUDENT'],
      sections: [
        {
          anchor: '',
          title: '题',
          screens: [{ path: '/x', role: 'STUDENT' }],
          blocks: [{ kind: 'words', text: 'lead' }],
        },
        {
          anchor: 'two',
          title: 'head',
          screens: [],
          blocks: [
            { kind: 'step', text: 'do [this](a/b#c)' },
            { kind: 'item', text: 'then' },
            { kind: 'picture', text: 'seen', name: 'shot' },
          ],
        },
      ],
    });
    expect(partsOf('do [this](a/b#c) now')).toEqual([
      { words: 'do ' },
      { words: 'this', to: 'a/b#c' },
      { words: ' now' },
    ]);
  });

  it.each([
    ['作业', 'zy'],
    ['错题本', 'ctb'],
    ['学情分析', 'xqfx'],
    ['按份批改', 'afpg'],
    ['e卷通', 'ejt'],
  ])('%s begins with %s', (words, letters) => expect(initialsOf(words)).toBe(letters));

  it('puts titles before sentences', () => {
    const pages = readManual('a', '# 甲 {one}\n\n讲到作业\n# 作业 {two}\n\n别的\n');
    expect(
      search(
        pages.map((page) => ({ page, other: undefined })),
        '作业',
      ).map(({ page }) => page.id),
    ).toEqual(['a/two', 'a/one']);
    expect(
      search(
        pages.map((page) => ({ page, other: undefined })),
        ' ',
      ),
    ).toEqual([]);
  });
});
