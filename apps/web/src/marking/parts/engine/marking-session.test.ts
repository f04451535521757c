import type { AnswerToMark } from '@zhibi/contract/marking';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/api.js';
import { KeptDecisions } from './kept-decisions.js';
import { MarkingSession } from './marking-session.js';
import type { MarkingSessionNeeds } from './marking-session-needs.js';
import { answer, answerId, ids } from './specimen.js';

const networkAway = new Refusal({ code: 0, message: '网络异常' });
const changed = new Refusal({ code: -1409, message: '刚被批改', reason: 'changed-meanwhile' });

/** A server with a memory, and a browser that knows its answers. */
function sitting(...answers: AnswerToMark[]) {
  const kept = new KeptDecisions('marking');
  const onServer = new Map(answers.map((one) => [one.answerId, one]));
  const inBrowser = new Map(onServer);
  const reported: unknown[] = [];
  const failures: Refusal[] = [];
  const sent: string[] = [];
  const needs: MarkingSessionNeeds = {
    score: async (scores) => {
      sent.push(scores.map(({ score }) => score).join());
      const stale = scores.some(({ answerId: id, revision }) => onServer.get(id)?.revision !== revision);
      if (stale) throw changed;
      const items = scores.map(({ answerId: id, revision, score, comment }) => {
        onServer.set(id, {
          ...answer(1, ''),
          ...onServer.get(id),
          score,
          comment: comment ?? '',
          revision: revision + 1,
        });
        return { answerId: id, revision: revision + 1, score };
      });
      const failure = failures.shift();
      if (failure) throw failure;
      return items;
    },
    takeBack: async (id, revision) => {
      onServer.set(id, { ...answer(1, ''), ...onServer.get(id), score: null, revision: revision + 1 });
      return { answerId: id, revision: revision + 1, score: null };
    },
    find: (_, id) => inBrowser.get(id),
    patch: (_, id, change) => {
      const before = inBrowser.get(id);
      if (before) inBrowser.set(id, { ...before, ...change });
    },
    refresh: async () => {
      for (const [id, one] of onServer) inBrowser.set(id, one);
    },
    onSettled: () => {},
    kept,
    notify: (news) => reported.push(news),
    by: () => '林若溪',
    at: () => '20261121083000',
    now: () => 0,
    wait: async () => {},
  };
  return {
    marks: new MarkingSession(needs),
    again: () => new MarkingSession(needs),
    kept,
    needs,
    onServer,
    inBrowser,
    reported,
    failures,
    sent,
  };
}
const give = (n: number, score: number) => ({ itemId: ids.first, answerId: answerId(n), score, comment: '' });

