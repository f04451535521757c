import { screen, waitFor, within } from '@testing-library/react';
import { captureApi } from '@zhibi/contract/capture';
import { markingEvents } from '@zhibi/contract/events/marking';
import { type AnswerToMark, markingApi } from '@zhibi/contract/marking';
import { commentsApi } from '@zhibi/contract/marking/comments';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refused } from '../../../../test/fake-server.js';
import { talkingServer } from '../../../../test/server-says.js';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { events } from '../../../platform/events/use-event.js';
import { answer, answerId, ids, item, preset, presetId } from '../../parts/engine/specimen.js';
import { Page } from './page.js';

/** A class of three whose answers the server remembers. */
function markingRoom({ isOpen = false, released = false } = {}) {
  let answers = [
    answer(1, '陈思远'),
    answer(2, '王梓涵', { suggestion: 7, reading: { text: 'x=2', confidence: 0.93 } }),
    answer(3, '李沐阳', { late: true }),
  ];
  const server = fakeServer()
    .on(markingApi.items, () => ({
      title: '公式法',
      classNames: ['九(3)班'],
      isOpen,
      canRelease: !isOpen && answers.every(({ score }) => score !== null),
      released,
      items: [
        item({
          scored: answers.filter(({ score }) => score !== null).length,
          waiting: answers.filter(({ score }) => score === null).length,
        }),
        item({ itemId: ids.second, no: 7, waiting: 0, scored: 3 }),
      ],
    }))
    .on(markingApi.answers, ({ itemId }) => ({ items: itemId === ids.first ? answers : [] }))
    .on(markingApi.score, ({ scores }) => {
      for (const { answerId: id, revision } of scores)
        if (answers.find((one) => one.answerId === id)?.revision !== revision)
          throw new Refused('conflict', { reason: 'changed-meanwhile' });
      answers = answers.map((one) => {
        const given = scores.find((score) => score.answerId === one.answerId);
        return given
          ? {
              ...one,
              score: given.score,
              comment: given.comment,
              status: 'scored-by-person',
              revision: one.revision + 1,
            }
          : one;
      });
      return { items: answers.filter((one) => scores.some((score) => score.answerId === one.answerId)) };
    })
    .on(markingApi.undo, ({ answerId: id, revision }) => {
      answers = answers.map((one) =>
        one.answerId === id ? { ...one, score: null, status: 'waiting', revision: revision + 1 } : one,
      );
      return { answerId: id, revision: revision + 1, score: null };
    })
    .on(commentsApi.forMarking, () => ({
      subjectId: 202,
      questionType: 1 as const,
      items: [preset(1, '{姓名}，步骤要完整', -1), preset(2, '过程完整，很好', null)],
    }))
    .on(markingApi.release, () => ({}))
    .on(markingApi.restore, ({ answerId: id, revision }) => ({ answerId: id, revision: revision + 1, score: 8 }))
    .on(markingApi.ledger, () => ({
      items: [
        {
          entryId: '01990000-0000-7000-8000-00000000e001',
          at: '20261121083000',
          by: '林若溪',
          kind: 'person' as const,
          origin: 'screen' as const,
          from: 5,
          to: 8,
          confidence: null,
          comment: '',
          reason: null,
          can: { restore: true },
        },
      ],
    }));
  const overtake = (n: number, score: number) => {
    answers = answers.map((one) =>
      one.answerId === answerId(n)
        ? { ...one, score, status: 'scored-by-person', scoredBy: '周启明', revision: one.revision + 1 }
        : one,
    );
  };
  const change = (n: number, by: Partial<AnswerToMark>) => {
    answers = answers.map((one) => (one.answerId === answerId(n) ? { ...one, ...by } : one));
  };
  return {
    server,
    overtake,
    change,
    scoreOf: (n: number) => answers.find((one) => one.answerId === answerId(n))?.score,
  };
}
const open = async () => {
  const shown = await show(<Page />, { at: `/markFull?homework=${ids.homework}`, user: teacher() });
  await screen.findByRole('article', { name: /陈思远/ });
  return shown;
};
const cell = (name: RegExp) => screen.getByRole('article', { name });
const current = () => screen.getAllByRole('article').find((one) => one.getAttribute('aria-current') === 'true');

