import { screen, within } from '@testing-library/react';
import { type SpokenForTeacher, type SpokenRow, spokenApi } from '@zhibi/contract/homework/spoken';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page } from './page.js';

const spokenId = newId();
const classId = newId();
const task: SpokenForTeacher = {
  spokenId,
  subjectId: 202,
  kind: 'words',
  title: '读词语',
  note: '',
  language: 'zh-CN',
  items: ['寒山', '石径'],
  tries: 3,
  seconds: 60,
  picture: null,
  model: null,
  startAt: '20261121080000',
  endAt: '20261121200000',
  status: 'open',
  classes: [{ classId, className: '三(1)班' }],
  progress: { total: 2, sent: 1, scored: 0 },
  can: { withdraw: false, change: true, changeWords: false, extend: true, score: true },
};
const measures = {
  durationMs: 6_000,
  spanMs: 5_000,
  voicedMs: 4_000,
  pauses: 1,
  longestPauseMs: 900,
  loudnessDb: -18,
  clipped: 0,
  levels: [10, 80, 20],
};
const row = (name: string, change: Partial<SpokenRow> = {}): SpokenRow => ({
  studentId: newId(),
  studentNo: '1',
  name,
  classId,
  tries: 0,
  last: null,
  pace: null,
  sameAs: [],
  verdict: null,
  revision: 0,
  ...change,
});
const last = (scores?: [number, number]): SpokenRow['last'] => ({
  tryId: newId(),
  nth: 2,
  recordedAt: '20261121190000',
  receivedAt: '20261121190100',
  late: false,
  cues: [],
  measures,
  assessment: scores
    ? {
        overall: 72,
        accuracy: 70,
        completeness: null,
        fluency: 66,
        words: task.items.map((word, no) => ({ no, word, score: scores[no] ?? 0, atMs: null })),
      }
    : null,
});

const open = (rows: SpokenRow[], hasService: boolean) => {
  fakeServer().on(spokenApi.detail, () => ({ task, rows, hasService }));
  return show(<Page />, { at: `/study/spokenDetail?spoken=${spokenId}`, user: teacher() });
};
const cellsOf = async (name: string) => {
  const one = (await screen.findByText(name)).closest('tr');
  if (one === null) throw new Error('no row');
  return within(one)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('the results of a spoken homework', () => {
  it('say what a service said, best and worst word, and the words of the class', async () => {
    await open([row('李雷', { tries: 2, last: last([91, 38]) }), row('韩梅')], true);
    const cells = await cellsOf('李雷');
    expect(cells.slice(2, 8)).toEqual(['2', expect.stringContaining('72'), '70', '--', '66', '寒山 91 / 石径 38']);
    expect(screen.getByRole('button', { name: '石径 38' })).toBeTruthy();
    expect((await cellsOf('韩梅')).slice(1, 4)).toEqual(['未交', '0', '--']);
  });

  it('say that there is no service, and the teacher’s score stands alone', async () => {
    const verdict = {
      score: 95,
      comment: '',
      commentFile: null,
      redo: false,
      redoNote: '',
      judgedAt: '20261121210000',
    };
    await open([row('李雷', { tries: 1, last: last(), verdict, revision: 1 })], false);
    expect(await screen.findByText(/没有接入口语测评服务/)).toBeTruthy();
    expect((await cellsOf('李雷')).slice(3, 8)).toEqual([expect.stringContaining('95'), '--', '--', '--', '--']);
  });
});