describe('a marking session', () => {
  beforeEach(() => localStorage.clear());

  it('keeps on the device what has not arrived, and the next sitting sends it', async () => {
    const { needs, again, kept, onServer } = sitting(answer(1, '甲'), answer(2, '乙'));
    const away = new MarkingSession({ ...needs, score: () => new Promise(() => {}) });
    away.give([give(1, 2)]);
    away.give([give(2, 1)]);
    expect(
      kept
        .all()
        .map(({ score }) => score)
        .sort(),
    ).toEqual([1, 2]);
    expect([...away.get().sending].sort()).toEqual([answerId(1), answerId(2)].sort());
    const next = again();
    next.resume();
    await next.settled();
    expect([onServer.get(answerId(1))?.score, onServer.get(answerId(2))?.score]).toEqual([2, 1]);
    expect([kept.all(), next.get().unsent, next.get().sending.size]).toEqual([[], 0, 0]);
  });

  it('tells of what was left where somebody else has scored it meanwhile, and keeps it no longer', async () => {
    const { needs, again, kept, onServer, reported } = sitting(answer(1, '甲'));
    new MarkingSession({ ...needs, score: () => new Promise(() => {}) }).give([give(1, 2)]);
    onServer.set(answerId(1), { ...answer(1, '甲'), score: 0, revision: 9 });
    const next = again();
    next.resume();
    await next.settled();
    expect([onServer.get(answerId(1))?.score, reported, kept.all()]).toEqual([0, ['changed-meanwhile'], []]);
  });

  it('tells nobody of a score of one’s own that the school took while the page was loaded again', async () => {
    const { needs, again, onServer, reported } = sitting(answer(1, '甲'));
    new MarkingSession({ ...needs, score: () => new Promise(() => {}) }).give([give(1, 2)]);
    onServer.set(answerId(1), { ...answer(1, '甲'), score: 2, revision: 2 });
    const next = again();
    next.resume();
    await next.settled();
    expect([reported, next.get().conflicts.size]).toEqual([[], 0]);
  });

  it('shows a score before the server has it', async () => {
    const { marks, inBrowser, onServer } = sitting(answer(1, '陈思远'));
    marks.give([give(1, 8)]);
    expect(inBrowser.get(answerId(1))).toMatchObject({ score: 8, status: 'scored-by-person' });
    expect(marks.get().unsent).toBe(1);
    await marks.settled();
    expect(onServer.get(answerId(1))?.score).toBe(8);
    expect(marks.get().unsent).toBe(0);
  });

  it('does not run into its own changes when a score is corrected at once', async () => {
    const { marks, onServer, reported } = sitting(answer(1, '陈思远'));
    marks.give([give(1, 8)]);
    marks.give([give(1, 9)]);
    await marks.settled();
    expect(onServer.get(answerId(1))).toMatchObject({ score: 9, revision: 3 });
    expect(reported).toEqual([]);
  });

  it('leaves the score of a colleague who was quicker, and says so', async () => {
    const { marks, onServer, inBrowser, reported } = sitting(answer(1, '陈思远'));
    onServer.set(answerId(1), answer(1, '陈思远', { score: 6, revision: 2, scoredBy: '周启明' }));
    marks.give([give(1, 8)]);
    await marks.settled();
    expect(inBrowser.get(answerId(1))).toMatchObject({ score: 6, scoredBy: '周启明' });
    expect(marks.get().conflicts).toEqual(new Set([answerId(1)]));
    expect(reported).toEqual(['changed-meanwhile']);
  });

  it('sends the untouched answers of a refused batch again', async () => {
    const { marks, onServer, inBrowser } = sitting(answer(1, '陈思远'), answer(2, '王梓涵'));
    onServer.set(answerId(1), answer(1, '陈思远', { score: 6, revision: 2 }));
    marks.give([give(1, 8), give(2, 9)]);
    await marks.settled();
    expect([inBrowser.get(answerId(1))?.score, inBrowser.get(answerId(2))?.score]).toEqual([6, 9]);
    expect(marks.get().conflicts).toEqual(new Set([answerId(1)]));
  });

  it('keeps a score until the network is back, and does not take its own echo for a colleague', async () => {
    const { marks, onServer, failures, reported, sent } = sitting(answer(1, '陈思远'));
    failures.push(networkAway); // the server had it, its answer was lost
    marks.give([give(1, 8)]);
    await marks.settled();
    expect(onServer.get(answerId(1))?.score).toBe(8);
    expect(sent).toEqual(['8', '8']);
    expect(reported).toEqual([]);
  });

  it('takes back the newest decision first, and a batch as one', async () => {
    const { marks, inBrowser } = sitting(answer(1, '陈思远'), answer(2, '王梓涵'), answer(3, '李沐阳'));
    marks.give([give(1, 8), give(2, 9)]);
    marks.give([give(3, 10)]);
    expect(marks.undo()?.answerId).toBe(answerId(3));
    await marks.settled();
    expect(inBrowser.get(answerId(3))?.score).toBeNull();
    marks.undo();
    await marks.settled();
    expect([inBrowser.get(answerId(1))?.score, inBrowser.get(answerId(2))?.score]).toEqual([null, null]);
    expect(marks.get().canUndo).toBe(false);
  });
});