describe('marking by question', () => {
  it('gives scores from the keyboard: digits, Enter, the suggestion, half a point', async () => {
    // Two digits are one number while the clock stands still, however busy the machine is.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { scoreOf } = markingRoom();
    const { person } = await open();
    await person.keyboard('10{Enter}');
    await waitFor(() => expect(scoreOf(1)).toBe(10));
    expect(current()).toBe(cell(/王梓涵/));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(scoreOf(2)).toBe(7));
    await person.keyboard('8h{Enter}');
    await waitFor(() => expect(scoreOf(3)).toBe(8.5));
  });

  it('puts preset comments in by key: filled in for the student, their effect typed and not given, their use told', async () => {
    const { server, scoreOf } = markingRoom();
    const { person } = await open();
    await screen.findByRole('button', { name: /陈思远，步骤要完整/ });
    await person.keyboard('q');
    expect(screen.getByRole('button', { name: /陈思远，步骤要完整/ }).getAttribute('aria-pressed')).toBe('true');
    expect(scoreOf(1)).toBeNull();
    await person.keyboard('w{Enter}');
    await waitFor(() => expect(scoreOf(1)).toBe(9));
    expect(server.calls(markingApi.score)[0]?.input).toMatchObject({
      scores: [{ score: 9, comment: '陈思远，步骤要完整；过程完整，很好', presetIds: [presetId(1), presetId(2)] }],
    });
    await person.keyboard('qq5{Enter}');
    await waitFor(() => expect(scoreOf(2)).toBe(5));
    expect(server.calls(markingApi.score)[1]?.input).toMatchObject({ scores: [{ comment: '', presetIds: [] }] });
  });

  it('shows a picture that has not come as missing, takes no score for it, and asks for it again', async () => {
    const { server, change, scoreOf } = markingRoom();
    const picture = {
      homeworkId: ids.homework,
      studentId: answer(1, '').studentId,
      areaId: 'a1',
      source: 'scan' as const,
      version: 1,
      typed: null,
      besideMm: 10,
    };
    change(1, { pictures: [picture] });
    server.refuse(captureApi.evidencePicture, 'fault');
    const { person } = await open();
    expect(await screen.findByText('笔迹没有载入')).toBeDefined();
    await person.keyboard('5{Enter}');
    expect(server.calls(markingApi.score)).toEqual([]);
    expect((await screen.findAllByText(/看到后再给分/)).length).toBeGreaterThan(0);
    server.onFile(captureApi.evidencePicture, () => new Response('picture'));
    await person.click(screen.getByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(screen.queryByText(/笔迹没有载入|正在载入笔迹/)).toBeNull());
    await person.keyboard('5{Enter}');
    await waitFor(() => expect(scoreOf(1)).toBe(5));
  });

  it('has all of a long typed answer, and says how long it is', async () => {
    const { change } = markingRoom();
    const { studentId } = answer(1, '');
    const typed = '因为'.repeat(800);
    const of = { homeworkId: ids.homework, studentId, areaId: 'a1', source: 'screen' as const, version: 1 };
    change(1, { pictures: [{ ...of, typed, besideMm: 0 }] });
    await open();
    expect(await screen.findByText('共 1600 字，滚动看全文')).toBeDefined();
    expect(screen.getByText(typed)).toBeDefined();
  });

  it('takes a score where the school has the picture no more: it will never come', async () => {
    const { server, change, scoreOf } = markingRoom();
    const { studentId } = answer(1, '');
    const gone = {
      homeworkId: ids.homework,
      studentId,
      areaId: 'a1',
      source: 'scan' as const,
      version: 1,
      typed: null,
      besideMm: 10,
    };
    change(1, { pictures: [gone] });
    server.refuse(captureApi.evidencePicture, 'not-found');
    const { person } = await open();
    await screen.findByText('笔迹没有载入');
    await person.keyboard('5{Enter}');
    await waitFor(() => expect(scoreOf(1)).toBe(5));
  });

  it('goes on to the next that waits, past what the machine has scored; arrows go through all', async () => {
    const { change } = markingRoom();
    change(2, { status: 'scored-by-machine', score: 3 });
    const { person } = await open();
    await person.keyboard('5{Enter}');
    expect(current()).toBe(cell(/李沐阳/));
    await person.keyboard('{ArrowLeft}');
    expect(current()).toBe(cell(/王梓涵/));
    expect(screen.getByRole('button', { name: '3', pressed: true }).dataset.by).toBe('machine');
  });

  it('asks for a score where nobody and no machine has one', async () => {
    const { server } = markingRoom();
    const { person } = await open();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('先打分，再确认')).toBeTruthy();
    expect(server.calls(markingApi.score)).toEqual([]);
  });

  it('keeps what was typed when the arrows lead on', async () => {
    const { scoreOf } = markingRoom();
    const { person } = await open();
    await person.keyboard('6{ArrowRight}');
    await waitFor(() => expect(scoreOf(1)).toBe(6));
    expect(current()).toBe(cell(/王梓涵/));
  });

  it('takes a score back', async () => {
    const { scoreOf } = markingRoom();
    const { person } = await open();
    await person.keyboard('9{Enter}');
    await waitFor(() => expect(scoreOf(1)).toBe(9));
    await person.keyboard('u');
    await waitFor(() => expect(scoreOf(1)).toBeNull());
    expect(current()).toBe(cell(/陈思远/));
  });

  it('shows the score of a colleague who was quicker, and says so', async () => {
    const { overtake } = markingRoom();
    const { person } = await open();
    overtake(1, 4);
    await person.keyboard('9{Enter}');
    expect(await screen.findByText('这份答案刚被别人批改过，已为您刷新')).toBeTruthy();
    await waitFor(() => expect(cell(/陈思远，4 分/)).toBeTruthy());
    expect(within(cell(/陈思远/)).getByText(/周启明 刚批过/)).toBeTruthy();
  });

  it('keeps the cursor where it is, whatever others mark meanwhile: no key meets another student', async () => {
    const { server, overtake, scoreOf } = markingRoom();
    const say = talkingServer();
    const { person } = await open();
    events.start('teacher', [markingEvents.answersScored]);
    const told = (n: number, score: number) => {
      overtake(n, score);
      const { studentId } = answer(n, '');
      say(markingEvents.answersScored, {
        homeworkId: ids.homework,
        by: '周启明',
        answers: [{ itemId: ids.first, studentId, score }],
      });
    };
    told(1, 4);
    expect(await screen.findByRole('article', { name: /陈思远，4 分/ }, { timeout: 5000 })).toBeTruthy();
    expect(current()).toBe(cell(/陈思远/));
    await person.keyboard('{ArrowRight}1');
    told(2, 0);
    // What was given meanwhile stands beside what is typed; Enter asks before it is written over.
    expect(await within(cell(/王梓涵/)).findByText('周启明 刚给了 0 分', {}, { timeout: 5000 })).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(await screen.findByText(/再按一次回车，就改成您打的分/)).toBeTruthy();
    expect([scoreOf(2), server.calls(markingApi.score).length]).toEqual([0, 0]);
    expect(current()).toBe(cell(/王梓涵/));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(scoreOf(2)).toBe(1));
  });

  it('takes every suggestion in sight, but only those', async () => {
    const { scoreOf } = markingRoom();
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: /按机器建议批完（1）/ }));
    // One click gives nobody a score: how many they are is asked first.
    expect(await screen.findByText('按机器建议给这 1 份打分吗？')).toBeTruthy();
    expect(scoreOf(2)).toBeNull();
    await person.click(screen.getByRole('button', { name: '批完 1 份' }));
    await waitFor(() => expect(scoreOf(2)).toBe(7));
    expect([scoreOf(1), scoreOf(3)]).toEqual([null, null]);
  });

  it('offers nothing to Enter or to the batch where the machine has no suggestion', async () => {
    const { server, change } = markingRoom();
    change(2, { suggestion: null, reading: null });
    const { person } = await open();
    expect(screen.getByRole('button', { name: /按机器建议批完（0）/ })).toHaveProperty('disabled', true);
    expect(within(cell(/王梓涵/)).getByText('机器没有建议')).toBeTruthy();
    await person.keyboard('7{ArrowRight}{Enter}');
    expect(await screen.findByText('先打分，再确认')).toBeTruthy();
    await waitFor(() => expect(server.calls(markingApi.score)).toHaveLength(1));
  });

  it("shows a score of the machine as its own, and as the teacher's once it is confirmed", async () => {
    const { change } = markingRoom();
    change(1, { status: 'scored-by-machine', score: 4 });
    const { person } = await open();
    const shownScore = () => within(cell(/陈思远/)).getByText('4');
    expect(shownScore().dataset.by).toBe('machine');
    await person.click(within(cell(/陈思远/)).getByRole('button', { name: '陈思远' }));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(shownScore().dataset.by).toBe('teacher'));
  });

  it('flags a late hand-in and shows the ledger of a score, out of which a score is given again', async () => {
    const { server } = markingRoom();
    const { person } = await open();
    expect(within(cell(/李沐阳/)).getByText(/补交/)).toBeTruthy();
    await person.click(within(cell(/陈思远/)).getByText('未批'));
    expect(await screen.findByText('5 → 8')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '恢复此分' }));
    await waitFor(() => expect(server.calls(markingApi.restore)).toMatchObject([{ input: { answerId: answerId(1) } }]));
  });

  it.each([
    [{}, '全部批完了，可以发还给学生'],
    [{ isOpen: true }, '全部批完了，收卷后可以发还'],
    [{ released: true }, '全部批完了'],
  ])('says what comes next once all is marked: %o', async (how, words) => {
    markingRoom(how);
    const { person } = await open();
    await person.keyboard('a{Enter}{Enter}a{Enter}');
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('leads to the report once the papers are given back', async () => {
    markingRoom({ released: true });
    const { person } = await open();
    await person.keyboard('a{Enter}{Enter}a{Enter}');
    const report = await screen.findByRole('link', { name: /看报告/ });
    expect(report.getAttribute('href')).toBe(`/study/analysis?homework=${ids.homework}`);
  });

  it('gives the papers back once all are marked', async () => {
    const { server } = markingRoom();
    const { person } = await open();
    await person.keyboard('a{Enter}{Enter}a{Enter}');
    await person.click(await screen.findByRole('button', { name: /发还给学生/ }));
    await person.click(await screen.findByRole('button', { name: '发还给学生' }));
    await waitFor(() => expect(server.calls(markingApi.release)).toHaveLength(1));
  });
});
