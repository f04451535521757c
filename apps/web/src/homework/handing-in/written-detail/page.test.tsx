import { configure, screen, waitFor, within } from '@testing-library/react';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkEvents } from '@zhibi/contract/events/homework';
import { homeworkApi, type SubmissionOfStudent } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { printingApi } from '@zhibi/contract/printing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { homework, newId, teacher } from '../../../../test/world.js';
import { events } from '../../../platform/events/use-event.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const one = homework({
  can: { withdraw: false, close: true, mark: true, release: true, change: false, move: true, adjust: true },
});
const copy = (name: string, change: Partial<SubmissionOfStudent> = {}): SubmissionOfStudent => ({
  studentId: newId(),
  studentNo: '01',
  name,
  classId: one.classes[0]?.classId ?? '',
  className: '九(3)班',

  status: 'handed-in',
  late: false,
  firstInkAt: '20261120083000',
  handedInAt: '20261120090000',
  score: null,
  endAt: null,
  excuse: null,
  pageCodes: [],
  ...change,
});

let server: FakeServer;
let copies: SubmissionOfStudent[];
beforeEach(() => {
  copies = [copy('陈思远', { late: true }), copy('王梓涵', { status: 'absent', firstInkAt: null, handedInAt: null })];
  server = fakeServer()
    .on(homeworkApi.detail, () => one)
    .on(homeworkApi.submissions, () => ({ items: copies }))
    .on(homeworkApi.history, () => ({
      items: [
        {
          changeId: newId(),
          kind: 'moved' as const,
          reason: 'other' as const,
          note: '停电',
          title: null,
          startAt: null,
          endAt: one.endAt,
          changedAt: one.startAt,
          student: null,
          changedBy: '林老师',
        },
      ],
    }));
});
const open = () => show(<Page />, { at: `/homework/written/detail?homework=${one.homeworkId}`, user: teacher() });

