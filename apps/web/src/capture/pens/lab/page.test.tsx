import { fireEvent, screen, waitFor } from '@testing-library/react';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi, type SubmissionOfStudent } from '@zhibi/contract/homework';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { homework, newId, teacher } from '../../../../test/world.js';
import { Page } from './page.js';

const studentOf = (name: string): SubmissionOfStudent => ({
  studentId: newId(),
  studentNo: '01',
  name,
  classId: newId(),
  className: '九(3)班',
  status: 'writing',
  late: false,
  firstInkAt: null,
  handedInAt: null,
  endAt: null,
  excuse: null,
  score: null,
  pageCodes: [{ page: 1, pageCode: `1.2.3.${name}` }],
});

function classroom() {
  const work = homework({ title: '公式法' });
  const server = fakeServer()
    .on(homeworkApi.list, () => ({ items: [work], next: null }))
    .on(homeworkApi.detail, () => work)
    .on(homeworkApi.submissions, () => ({ items: [studentOf('陈思远'), studentOf('王梓涵')] }))
    .on(captureApi.pageInk, () => ({ pages: [{ page: 1, pageCode: '1.2.3.陈思远', ink: '' }], battery: 15 }))
    .on(captureApi.labInk, ({ strokes }) => ({
      accepted: strokes.length,
      duplicates: 0,
      queued: 0,
      rejected: [],
      lastSeq: -1,
    }));
  return { server, work };
}

function write(surface: HTMLElement): void {
  surface.getBoundingClientRect = () => ({
    left: 0,
    top: 0,
    width: 210,
    height: 297,
    right: 210,
    bottom: 297,
    x: 0,
    y: 0,
    toJSON: () => '',
  });
  fireEvent.pointerDown(surface, { clientX: 20, clientY: 30, button: 0 });
  fireEvent.pointerMove(surface, { clientX: 40, clientY: 50 });
  fireEvent.pointerUp(surface);
}

describe('the pen lab', () => {
  it('asks for a homework first', async () => {
    classroom();
    await show(<Page />, { at: '/demo', user: teacher() });
    expect(await screen.findByText('先选一次作业')).toBeTruthy();
  });

  it("writes on a student's page, keeps the ink while the network is away and sends it when it is back", async () => {
    const { server, work } = classroom();
    const { person } = await show(<Page />, { at: `/demo?homework=${work.homeworkId}`, user: teacher() });
    const surface = await screen.findByRole('application', { name: '书写区' });
    server.isOffline = true;
    write(surface);
    expect(await screen.findByText('1 笔未发送')).toBeTruthy();
    server.isOffline = false;
    await person.click(screen.getByRole('button', { name: '现在再发' }));
    expect(await screen.findByText('都已保存，共 1 笔')).toBeTruthy();
    expect(server.calls(captureApi.labInk).at(-1)?.input).toMatchObject({
      pageCode: '1.2.3.陈思远',
      strokes: [{ tip: 'pen' }],
    });
  });

  it('shows everybody on the wall, with numbers instead of names where that is wished', async () => {
    const { work } = classroom();
    const { person } = await show(<Page />, { at: `/demo?view=wall&homework=${work.homeworkId}`, user: teacher() });
    expect(await screen.findByText('王梓涵')).toBeTruthy();
    // Whoever followed "Live ink" reads that word again above the wall.
    expect(screen.getByRole('heading', { name: '实时笔迹' })).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: '隐去姓名' }));
    await waitFor(() => expect(screen.queryByText('王梓涵')).toBeNull());
    expect(screen.getByText('2 号')).toBeTruthy();
    expect(screen.getAllByText('笔电量 15%')).toHaveLength(2);
  });

  it('says nothing of a pen that lasts', async () => {
    const { server, work } = classroom();
    server.on(captureApi.pageInk, () => ({ pages: [], battery: 20 }));
    await show(<Page />, { at: `/demo?view=wall&homework=${work.homeworkId}`, user: teacher() });
    await screen.findByText('王梓涵');
    await waitFor(() => expect(server.calls(captureApi.pageInk)).toHaveLength(2));
    expect(screen.queryByText(/笔电量/)).toBeNull();
  });

  it('sets queued ink aside only after asking', async () => {
    const { server } = classroom();
    const queueId = newId();
    let isThere = true;
    server
      .on(captureApi.queue, () => ({
        items: isThere
          ? [
              {
                queueId,
                reason: 'unknown-page' as const, // one of the reasons
                pageCode: '9.9.9.9',
                codeRule: 'neo',
                deviceMac: '9C7BD2000001',
                strokes: 3,
                firstAt: '20261121083000',
                lastAt: '20261121083100',
                ink: '',
                homework: null,
                student: null,
              },
            ]
          : [],
        next: null,
      }))
      .on(captureApi.dismissQueued, () => {
        isThere = false;
        return {};
      });
    const { person } = await show(<Page />, { at: '/demo?view=queue', user: teacher() });
    await person.click(await screen.findByRole('button', { name: '放到一边' }));
    expect(server.calls(captureApi.dismissQueued)).toEqual([]);
    await person.click(await screen.findByRole('button', { name: '确定' }));
    expect(await screen.findByText('没有待认领的笔迹')).toBeTruthy();
  });

  it('looks at a copy that was given back: a touch leaves nothing on it before a pen is taken up', async () => {
    const { server, work } = classroom();
    server.on(homeworkApi.submissions, () => ({ items: [{ ...studentOf('陈思远'), status: 'released' as const }] }));
    const { person } = await show(<Page />, { at: `/demo?homework=${work.homeworkId}`, user: teacher() });
    write(await screen.findByRole('application'));
    expect(server.calls(captureApi.labInk)).toHaveLength(0);
    await person.click(screen.getByText('学生的笔'));
    write(screen.getByRole('application'));
    await waitFor(() => expect(server.calls(captureApi.labInk)).toHaveLength(1));
  });
});
