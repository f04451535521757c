import { configure, screen, waitFor, within } from '@testing-library/react';
import { type CopyForm, type Paper, papersApi } from '@zhibi/contract/papers';
import { formsApi } from '@zhibi/contract/papers/forms';
import { peopleApi } from '@zhibi/contract/people';
import { sessionApi } from '@zhibi/contract/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { geometry, paper } from '../../parts/specimen.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

let server: FakeServer;
let kept: Paper;
const classId = newId();
const studentId = newId();
let form: CopyForm = 'usual';
const reader = () => ({ studentId, studentNo: '3', name: '王小雨', form });
const tooSmall = { kind: 'too-small', itemNo: 4, detail: '3 mm' } as const;

beforeEach(() => {
  kept = paper();
  form = 'usual';
  server = fakeServer()
    .on(papersApi.detail, () => kept)
    .on(papersApi.layOut, () => ({ geometry, issues: [tooSmall] }))
    .on(papersApi.runs, () => ({ items: [] }))
    .on(formsApi.list, () => ({ items: [reader()] }))
    .on(formsApi.set, (wish) => {
      form = wish.form;
      return {};
    })
    .on(papersApi.save, ({ options, sections }) => {
      const scores = new Map(sections.flatMap((one) => one.items).map((one) => [one.itemId, one.score]));
      kept = {
        ...kept,
        options,
        revision: kept.revision + 1,
        sections: kept.sections.map((one) => ({
          ...one,
          items: one.items.map((item) => ({ ...item, score: scores.get(item.itemId) ?? item.score })),
        })),
      };
      return kept;
    })
    .on(peopleApi.classes, () => ({
      clazzs: [
        { classId, className: '九(3)班', gid: 9, gradeId: 9, subjects: [{ subjectId: 202, subjectName: '数学' }] },
      ],
      clazzNames: '',
    }));
});
const open = () => show(<Page />, { at: `/paperTest/preview?paper=${kept.paperId}`, user: teacher() });