describe('one homework', () => {
  it("shows every student's copy, and who is late", async () => {
    await open();
    const row = (await screen.findByText('陈思远')).closest('tr');
    expect(row?.textContent).toContain('已交待批补交');
    expect(screen.getByText('王梓涵').closest('tr')?.textContent).toContain('--');
  });

  it('reminds who is missing from the row, and nobody who is excused or has handed in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T08:00:00Z') });
    const missing = copy('王梓涵', { status: 'absent', firstInkAt: null, handedInAt: null });
    copies = [copy('陈思远'), missing, copy('李沐阳', { status: 'absent', handedInAt: null, excuse: 'sick' })];
    server.on(homeworkApi.remind, () => ({ reminded: 1, passed: 0 }));
    const { person } = await open();
    await screen.findByText('王梓涵');
    expect(screen.getAllByRole('button', { name: '催交' })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: '催交' }));
    await screen.findByText('已提醒 1 人');
    expect(server.calls(homeworkApi.remind)[0]?.input).toMatchObject({ studentIds: [missing.studentId] });
    vi.useRealTimers();
  });

  it('looks at what was given, never at a pen lab to write in, also where only a part of a page was photographed', async () => {
    const waiting = copy('李沐阳', { status: 'assigned', firstInkAt: null, handedInAt: null });
    copies = [copy('陈思远'), waiting];
    server.on(captureApi.ways, () => ({
      items: [{ studentId: waiting.studentId, sources: ['photo' as const], seconds: 0 }],
    }));
    await open();
    await screen.findByText('照片没拍全，还没算交');
    const hrefs = screen.getAllByRole('link', { name: '查看' }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      copies.map(({ studentId }) => `/markFullScreen?homework=${one.homeworkId}&student=${studentId}&view=given`),
    );
  });

  it('leads to the redo once it was given back', async () => {
    server.on(homeworkApi.detail, () => homework({ ...one, status: 'closed', releasedAt: '20261123083000' }));
    await open();
    const link = await screen.findByRole('link', { name: '布置订正' });
    expect(link.getAttribute('href')).toBe(`/study/analysis?homework=${one.homeworkId}&redo=1`);
  });

  it('says of what was handed in without an answer that there is none, and not when it was begun', async () => {
    copies = [copy('陈思远'), copy('王梓涵')];
    const sources = ['pen' as const];
    const [wrote, nothing] = copies.map(({ studentId }) => studentId);
    server.on(captureApi.ways, () => ({
      items: [
        { studentId: wrote ?? '', sources, seconds: 60 },
        { studentId: nothing ?? '', sources: [], seconds: 0 },
      ],
    }));
    await open();
    const row = (name: string) => screen.getByText(name).closest('tr')?.textContent;
    await waitFor(() => expect(row('王梓涵')).toContain('已交待批没有作答--'));
    expect(row('陈思远')).toContain('点阵笔');
    expect(row('陈思远')).not.toContain('没有作答');
  });

  it('says until when it ran where it was collected early, and leads to the print order where there is one', async () => {
    const orderId = newId();
    const run = {
      printRunId: one.printRunId,
      paperId: one.paperId,
      title: one.title,
      classNames: ['九(3)班'],
      pageSize: 'A4' as const,
      pageCount: 2,
      copies: 2,
      piles: { classCopies: [2], rows: 0 },
      dots: false,
      isReady: true,
      earliestOn: '20261125',
      neededBy: null,
    };
    const withdrawn = { orderId: newId(), number: 'P000041' };
    const ordered: { orderId: string | null; withdrawn: typeof withdrawn | null } = { orderId: null, withdrawn };
    server
      .on(printingApi.forRun, () => ({ ...run, ...ordered }))
      .on(homeworkApi.detail, () => ({ ...one, status: 'closed' as const, collectedAt: '20261120093000' }));
    const first = await open();
    expect(await screen.findByText(/09:30 提前收卷/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '送去印刷' })).toBeNull();
    await first.person.click(screen.getByRole('button', { name: /更多操作/ }));
    expect((await screen.findByRole('link', { name: '送去印刷' })).getAttribute('href')).toContain('/print/send');
    const given = await screen.findByRole('link', { name: /没有印：P000041 已撤回/ });
    expect(given.getAttribute('href')).toBe(`/print/orders?order=${withdrawn.orderId}`);
    first.unmount();
    ordered.orderId = orderId;
    ordered.withdrawn = null;
    const second = await open();
    await second.person.click(await screen.findByRole('button', { name: /更多操作/ }));
    expect((await screen.findByRole('link', { name: '看印刷单' })).getAttribute('href')).toContain(orderId);
    expect(screen.queryByText('送去印刷')).toBeNull();
  });

  it('shows only who is missing on request', async () => {
    const { person, router } = await open();
    await screen.findByText('陈思远');
    await person.click(screen.getByText('未交', { selector: '.ant-segmented-item-label' }));
    expect(screen.queryByText('陈思远')).toBeNull();
    expect(router.state.location.search).toContain('only=absent');
  });

  it('follows the students as they hand in', async () => {
    await open();
    await screen.findByText('王梓涵');
    copies = copies.map((was) => ({ ...was, status: 'marked', score: 87.5 }));
    receive({ homeworkId: newId(), handedIn: 1, marked: 1, total: 2 });
    receive({ homeworkId: one.homeworkId, handedIn: 2, marked: 2, total: 2 });
    await waitFor(() => expect(screen.getAllByText('87.5')).toHaveLength(2), { timeout: 3000 });
  });

  it('gives a student who was ill more time, and tells everything that was changed', async () => {
    server.on(homeworkApi.extend, () => one);
    const { person } = await open();
    const of = within((await screen.findByText('陈思远')).closest('tr') ?? document.body);
    await person.click(of.getByRole('button', { name: '调整' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    await screen.findByText(/可以写到/);
    expect(server.calls(homeworkApi.extend)[0]?.input).toMatchObject({
      studentIds: [copies[0]?.studentId],
      reason: 'sick',
    });
    expect(await screen.findByText(/停电/)).toBeDefined();
  });

  it('refuses more time that is none, and leaves two tags uncut', async () => {
    const ends = { status: 'assigned' as const, handedInAt: null };
    copies = [copy('陈思远', { ...ends, endAt: '20990102200000' })];
    server.on(homeworkApi.detail, () => ({ ...one, endAt: '20990101200000' }));
    const { person } = await open();
    const row = (await screen.findByText('陈思远')).closest('tr') ?? document.body;
    expect(within(row).getByText(/延到/).closest('td')?.className).toContain('tags');
    await person.click(within(row).getByRole('button', { name: '调整' }));
    const end = await screen.findByLabelText<HTMLInputElement>('新的截止时间');
    expect(end.value).toContain('2099-01-03 20:00');
    await person.clear(end);
    await person.type(end, '2099-01-01 20:00{Enter}');
    await person.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('新的截止时间要晚于原来的截止时间')).toBeTruthy();
    expect(server.calls(homeworkApi.extend)).toEqual([]);
  });

  it('has one primary action, and what is done more rarely behind one press', async () => {
    const { person } = await open();
    const head = (await screen.findByRole('button', { name: '发还' })).closest('header') ?? document.body;
    expect(head.querySelectorAll('.ant-btn-primary')).toHaveLength(1);
    expect(within(head).queryByRole('link', { name: '扫描上传' })).toBeNull();
    await person.click(within(head).getByRole('button', { name: /更多操作/ }));
    expect(await within(head).findByRole('link', { name: '扫描上传' })).toBeTruthy();
  });

  it('says of what is still to be pushed when that will be', async () => {
    const later = { status: 'scheduled' as const, pushAt: '20990101070000', endAt: '20990103200000' };
    server.on(homeworkApi.detail, () => ({ ...one, ...later }));
    await open();
    expect(await screen.findByText(/将于 .*07:00 推送 · .*07:00 至/)).toBeTruthy();
  });

  it('gives the marked papers back after asking', async () => {
    server.on(markingApi.release, () => ({}));
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '发还' }));
    await person.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText(/已发还/, { selector: '.ant-message *' })).toBeDefined();
  });
});

/** An event as it comes from another tab of this browser: the tabs share one stream. */
function receive(data: z.input<typeof homeworkEvents.progress.data>): void {
  const stream = events as unknown as { receive: (event: { id: number; name: string; data: unknown }) => void }; // the wire is not ours to fake further out
  stream.receive({ id: 1, name: homeworkEvents.progress.name, data });
}