describe('the preview', () => {
  it('draws every page that the server has laid out, and the checks', async () => {
    await open();
    expect(await screen.findByRole('article', { name: '第 2 页，共 2 页' })).toBeDefined();
    expect(screen.getByText('分值合计 16 分')).toBeDefined();
    expect(screen.getByText(/第 4 题的作答区过小/)).toBeDefined();
  });

  it('leads to the papers where the one of the address is none', async () => {
    server.refuse(papersApi.detail, 'not-found');
    await open();
    const told = await screen.findByRole('alert');
    expect(within(told).getByRole('link', { name: '我的试卷' }).getAttribute('href')).toBe('/source/list');
  });

  it('shows bones where a page is still being drawn', async () => {
    server.on(papersApi.page, () => new Promise(() => {}));
    await open();
    const sheet = await screen.findByRole('article', { name: '第 1 页，共 2 页' });
    expect(await within(sheet).findByRole('status')).toBeDefined();
  });

  it('shows a page as wide as the window leaves it, also when the window becomes narrower', async () => {
    /** As a browser measures: what scrolls is as wide as the window, what stands in it as wide as the paper. */
    class Measures {
      constructor(private readonly told: (entries: readonly { contentRect: { width: number } }[]) => void) {}
      observe(thing: Element) {
        this.told([{ contentRect: { width: thing.matches('[tabindex="0"]') ? 397 : 794 } }]);
      }
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Measures);
    await open();
    expect(await screen.findByText('50%')).toBeDefined();
  });

  it('chooses the question that a check is about', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '查看' }));
    expect(screen.getByRole('heading', { name: '第 4 题' })).toBeDefined();
    expect(screen.getByText('解答题 · 根的判别式')).toBeDefined();
  });

  it('sets points and page options, saves them and lays out again', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '1' }));
    const points = screen.getByRole('spinbutton', { name: '分值' });
    await person.clear(points);
    await person.type(points, '4');
    await person.click(screen.getByRole('switch', { name: '密封线' }));
    await waitFor(() => expect([kept.options.sealLine, kept.sections[0]?.items[0]?.score]).toEqual([true, 4]), {
      timeout: 4000,
    });
    await waitFor(() => expect(server.calls(papersApi.layOut).length).toBeGreaterThan(1));
  });

  it('makes the copies of a class and shows how far they are', async () => {
    const jobId = newId();
    const done = { jobId, kind: 'paper-copies', status: 'done', done: 40, total: 40, reason: '', message: '' } as const;
    server.on(papersApi.createRun, () => ({ printRunId: newId(), jobId })).on(sessionApi.job, () => done);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /为班级生成试卷/ }));
    const drawer = await screen.findByRole('dialog');
    await person.click(await within(drawer).findByRole('button', { name: '生成' }));
    expect(within(drawer).getByText('请选择班级')).toBeDefined();
    await person.click(within(drawer).getByRole('checkbox', { name: '九(3)班' }));
    await person.click(within(drawer).getByRole('button', { name: '生成' }));
    expect(await within(drawer).findByText('可打印')).toBeDefined();
    expect(server.calls(papersApi.createRun)[0]?.input).toEqual({
      paperId: kept.paperId,
      classIds: [classId],
      dots: true,
      form: 'usual',
    });
  });

  it('gives a student another edition, and the class as a whole', async () => {
    server.on(papersApi.createRun, () => ({ printRunId: newId(), jobId: newId() }));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: /为班级生成试卷/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.click(await drawer.findByRole('checkbox', { name: '九(3)班' }));
    await person.click(await drawer.findByRole('combobox', { name: '为九(3)班添加学生' }));
    await person.click(await screen.findByText('王小雨 3'));
    expect(await drawer.findByRole('combobox', { name: '王小雨的版本' })).toBeDefined();
    expect(form).toBe('large');
    await person.click(drawer.getByRole('combobox', { name: '全班版本' }));
    await person.click(await screen.findByTitle('无彩版'));
    await person.click(drawer.getByRole('button', { name: '生成' }));
    await waitFor(() => expect(server.calls(papersApi.createRun)[0]?.input).toMatchObject({ form: 'mono' }));
  });

  it('shows the pages of another edition as they are printed', async () => {
    server
      .on(papersApi.formPages, () => ({ geometry: { ...geometry, pageCount: 3 } }))
      .on(papersApi.page, () => new Promise(() => {}));
    const { person } = await open();
    await person.click(await screen.findByRole('combobox', { name: '预览版本' }));
    await person.click(await screen.findByTitle('大字版'));
    expect(await screen.findByRole('article', { name: '第 3 页，共 3 页' })).toBeDefined();
    await waitFor(() =>
      expect(server.calls(papersApi.page).map(({ input }) => input)).toContainEqual(
        expect.objectContaining({ form: 'large' }),
      ),
    );
    const outline = screen.getByRole('navigation', { name: '结构' });
    expect(await within(outline).findByRole('button', { name: '第 3 页' })).toBeTruthy();
  });

  it('offers the sheets that schools print on, and says how large each is', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('8K'));
    expect(await screen.findByText('390 × 270 毫米，两栏，可对折')).toBeDefined();
    await waitFor(() => expect(kept.options.pageSize).toBe('8K'), { timeout: 4000 });
  });

  it('shows as many pages of answers alone as they take, and takes them away', async () => {
    server
      .on(papersApi.keyPages, ({ edition }) => ({ pageCount: edition === 'key' ? 1 : 3 }))
      .on(papersApi.page, () => new Promise(() => {}));
    const { person } = await open();
    await person.click(await screen.findByText('答案页'));
    expect(await screen.findByRole('article', { name: '第 1 页，共 1 页' })).toBeDefined();
    await person.click(screen.getByText('解析页'));
    expect(await screen.findByRole('article', { name: '第 3 页，共 3 页' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: /导出/ }));
    expect(await screen.findByRole('menuitem', { name: '答案页 PDF（不含题目）' })).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Word（教师版，含答案与解析）' })).toBeDefined();
  });

  it('leaves sheet and points of an answer card to its designer', async () => {
    kept = { ...kept, options: { ...kept.options, answerCard: true } };
    const { person } = await open();
    const designer = await screen.findByRole('link', { name: '去设计答题卡' });
    expect(designer.getAttribute('href')).toBe(`/answerCard/design?card=${kept.paperId}`);
    expect(screen.queryByRole('switch', { name: '密封线' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '1' }));
    expect((screen.getByRole('spinbutton', { name: '分值' }) as HTMLInputElement).disabled).toBe(true);
  });

  it('changes nothing of a published paper', async () => {
    kept = paper({ status: 'published', can: { edit: false, publish: true } });
    await open();
    expect(await screen.findByText('已发布的试卷不能再修改')).toBeDefined();
    expect((screen.getByRole('switch', { name: '密封线' }) as HTMLButtonElement).disabled).toBe(true); // a switch is a button
  });
});
